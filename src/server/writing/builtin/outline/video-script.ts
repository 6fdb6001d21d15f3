import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { ScriptRow } from '../../../../core/formats/parts.ts';
import type { VideoScriptParts } from '../../../../core/formats/video-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { splitShots } from '../compose/rows.ts';
import { videoTitles } from '../compose/video-titles.ts';
import type { Desk } from '../desk.ts';
import { VIDEO_KITS } from '../kits/video/video-kits.ts';
import type { Shot } from '../kits/video/video-kit.ts';
import { frameOutline } from './frame.ts';

const OPINION_WORDS = 220;
const HOOK_SECONDS = 15;
const SECONDS_A_ROW = 40;

/** Rows of fixed length, since nobody knows yet what will be said in them. */
export function outlineVideo(desk: Desk): { parts: VideoScriptParts; sources: number } {
  const { items, sources, subjectGap } = frameOutline(desk, desk.quotes.slice(0, 4));
  const tails = desk.english ? VIDEO_KITS[desk.angle].titleTails : [];
  const hook: Shot = {
    spoken: desk.english ? desk.voice.hook[desk.angle].video : subjectGap('a first sentence'),
    visual: '',
    onScreen: '',
  };
  const scenes = items.slice(0, 5).map(({ heading, quotation, gap: open }) => ({
    title: heading,
    shot: { spoken: [quotation, open].filter(Boolean).join('\n'), visual: '', onScreen: heading },
  }));
  const opinion = opinionShots(desk);
  const rows = spread([hook, ...opinion, ...scenes.map(({ shot }) => shot)]);
  return {
    parts: {
      titles: titles(desk, tails, subjectGap),
      description: subjectGap('a description of two or three sentences'),
      chapters: [
        { start: 0, title: 'Start' },
        ...scenes.map(({ title }, at) => ({ start: rows[1 + opinion.length + at]?.start ?? 0, title })),
      ],
      rows,
    },
    sources,
  };
}

function titles(desk: Desk, tails: readonly string[], subjectGap: (place: string) => string): string[] {
  const [topic = '', ...rest] = videoTitles(desk, tails);
  return [topic, ...(rest.length > 0 ? rest : [subjectGap('a title'), subjectGap('a second title')])];
}

function opinionShots({ opinion }: Desk): Shot[] {
  const words = opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  if (words === '') return [{ spoken: gap('your own view in one sentence'), visual: '', onScreen: '' }];
  return splitShots(words, [{ visual: '', onScreen: '' }], 60);
}

function spread(shots: readonly Shot[]): ScriptRow[] {
  return shots.map((shot, at) => {
    const start = at === 0 ? 0 : HOOK_SECONDS + (at - 1) * SECONDS_A_ROW;
    return { ...shot, start, end: HOOK_SECONDS + at * SECONDS_A_ROW };
  });
}
