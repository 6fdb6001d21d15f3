import type { ShortContentScriptParts } from '../../../../core/formats/short-content-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { screenTitle } from '../compose/video-titles.ts';
import type { Desk } from '../desk.ts';
import { hashtagsOf } from '../text/hashtags.ts';
import { frameOutline } from './frame.ts';

const OPINION_WORDS = 32;
const HOOK_WORDS = 10;
const CAPTION_CHARACTERS = 150;
const STARTS = [0, 3, 13, 22, 31, 35] as const;

export function outlineShortScript(desk: Desk): { parts: ShortContentScriptParts; sources: number } {
  const frame = frameOutline(desk, 'Short Content Script');
  const { english, topic } = desk;
  const { question, promise } = frame.words;
  const opinion = desk.opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const opinionGap = frame.opinionGap();
  const [first, second] = frame.items(2);
  const hook = english ? hookOf(desk, question) : frame.ask('an opening of at most 10 words');
  const rows = [
    { spoken: hook, onScreen: screenTitle(topic) },
    { spoken: opinion === '' ? opinionGap : opinion, onScreen: '' },
    { spoken: [first?.quotation, first?.gap].filter(Boolean).join('\n'), onScreen: first?.label ?? '' },
    opinion === ''
      ? { spoken: second?.gap ?? '', onScreen: second?.label ?? '' }
      : { spoken: opinionGap, onScreen: '' },
    ...(english ? [{ spoken: desk.phrases.next('ask'), onScreen: '' }] : []),
  ].filter(({ spoken }) => spoken !== '');
  return {
    parts: {
      rows: rows.map((row, at) => ({
        ...row,
        visual: sceneAt(at, rows.length, frame.scene),
        start: STARTS[at] ?? 0,
        end: STARTS[at + 1] ?? 0,
      })),
      caption: english ? topic.quotedWith(promise, CAPTION_CHARACTERS) : frame.ask('a caption of one sentence'),
      hashtags: hashtagsOf(topic.title(80)),
    },
    sources: frame.sources(),
  };
}

function hookOf({ angle, topicKind, voice }: Desk, question: string): string {
  const asks = topicKind.kind !== 'question' && countWords(question) <= HOOK_WORDS;
  return asks && angle !== 'story' ? question : voice.hook[angle].short;
}

/** Whoever speaks is seen while the opinion is said and at the end. */
function sceneAt(at: number, rows: number, scene: () => string): string {
  return at === 1 || at === rows - 1 ? '' : scene();
}
