import { counted, dateFormat, number, numberFormat, timeUntil } from './words.ts';

/** Rounded down: what is used up must not look so before it is, and what is left must be there. */
const PLAIN = numberFormat({ maximumSignificantDigits: 3, roundingMode: 'trunc' });
const SHORT = numberFormat({
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
});

/** From here on "3 million" is easier to read than its digits. */
const MANY = 1_000_000;

/** In the time zone of the browser. */
const TIME = dateFormat({ timeStyle: 'short' });

const amount = (tokens: number) => (tokens < MANY ? PLAIN : SHORT).format(tokens);

/** "1.23 of 3 million": the unit is said once where both have the same. */
function amountOf(used: number, limit: number): string {
  const isSameUnit = used >= MANY && limit >= MANY && unitOf(used) === unitOf(limit);
  return `${isSameUnit ? withoutUnit(used) : amount(used)} of ${amount(limit)}`;
}

const unitOf = (tokens: number) => SHORT.formatToParts(tokens).find(({ type }) => type === 'compact')?.value;

const withoutUnit = (tokens: number) =>
  SHORT.formatToParts(tokens)
    .filter(({ type }) => type !== 'compact' && type !== 'literal')
    .map(({ value }) => value)
    .join('');

/** "1:00 AM (in 3 hours)". */
const at = (reset: Date, now: Date) => `${TIME.format(reset)} (${timeUntil(reset, now)})`;

const leftOf = (left: number) =>
  left === 0
    ? 'No tokens left'
    : counted(left, { one: `${amount(left)} token left`, other: `${amount(left)} tokens left` });

const usedOf = (used: number, limit: number) =>
  used >= limit ? `All ${amount(limit)} used` : `${amountOf(used, limit)} used`;

/** What is used of a day's limits. */
export const TODAY_TEXTS = {
  term: 'Today',
  heading: 'Today, so far',
  left: leftOf,
  used: usedOf,
  usedAndWorth: (used: string, worth: string) => `${used}. What is left is worth about ${worth}.`,
  resets: (reset: Date, now: Date) => `Resets at ${at(reset, now)}.`,
  bar: 'Tokens of today that are used',
  worth: (whole: string) => `Today’s limit is worth about ${whole}.`,
  unpriced: (calls: number) =>
    counted(calls, { one: '# more call has no known price.', other: '# more calls have no known price.' }),
  line: (left: string, used: string, worth: string | null) =>
    worth === null ? `Today: ${left} (${used}).` : `Today: ${left} (${used}), worth about ${worth}.`,
  projectsOf: (started: number, limit: number) =>
    counted(limit, {
      one: `${number(started)} of # project started today`,
      other: `${number(started)} of # projects started today`,
    }),
  projectsNote: 'Deleted projects also count.',
  counts: 'Every call to a model counts: research, plans, pieces, corrections, writing again and style descriptions.',
  spent: {
    title: 'Today’s tokens are used up',
    text: (reset: Date, now: Date) =>
      `Projects that run wait until ${at(reset, now)}. The built-in writer can write for you now.`,
  },
  start: {
    may_pass: 'This project may need more tokens than are left today',
    passes: 'This project needs more tokens than are left today',
    spent: 'Today’s tokens are used up',
    later: (pieces: number, reset: Date, now: Date) =>
      counted(pieces, {
        one: `The piece is written after ${at(reset, now)} if its tokens do not fit today. You can start now.`,
        other: `Pieces whose tokens do not fit today are written after ${at(reset, now)}. You can start now, or choose fewer pieces.`,
      }),
    builtinUntil: (reset: Date, now: Date) =>
      `A model can write again after ${at(reset, now)}. Until then, choose the built-in writer for this project.`,
    noProjects: (limit: number) =>
      counted(limit, {
        one: 'You have started today’s # project',
        other: 'You have started all of today’s # projects',
      }),
    noProjectsText: (reset: Date, now: Date) =>
      `You can start more after ${at(reset, now)}. What you have entered stays here.`,
    noProjectsReason: 'No more projects can be started today.',
  },
} as const;
