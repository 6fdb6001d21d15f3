import type { ShortContentScriptParts } from '../../../../core/formats/short-content-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { screenTitle } from '../compose/video-titles.ts';
import { VIEW_SHOTS } from '../compose/view-shots.ts';
import type { Desk } from '../desk.ts';
import { hashtagsOf } from '../text/hashtags.ts';
import { frameOutline } from './frame.ts';

const OPINION_WORDS = 32;
const HOOK_WORDS = 10;
const CAPTION_CHARACTERS = 150;
const STARTS = [0, 3, 13, 22, 31, 35] as const;

interface Scene {
  readonly spoken: string;
  readonly visual: string;
  readonly onScreen: string;
}

export function outlineShortScript(desk: Desk): { parts: ShortContentScriptParts; sources: number } {
  const frame = frameOutline(desk, 'Short Content Script');
  const { english, topic } = desk;
  const { question } = frame.words;
  const opinion = desk.opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const opinionGap = frame.opinionGap();
  const [first, second] = frame.items(2);
  const shots = VIEW_SHOTS[desk.angle];
  const hook = english ? hookOf(desk, question) : frame.askFor('a hook');
  const secondGap = opinion === '' ? (second?.gap ?? '') : opinionGap;
  const list = frame.words.checklist.slice(0, 2).map((line) => `${line}.`);
  const scenes: Scene[] = [
    { spoken: hook, visual: shots.hook, onScreen: screenTitle(topic) },
    { spoken: opinion === '' ? opinionGap : opinion, ...shots.view },
    {
      spoken: [first?.quotation, first?.gap].filter(Boolean).join('\n'),
      visual: frame.scene(),
      onScreen: first?.label ?? '',
    },
    english && desk.angle === 'list'
      ? { spoken: list.join('\n'), visual: frame.scene(), onScreen: 'To tick off' }
      : { spoken: secondGap, visual: frame.scene(), onScreen: opinion === '' ? (second?.label ?? '') : '' },
    { spoken: english ? desk.phrases.next('ask') : '', ...shots.close },
  ];
  const rows = scenes.filter(({ spoken }) => spoken !== '');
  const caption = hook === question ? desk.phrases.next('ask') : question;
  return {
    parts: {
      rows: rows.map((row, at) => ({
        ...(english ? row : { ...row, visual: '', onScreen: at < 2 ? '' : row.onScreen }),
        start: STARTS[at] ?? 0,
        end: STARTS[at + 1] ?? 0,
      })),
      caption: english ? topic.quotedWith(caption, CAPTION_CHARACTERS) : frame.askFor('a caption'),
      hashtags: hashtagsOf(topic.title(80), english),
    },
    sources: frame.sources(),
  };
}

function hookOf({ angle, topicKind, voice }: Desk, question: string): string {
  const asks = topicKind.kind !== 'question' && countWords(question) <= HOOK_WORDS;
  return asks && angle !== 'story' ? question : voice.hook[angle].short;
}
