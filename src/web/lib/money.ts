import { USAGE_TEXTS } from '../texts/usage.ts';
import { dollarFormat } from '../texts/words.ts';

/** Less is not told apart. */
const SMALLEST = 0.0001;

const FINE = dollarFormat(4);
const CENTS = dollarFormat(2);

/** US dollars that were spent: to the hundredth of a cent below a dollar, so that a single call is never "$0.00". */
export function formatDollars(amount: number): string {
  if (amount === 0) return CENTS.format(0);
  if (amount < SMALLEST) return USAGE_TEXTS.under(FINE.format(SMALLEST));
  return (amount < 1 - SMALLEST / 2 ? FINE : CENTS).format(amount);
}

/** US dollars that were spent, in whole cents: where a share of a larger sum is meant. */
export function formatCents(amount: number): string {
  return amount > 0 && amount < 0.01 ? USAGE_TEXTS.under(CENTS.format(0.01)) : CENTS.format(amount);
}

/** "12,345 tokens". */
export const formatTokens = USAGE_TEXTS.tokens;

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** US dollars that are likely: whole cents, the lower end rounded down and the upper one up. */
export function formatDollarRange({ low, high }: Range): string {
  if (high === 0) return CENTS.format(0);
  const least = roundDown(low * 100) / 100;
  const most = roundUp(high * 100) / 100;
  if (most <= 0.01) return USAGE_TEXTS.under(CENTS.format(0.01));
  if (least === 0) return USAGE_TEXTS.upTo(CENTS.format(most));
  return least === most ? CENTS.format(least) : USAGE_TEXTS.between(CENTS.format(least), CENTS.format(most));
}

/** What is likely as one sum where its ends are close, so that "about $5.30" can be said of it; else as a range. */
export function formatAbout({ low, high }: Range): string {
  const isClose = high - low < CLOSE || high < low * 1.25;
  return isClose ? formatCents((low + high) / 2) : formatDollarRange({ low, high });
}

/** In dollars. */
const CLOSE = 0.1;

/** "38,000 to 56,000 tokens": two digits are all that an estimate knows. */
export function formatTokenRange({ low, high }: Range): string {
  const least = roundDown(low);
  const most = roundUp(high);
  return least === most ? formatTokens(most) : USAGE_TEXTS.tokensBetween(least, most);
}

/** To two digits, or to whole numbers below a hundred. */
function roundDown(amount: number): number {
  const step = stepOf(amount);
  return Math.floor(amount / step + ROUNDING_ERROR) * step;
}

function roundUp(amount: number): number {
  const step = stepOf(amount);
  return Math.ceil(amount / step - ROUNDING_ERROR) * step;
}

/** 7 cents are 7.000000000000001 hundredths of a dollar. */
const ROUNDING_ERROR = 1e-9;

function stepOf(amount: number): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1);
}
