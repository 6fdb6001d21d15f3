/** What the research tab says of the author's opinion. None of it promises that everything is found. */
export const OPINION_TEXTS = {
  title: 'Your opinion and the research',
  against: 'The research speaks against this:',
  stays: 'The pieces keep your stance. You decide whether to answer what speaks against it.',
  nothingFound: 'Nothing in the research was found to speak against it. Not every objection can be found this way.',
  noSources: 'No sources, so nothing to hold against it.',
  noClaims: 'Nothing is quoted from the sources, so there is nothing to hold against it.',
  points: (count: number) => (count === 1 ? 'The point of your opinion' : `The ${count} points of your opinion`),
  otherPoints: (count: number) =>
    count === 1
      ? 'Your other point: nothing found against it'
      : `Your other ${count} points: nothing found against them`,
} as const;
