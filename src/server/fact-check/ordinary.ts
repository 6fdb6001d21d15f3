import { isInIdiom, isRoundOfSpeech, isShareStated } from './figures-of-speech.ts';
import type { DateFigure, Quantity, TimeFigure } from '../text/figures/figure.ts';
import type { Ordinal } from '../text/figures/ordinals.ts';
import { isInstruction } from './instructions.ts';
import { before, matchAt } from '../text/places.ts';
import type { Page, Traceable } from './traceable.ts';
import { countsParts, numbersPart } from './structure.ts';

/** Up to here, a number in words without a unit is ordinary language: "two sides". */
const MOST_SPOKEN = 10;
/** Up to here, a place in an order is: "the 3rd time". */
const MOST_PLACES = 3;
/** Up to here, a figure may be part of what a reader is told to do. */
const MOST_TOLD = 60;

const OWN_WAY =
  /[ -](?:yours|sure|certain|committed|clear|honest|human|ready|behind|worth|you|agree|focused|convinced|on board|there)(?![a-z])/y;

/** Ordinary language instead of a statement that can be true or false. */
export function isOrdinary({ low }: Page, of: Traceable): boolean {
  if (isInIdiom(low, of.start) || isOneInWords(of)) return true;
  switch (of.kind) {
    case 'date':
      return isMonthAlone(of);
    case 'ratio':
      return false;
    case 'time':
      return isTimeCode(low, of) || isInstruction(low, of);
    case 'ordinal':
      return isOrdinaryPlace(low, of);
    case 'counted-off':
      return of.value === 1;
    default:
      return isOrdinaryQuantity(low, of);
  }
}

/** "One week is no time." */
function isOneInWords(of: Traceable): boolean {
  return 'inWords' in of && of.kind !== 'ordinal' && of.inWords && of.value === 1 && of.to === null;
}

function isOrdinaryQuantity(low: string, of: Quantity): boolean {
  switch (of.kind) {
    case 'money':
    case 'points':
      return false;
    case 'percent':
      return isOrdinaryShare(low, of);
    case 'times':
      return isSpokenTimes(low, of) || isRound(low, of) || isTold(low, of);
    case 'measure':
    case 'duration':
      return isSpokenHalf(of) || isTold(low, of);
    case 'count':
      return isOrdinaryCount(low, of) || isRound(low, of) || isTold(low, of);
  }
}

function isOrdinaryShare(low: string, share: Quantity): boolean {
  if (share.inWords) return !isShareStated(low, share);
  return share.value === 100 && matchAt(OWN_WAY, low, share.end) !== null;
}

/** "It takes half a minute." */
function isSpokenHalf({ inWords, value, unit }: Quantity): boolean {
  return inWords && value < 1 && SHORT_TIMES.has(unit ?? '');
}

const SHORT_TIMES = new Set(['s', 'min', 'h']);

/** "In May" is often of no year at all. */
function isMonthAlone({ from, to }: DateFigure): boolean {
  return to === null && from.day === undefined && from.year === undefined;
}

const AT = /(?<![\p{L}])(?:at|by|from|until|till|before|after|around|um|ab|bis|gegen|alle|las|à|om) $/u;

/** Without a word for the time of day it is the time code of a script or a chapter: "0:15 Intro". */
function isTimeCode(low: string, { start, end }: TimeFigure): boolean {
  return !/\p{L}/u.test(low.slice(start, end)) && !AT.test(before(low, start, 8));
}

/** "Every seventh shop" states a share, "every second week" how often. */
function isOrdinaryPlace(low: string, { start, value, unit, inWords, isEvery }: Ordinal): boolean {
  if (isEvery) return unit !== null;
  if (unit !== null) return false;
  return numbersPart(low, start) || value <= (inWords ? MOST_SPOKEN : MOST_PLACES);
}

function isOrdinaryCount(low: string, { start, end, value, to, inWords }: Quantity): boolean {
  if (numbersPart(low, start)) return true;
  const most = Math.max(value, to ?? value);
  if (countsParts(low, end, most)) return true;
  return inWords ? most <= MOST_SPOKEN : most === 1;
}

const HOW_OFTEN = /(?:times|twice|thrice|mal|fois|veces|volte|vezes|keer|raz|razy|gånger|gange|krát|раз|раза)$/;

/** "It circles twice", but not "four times as often", "fivefold" and "tripled"; what doubles is often a figure of speech. */
function isSpokenTimes(low: string, { value, start, end, inWords }: Quantity): boolean {
  const words = low.slice(start, end);
  const isFactor =
    COMPARED.test(low.slice(end, end + 9)) || (!HOW_OFTEN.test(words) && value > 2) || /(?:fold|fach)$/.test(words);
  return value === 1 || (inWords && value <= MOST_SPOKEN && !isFactor);
}

const ROUND_TIMES = new Set([100, 1_000, 1_000_000]);

/** "A hundred times" counts nothing, "a dozen euros" and "a hundred times faster" do. */
function isRound(low: string, { kind, value, start, end, inWords }: Quantity): boolean {
  if (!inWords) return false;
  if (kind === 'times') return ROUND_TIMES.has(value) && !COMPARED.test(low.slice(end, end + 9));
  return isRoundOfSpeech(low, start);
}

const BY_TIMES = /(?:times|mal|fois|veces|volte|vezes|keer)$/;
const COMPARED = /^ (?:as|more|less|faster|higher|better|bigger|so|plus|más|più|mais|meer)(?![a-zà-ÿ])/;

/** "Wait 30 minutes", "do it for two weeks", "give it 10 stops". */
function isTold(low: string, quantity: Quantity): boolean {
  const { start, end, value, to } = quantity;
  return Math.max(value, to ?? value) <= MOST_TOLD && canBeTold(low, quantity) && isInstruction(low, { start, end });
}

function canBeTold(low: string, { kind, start, end }: Quantity): boolean {
  if (kind === 'times') return BY_TIMES.test(low.slice(start, end)) && !COMPARED.test(low.slice(end, end + 9));
  return kind === 'duration' || kind === 'count';
}
