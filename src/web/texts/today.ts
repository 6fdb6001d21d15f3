import { counted, numberFormat } from './words.ts';

/** Rounded down: what is used up must not look so before it is. */
const SHORT = numberFormat({
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
});

/** "1.2 million". */
const short = (tokens: number): string => SHORT.format(tokens);

/** What is used of a day's limits. */
export const TODAY_TEXTS = {
  term: 'Today',
  heading: 'Today, so far',
  tokensOf: (used: number, limit: number) => `${short(used)} of ${short(limit)} tokens`,
  tokens: (used: number) => counted(used, { one: '# token', other: '# tokens' }),
  bar: 'Tokens of today that are used',
  costOf: (cost: string, whole: string) => `About ${cost} of ${whole}`,
  cost: (cost: string) => `About ${cost}`,
  /** How the second figure of the cost is meant. */
  whole: 'The second figure is what all tokens of the day would be likely to cost.',
  unknownPart: 'Some calls have no known cost.',
  projectsOf: (started: number, limit: number) =>
    `${counted(started, { one: '# project', other: '# projects' })} started of ${counted(limit, { one: '#', other: '#' })}`,
  projectsKept: 'A deleted project counts, too.',
  limits: {
    tokens:
      'Everything that asks a model counts: research, plans, pieces, corrections, writing again and style descriptions. New tokens come at midnight UTC.',
    spent: 'The tokens of today are used up. Work under way waits until midnight UTC; the built-in writer can write now.',
  },
  start: {
    may_pass: 'This project may need more tokens than are left today',
    passes: 'This project needs more tokens than are left today',
    consequence:
      'Pieces that no longer fit wait, and are written after midnight UTC. You can start all the same, or choose fewer pieces.',
    spent: 'The model tokens of today are used up',
    spentConsequence:
      'A model can write again after midnight UTC. Until then you can choose the built-in writer for this project.',
    noProjects: (limit: number) =>
      counted(limit, {
        one: 'You have started the # project of today',
        other: 'You have started all # projects of today',
      }),
    noProjectsConsequence: 'You can start more after midnight UTC.',
  },
} as const;
