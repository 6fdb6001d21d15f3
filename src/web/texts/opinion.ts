import { counted } from './words.ts';

/** What the research tab says of the author's opinion. None of it promises that everything is found. */
export const OPINION_TEXTS = {
  title: 'Your opinion and the research',
  against: 'The research speaks against this:',
  stays: 'The pieces keep your stance. You decide whether to answer what speaks against it.',
  nothingFound: 'No contradiction was found in the research. This check does not find every objection.',
  noSources: 'No sources, so nothing to hold against it.',
  noClaims: 'Nothing is quoted from the sources, so there is nothing to hold against it.',
  points: (count: number) =>
    counted(count, { one: 'The point of your opinion', other: 'The # points of your opinion' }),
  otherPoints: (count: number) =>
    counted(count, {
      one: 'Your other point: nothing found against it',
      other: 'Your other # points: nothing found against them',
    }),
} as const;
