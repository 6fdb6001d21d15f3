import { isTraced, prepareEvidence, readStatements, type Evidence } from '../../fact-check/trace-facts.ts';

const NUMBER = /^\d{1,12}(?:[.,]\d{1,6})?%?$/;
const SIGNS: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
};
const MOST_NUMBERS = 6;
/** A count that a sentence may assume, as in "of ten" or "three minutes of it". */
const MOST_ASSUMED = 100;

interface Sum {
  /** Each as it is written. */
  readonly operands: readonly string[];
  readonly result: string;
}

/**
 * Whether a figure of a sentence follows from a source by a sum that is right: each of its numbers stands in the evidence,
 * one of them at least, or is a small count that the sentence assumes. "3 * 1.7 = 5.1" beside a source that says 1.7 gallons.
 */
export function isWorkedOut(fact: string, sum: string, evidence: Evidence): boolean {
  const read = readSum(sum);
  if (read === null) return false;
  const held = read.operands.filter(
    (number) => evidence.holds(`any:${valueOf(number)}`) || evidence.holds(`share:${valueOf(number)}`),
  );
  const isAssumed = (number: string) => /^\d{1,3}$/.test(number) && valueOf(number) <= MOST_ASSUMED;
  if (held.length === 0 || !read.operands.every((number) => held.includes(number) || isAssumed(number))) return false;
  const numbers = prepareEvidence([...read.operands, read.result]);
  const readings = readStatements(fact);
  return (
    readings.length > 0 &&
    readings.every((reading) => isTraced(reading, numbers) || reading.gives().some((key) => numbers.holds(key)))
  );
}

/** The sum, if what it says is true as far as its result is told: "2 / 3 = 0.67". */
function readSum(sum: string): Sum | null {
  const plain = sum.replace(/[×·x]/g, '*').replace(/[÷:]/g, '/').replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  const [left, result, ...more] = plain.split(/ ?= ?/);
  if (left === undefined || result === undefined || more.length > 0 || !NUMBER.test(result)) return null;
  const parts = left.split(/ ?([-+*/]) ?/);
  const operands = parts.filter((_, at) => at % 2 === 0);
  if (operands.length < 2 || operands.length > MOST_NUMBERS || !operands.every((one) => NUMBER.test(one))) return null;
  const isTrue = Math.abs(worked(parts) - amountOf(result)) <= halfOfLastPlace(result);
  return isTrue ? { operands, result } : null;
}

/** Products go before sums. */
function worked(parts: readonly string[]): number {
  const terms: { sign: string; value: number }[] = [{ sign: '+', value: amountOf(parts[0] ?? '') }];
  for (let at = 1; at + 1 < parts.length; at += 2) {
    const [sign = '', value] = [parts[at], amountOf(parts[at + 1] ?? '')];
    const last = terms.at(-1);
    if (last && (sign === '*' || sign === '/')) last.value = SIGNS[sign]?.(last.value, value) ?? Number.NaN;
    else terms.push({ sign, value });
  }
  return terms.reduce((sum, { sign, value }) => SIGNS[sign]?.(sum, value) ?? Number.NaN, 0);
}

const valueOf = (number: string): number => Number(number.replace(',', '.').replace('%', ''));
const amountOf = (number: string): number => (number.endsWith('%') ? valueOf(number) / 100 : valueOf(number));

function halfOfLastPlace(number: string): number {
  const places = /[.,](\d+)/.exec(number)?.[1]?.length ?? 0;
  const half = 0.5 * 10 ** -places * (1 + 1e-9);
  return number.endsWith('%') ? half / 100 : half;
}
