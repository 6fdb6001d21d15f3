import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { ScriptRow } from '../../../../core/formats/parts.ts';
import type { VideoScriptParts } from '../../../../core/formats/video-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { HOOKS } from '../compose/short-content-script.ts';
import { describe, opening, titlesOf } from '../compose/video-titles.ts';
import { VIEW_SHOTS } from '../compose/view-shots.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { splitSentences } from '../text/sentences.ts';
import { frameOutline, type FramedItem, type OutlineFrame } from './frame.ts';

const OPINION_WORDS = 220;
const SHOT_WORDS = 60;
const HOOK_SECONDS = 15;
const SECONDS_A_ROW = 40;
const PLACES = 4;
/** Beside the case that stands behind the opinion; one for each variant. */
const CASE_VISUALS = [
  'Whoever it happened to, or the place where it happened',
  'The page, message or chart you speak of',
  'Something that was there on that day, held in a hand',
] as const;

type Scene = Omit<ScriptRow, 'start' | 'end'>;

/** Rows of fixed length, since nobody knows yet what will be said in them. */
export function outlineVideo(desk: Desk): { parts: VideoScriptParts; sources: number } {
  const frame = frameOutline(desk, 'Video Script');
  const { english, phrases } = desk;
  const shots = VIEW_SHOTS[desk.angle];
  const opinion = opinionScenes(desk, frame);
  const items = frame.items(PLACES);
  const hook: Scene = {
    ...(english && !frame.isBlank ? opening(desk) : { spoken: gap(ofVariant(HOOKS, desk.variant)), onScreen: '' }),
    visual: english ? shots.hook : '',
  };
  const close: Scene[] = english && !frame.isBlank ? [{ spoken: phrases.next('invite'), ...shots.close }] : [];
  const rows = spread([hook, ...opinion, ...items.map((item) => placeScene(item, desk, frame)), ...close]);
  return {
    parts: {
      titles: titlesOf(desk),
      description: describe(desk),
      chapters: [
        { start: 0, title: 'Start' },
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

function opinionScenes(desk: Desk, frame: OutlineFrame): Scene[] {
  const { english, angle, opinion, variant } = desk;
  const words = opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const shots = countWords(words) <= SHOT_WORDS ? [words].filter(Boolean) : inShots(words);
  const scenes = shots.map((spoken, at) => ({
    spoken,
    visual: english && at === 0 ? VIEW_SHOTS[angle].view.visual : '',
    onScreen: english && at === 0 ? VIEW_SHOTS[angle].view.onScreen : '',
  }));
  const gap = frame.opinionGap();
  const visual = english ? ofVariant(CASE_VISUALS, variant) : '';
  return gap === '' ? scenes : [...scenes, { spoken: gap, visual, onScreen: '' }];
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
