import { number, own } from './words.ts';

/** What a project asks its author before it is written, and what came of it. */
export const ASKED_TEXTS = {
  findings: 'Worth knowing first',
  eachOpens: 'Open one to see it in its source.',
  questions: 'Questions for you',
  ofLimit: (count: number, limit: number) => `${number(count)}/${number(limit)} characters`,
  tooLong: (limit: number) => `At most ${number(limit)} characters.`,
  keep: 'Keep these answers with the persona’s facts',
  keepHint: (persona: string, limit: number) =>
    `Later projects of ${own(persona)} may then state them, up to ${number(limit)} characters of each.`,
  answers: {
    title: 'Your answers',
    none: 'Not answered',
  },
} as const;
