import type { ScriptRow } from '../../../../core/formats/parts.ts';
import type { VideoScriptParts } from '../../../../core/formats/video-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { screenTitle, videoTitles } from '../compose/video-titles.ts';
import type { Desk } from '../desk.ts';
import { splitSentences } from '../text/sentences.ts';
import { frameOutline, type FramedItem, type OutlineFrame } from './frame.ts';

const OPINION_WORDS = 220;
const SHOT_WORDS = 60;
const HOOK_SECONDS = 15;
const SECONDS_A_ROW = 40;
const PLACES = 4;
const TO_CAMERA = 'Straight to camera, in the place it is about';

type Scene = Omit<ScriptRow, 'start' | 'end'>;

/** Rows of fixed length, since nobody knows yet what will be said in them. */
export function outlineVideo(desk: Desk): { parts: VideoScriptParts; sources: number } {
  const frame = frameOutline(desk, 'Video Script');
  const { english, phrases } = desk;
  const { question, promise } = frame.words;
  const opinion = opinionScenes(desk, frame);
  const items = frame.items(PLACES);
  const hook: Scene = {
    spoken: english ? desk.voice.opening[desk.angle].video : frame.ask('a first sentence that makes people stay'),
    visual: frame.scene(),
    onScreen: screenTitle(desk.topic),
  };
  const close: Scene[] = english ? [{ spoken: phrases.next('invite'), visual: '', onScreen: '' }] : [];
  const rows = spread([hook, ...opinion, ...items.map((item) => placeScene(item, desk, frame)), ...close]);
  const titles = english
    ? videoTitles(desk, [question, promise])
    : [...videoTitles(desk, []), frame.ask('a title that asks'), frame.ask('a title with a number of your own')];
  return {
    parts: {
      titles: titles.filter(Boolean),
      description: english
        ? desk.topic.quotedWith(promise, 120)
        : frame.ask('what viewers get to see, in two sentences'),
      chapters: [
        { start: 0, title: english ? 'Start' : desk.topic.title(40) },
        ...items.map(({ heading }, at) => ({ start: rows[1 + opinion.length + at]?.start ?? 0, title: heading })),
      ],
      rows,
    },
    sources: frame.sources(),
  };
}

/** The question is spoken: the answer that fills the gap reads on from it. */
function placeScene({ heading, label, quotation, gap }: FramedItem, { english }: Desk, frame: OutlineFrame): Scene {
  const spoken = [english ? heading : '', quotation, gap].filter(Boolean).join('\n');
  return { spoken, visual: frame.scene(), onScreen: label };
}

function opinionScenes({ opinion, english }: Desk, frame: OutlineFrame): Scene[] {
  const words = opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const scenes = inShots(words).map((spoken) => ({ spoken, visual: english ? TO_CAMERA : '', onScreen: '' }));
  const gap = frame.opinionGap();
  return gap === '' ? scenes : [...scenes, { spoken: gap, visual: '', onScreen: '' }];
}

/** A long opinion in several shots, cut at sentences. */
function inShots(spoken: string): string[] {
  const parts: string[] = [];
  for (const sentence of splitSentences(spoken)) {
    const longer = `${parts.at(-1) ?? ''} ${sentence}`.trim();
    if (parts.length > 0 && countWords(longer) <= SHOT_WORDS) parts[parts.length - 1] = longer;
    else parts.push(sentence);
  }
  return parts;
}

function spread(scenes: readonly Scene[]): ScriptRow[] {
  return scenes.map((scene, at) => {
    const start = at === 0 ? 0 : HOOK_SECONDS + (at - 1) * SECONDS_A_ROW;
    return { ...scene, start, end: HOOK_SECONDS + at * SECONDS_A_ROW };
  });
}
