import { counted, number, numberFormat } from './words.ts';

/** Rounded down: what is used up must not look so before it is. */
const SHORT = numberFormat({
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
});

/** What is used of a day's limits. */
export const TODAY_TEXTS = {
  term: 'Today',
  heading: 'Today, so far',
  tokensOf: (used: number, limit: number) => `${SHORT.format(used)} of ${SHORT.format(limit)} tokens`,
  tokensLeft: 'New tokens come at midnight UTC.',
  bar: 'Tokens of today that are used',
  costOf: (cost: string, whole: string) => `${cost} of about ${whole}`,
  wholeCost: (whole: string) => `All tokens of the day would cost about ${whole}.`,
  unpriced: (calls: number) =>
    counted(calls, {
      one: '# call is not included because its cost is unknown.',
      other: '# calls are not included because their cost is unknown.',
    }),
  line: (tokens: string, cost: string | null) => (cost === null ? `Today: ${tokens}.` : `Today: ${tokens}, ${cost}.`),
  projectsOf: (started: number, limit: number) =>
    counted(limit, { one: `${number(started)} of # project`, other: `${number(started)} of # projects` }),
  projectsNote: 'Deleted projects also count.',
  counts: 'Every call to a model counts: research, plans, pieces, corrections, writing again and style descriptions.',
  spent: {
    title: 'Today’s tokens are used up',
    text: 'Work under way waits until midnight UTC. The built-in writer can write for you now.',
  },
  start: {
    may_pass: 'This project may need more tokens than are left today',
    passes: 'This project needs more tokens than are left today',
    spent: 'Today’s tokens are used up',
    consequence: {
      may_pass: 'Pieces that no longer fit are written after midnight UTC. You can start all the same.',
      passes:
        'Pieces that no longer fit are written after midnight UTC. You can start all the same, or choose fewer pieces.',
      spent: 'A model can write again after midnight UTC. Until then, choose the built-in writer for this project.',
    },
    noProjects: (limit: number) =>
      counted(limit, {
        one: 'You have started today’s # project',
        other: 'You have started all of today’s # projects',
      }),
    noProjectsText: 'You can start more after midnight UTC.',
  },
} as const;
