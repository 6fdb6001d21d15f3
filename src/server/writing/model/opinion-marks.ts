import { blankSourceMarks } from '../checking/source-marks.ts';
import { folded } from '../stance/folded.ts';
import { sentenceSpans } from '../tracing/sentence-spans.ts';

/** A point of the opinion, and the letters of the draft's sentence that the model says carries it. */
export interface MarkedPoint {
  /** In lower case: `o2`. */
  readonly pointId: string;
  readonly words: string;
}

/** Marks of sources and points in one pair of brackets, as some models set them: `[s1, o2]`. */
const MIXED = /[[【]\s{0,3}[so]\d+(?:\s{0,3}[,;]\s{0,3}[so]\d+)+\s{0,3}[\]】]/gi;
/** ` [o2]`, `[o1, o2]`, `【O3】`, with the blanks before it. */
const MARK = /(?<![ \t])[ \t]*[[【]\s{0,3}o\d+(?:\s{0,3}[,;]\s{0,3}o\d+)*\s{0,3}[\]】]/gi;
/** Each id in brackets of its own. */
export function withSeparateMarks(draft: string): string {
  return draft.replace(MIXED, (list) => (list.match(/[so]\d+/gi) ?? []).map((id) => `[${id}]`).join(''));
}

/** The draft without the marks of points. */
export function withoutOpinionMarks(draft: string): string {
  return draft.replace(MARK, '');
}

/** Which sentences of the draft the model marked, in its order. */
export function markedPoints(draft: string): MarkedPoint[] {
  const blanked = blankSourceMarks(draft.replace(MARK, (marks) => ' '.repeat(marks.length)));
  if (blanked === draft) return [];
  const marks = [...draft.matchAll(MARK)];
  return sentenceSpans(blanked).flatMap(({ start, end }) => {
    const words = folded(blanked.slice(start, end));
    const ids = marks
      .filter(({ index }) => index >= start && index < end)
      .flatMap(({ 0: mark }) => mark.toLowerCase().match(/o\d+/g) ?? []);
    return words === '' ? [] : [...new Set(ids)].map((pointId) => ({ pointId, words }));
  });
}
