import { isTraced, prepareEvidence, readStatements, type Evidence } from '../../fact-check/trace-facts.ts';

const NUMBER = /^\d{1,12}(?:[.,]\d{1,6})?%?$/;
const SIGNS: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
};
const MOST_SUMS = 4;
const MOST_TOKENS = 24;
/** A count that a sentence may assume, as in "of ten" or "three minutes of it". */
const MOST_ASSUMED = 100;
/** Pence to pounds: a source says "40p", its sum 0.40. */
const MINOR_UNITS = 100;

interface Sum {
  /** Each as it is written. */
  readonly operands: readonly string[];
  readonly result: string;
}

/**
 * Whether a figure of a sentence follows from a source by sums that are right, with semicolons between: each of their numbers
 * stands in the material, is the result of the sum before, or is a small count that the sentence assumes; one of each sum at
 * least is of the words that are quoted. "3 * 1.7 = 5.1" beside a source that says 1.7 gallons.
 */
export function isWorkedOut(
  fact: string,
  sums: string,
  { quoted, all }: { readonly quoted: Evidence; readonly all: Evidence },
): boolean {
  const known: string[] = [];
  for (const written of sums.split(';').slice(0, MOST_SUMS)) {
    const sum = readSum(written);
    if (sum === null) continue;
    const isQuoted = (number: string) => known.includes(number) || standsIn(quoted, valueOf(number));
    const isAssumed = (number: string) => /^\d{1,3}$/.test(number) && valueOf(number) <= MOST_ASSUMED;
    const isGiven = (number: string) => isQuoted(number) || isAssumed(number) || standsIn(all, valueOf(number));
    if (!sum.operands.some(isQuoted) || !sum.operands.every(isGiven)) continue;
    known.push(...sum.operands, sum.result);
  }
  if (known.length === 0) return false;
  const numbers = prepareEvidence(known);
  const readings = readStatements(fact);
  return (
    readings.length > 0 &&
    readings.every((reading) => isTraced(reading, numbers) || reading.gives().some((key) => numbers.holds(key)))
  );
}

const standsIn = (evidence: Evidence, value: number): boolean =>
  evidence.holds(`any:${value}`) ||
  evidence.holds(`share:${value}`) ||
  (value < MINOR_UNITS && evidence.holds(`any:${Math.round(value * MINOR_UNITS)}`));

/** The sum, if what it says is true as far as its result is told: "2 / 3 = 0.67", "(1.92 - 1.24) / 5 = 0.136". */
function readSum(sum: string): Sum | null {
  const plain = sum.replace(/[×·x]/g, '*').replace(/[÷:]/g, '/').replace(/[−–]/g, '-');
  const [left, result = '', ...more] = plain.split('=').map((part) => part.trim());
  if (left === undefined || more.length > 0 || !NUMBER.test(result)) return null;
  const tokens = left.match(/[-+*/()]|[^-+*/()\s]+/g) ?? [];
  const operands = tokens.filter((token) => NUMBER.test(token));
  if (operands.length < 2 || tokens.length > MOST_TOKENS) return null;
  const worth = worthOf(tokens);
  return worth !== null && Math.abs(worth - amountOf(result)) <= halfOfLastPlace(result) ? { operands, result } : null;
}

/** What the tokens of an expression come to; null where they are none. Products go before sums. */
function worthOf(tokens: readonly string[]): number | null {
  const rest = [...tokens];
  const value = (): number => {
    const token = rest.shift() ?? '';
    if (token !== '(') return NUMBER.test(token) ? amountOf(token) : Number.NaN;
    const inner = terms();
    return rest.shift() === ')' ? inner : Number.NaN;
  };
  const chain = (next: () => number, signs: string) => (): number => {
    let worth = next();
    while (rest[0] !== undefined && signs.includes(rest[0]))
      worth = SIGNS[rest.shift() ?? '']?.(worth, next()) ?? worth;
    return worth;
  };
  const terms = chain(chain(value, '*/'), '+-');
  const worth = terms();
  return rest.length === 0 && Number.isFinite(worth) ? worth : null;
}

const valueOf = (number: string): number => Number(number.replace(',', '.').replace('%', ''));
const amountOf = (number: string): number => (number.endsWith('%') ? valueOf(number) / 100 : valueOf(number));

function halfOfLastPlace(number: string): number {
  const places = /[.,](\d+)/.exec(number)?.[1]?.length ?? 0;
  const half = 0.5 * 10 ** -places * (1 + 1e-9);
  return number.endsWith('%') ? half / 100 : half;
}
