import type { Quantity } from './quantities.ts';
import { matchAt, type Page } from './reading.ts';
import { countsParts, numbersPart } from './structure.ts';

/** Up to here, a number in words without a unit is ordinary language: "two sides". */
const LARGEST_SPOKEN = 10;

const OWN_WAY =
  /[ -](?:yours|sure|certain|committed|clear|honest|human|ready|behind|worth|you|agree|focused|convinced|on board|there)(?![a-z])/y;

/** Ordinary language instead of a statement that can be true or false. */
export function isOrdinary({ low }: Page, part: Quantity): boolean {
  const { values, measure, digits } = part;
  const [value = 0] = values;
  if (measure.kind === 'money') return false;
  if (measure.kind === 'share') return value === 100 && matchAt(OWN_WAY, low, part.end) !== null;
  if (measure.kind === 'times') return value === 1;
  if (measure.kind === 'unit') return value === 1 && (!digits || part.named);
  if (numbersPart(low, part.start)) return true;
  if (measure.kind === 'ordinal') return digits ? value <= 3 : value <= LARGEST_SPOKEN;
  if (countsParts(low, part.numberEnd, value)) return true;
  return digits ? value === 1 : value <= LARGEST_SPOKEN;
}
