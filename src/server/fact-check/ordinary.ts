import { isRoundOfSpeech } from './figures-of-speech.ts';
import { isInstruction } from './instructions.ts';
import type { Measure } from './reader/measures.ts';
import type { Quantity } from './reader/quantities.ts';
import { matchAt, type Page } from './reader/reading.ts';
import { countsParts, numbersPart } from './structure.ts';

/** Up to here, a number in words without a unit is ordinary language: "two sides". */
const LARGEST_SPOKEN = 10;

/** Up to here, a figure may be part of what a reader is told to do. */
const LARGEST_TOLD = 60;

const OWN_WAY =
  /[ -](?:yours|sure|certain|committed|clear|honest|human|ready|behind|worth|you|agree|focused|convinced|on board|there)(?![a-z])/y;

/** Ordinary language instead of a statement that can be true or false. */
export function isOrdinary(page: Page, part: Quantity): boolean {
  return isPlainlyOrdinary(page, part) || isRound(page, part) || isTold(page, part);
}

function isPlainlyOrdinary({ low }: Page, part: Quantity): boolean {
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

/** "A hundred times" counts nothing, "a dozen euros" does. */
function isRound({ low }: Page, { start, measure, digits }: Quantity): boolean {
  const counts = measure.kind === 'money' || measure.kind === 'share' || measure.kind === 'unit';
  return !digits && !counts && isRoundOfSpeech(low, start);
}

const BY_TIMES = /(?:times|mal|fois|veces|volte|vezes|keer)$/;
const COMPARED = /^ (?:as|more|less|faster|higher|better|bigger|so|plus|más|più|mais|meer)(?![a-zà-ÿ])/;

/** "Wait 30 minutes", "do it for two weeks", "give it 10 stops". */
function isTold({ low }: Page, part: Quantity): boolean {
  const { start, end, values, scaled, year } = part;
  if (scaled || year || !values.every((value) => value <= LARGEST_TOLD)) return false;
  return canBeTold(part.measure, low, part) && isInstruction(low, { start, end });
}

function canBeTold(measure: Measure, low: string, { start, end }: Quantity): boolean {
  if (measure.kind === 'times') return BY_TIMES.test(low.slice(start, end)) && !COMPARED.test(low.slice(end, end + 9));
  if (measure.kind === 'unit') return measure.base === 's' || measure.base === 'month';
  return measure.kind === 'thing' || measure.kind === 'bare';
}
