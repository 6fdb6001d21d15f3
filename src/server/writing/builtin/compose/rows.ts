import { spokenSeconds } from '../../../../core/checks/reading-pace.ts';
import type { ScriptRow } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import type { Shot } from '../lines/quote-lines.ts';
import { splitSentences } from '../text/sentences.ts';

/** What is said, with what is seen for as long as the words last. */
export interface SpokenShot extends Shot {
  readonly spoken: string;
}

const SHORTEST_ROW = 2;

/** Rows one after another, each as long as its words take to say, in whole seconds. */
export function timeRows(shots: readonly SpokenShot[]): ScriptRow[] {
  let spoken = 0;
  let start = 0;
  return shots.map((shot) => {
    spoken += spokenSeconds(shot.spoken);
    const end = Math.max(start + SHORTEST_ROW, Math.round(spoken));
    const row = { start, end, ...shot };
    start = end;
    return row;
  });
}

/** A long text as several shots of at most `words` words, cut at sentences; the pictures are handed out in turn. */
export function splitShots(spoken: string, pictures: readonly Shot[], words: number): SpokenShot[] {
  const parts: string[] = [];
  for (const sentence of splitSentences(spoken)) {
    const longer = `${parts.at(-1) ?? ''} ${sentence}`.trim();
    if (parts.length > 0 && countWords(longer) <= words) parts[parts.length - 1] = longer;
    else parts.push(sentence);
  }
  return parts.map((part, at) => ({
    spoken: part,
    ...(pictures[at % pictures.length] ?? { visual: '', onScreen: '' }),
  }));
}
