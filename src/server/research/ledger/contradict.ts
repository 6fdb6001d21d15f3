import type { EnglishWord } from '../../text/english-word.ts';
import { analysableParts, readEnglish } from '../../text/english.ts';
import { stemOf } from '../../text/stems.ts';
import { areAlike } from '../topic/related-terms.ts';
import { englishTerm, isMeaningful } from '../../text/terms.ts';
import { areApart, type ComparableFigure, comparableFigures, yearsOf } from './comparable-figures.ts';

/** What a statement says, taken apart to be held against another. */
export interface Saying {
  /** Stems of its nouns and adjectives, without those that tell who says it and how surely. */
  readonly things: readonly string[];
  readonly verbs: readonly string[];
  readonly figures: readonly ComparableFigure[];
  readonly years: readonly string[];
  /** 1 up, -1 down, 0 where it tells of none or of several. */
  readonly direction: number;
  readonly denies: boolean;
}

/** Who says it, by what means, how surely: none of it changes what is said. */
const HARMLESS = new Set(
  'according analysis analyst approximately author average data dataset estimate evidence expert figure find found journal mean median number percent percentage point poll publish recent report research researcher review scientist show source statistics study survey team total typical university usual'
    .split(' ')
    .map((word) => stemOf(word, 'en')),
);
const UP =
  /^(?:increas|rais|rose|rise|risen|grow|grew|grown|boost|lift|improv|gain|climb|jump|strengthen|higher|more|up|longer)/;
const DOWN =
  /^(?:decreas|reduc|lower|fall|fell|fallen|drop|declin|shrink|shrank|cut|hurt|harm|worsen|weaken|diminish|less|fewer|down|lose|shorter)/;
const DENIALS = /\b(?:not|never|no longer|cannot|neither|without|hardly)\b|n['’]t\b/gi;
/** "Except", "but": says two things. */
const TURNS = /\b(?:but|although|though|however|unless|except|while|whereas|if|when)\b/i;

export function readSaying(text: string): Saying {
  const bare = withoutFigures(text);
  const words = analysableParts(bare).flatMap((part) => readEnglish(part).flatMap((sentence) => sentence.words));
  const told = words.filter(isMeaningful);
  const directions = words.map(directionOf).filter((direction) => direction !== 0);
  return {
    things: [...new Set(told.filter(isThing).map(englishTerm))].filter((stem) => !HARMLESS.has(stem)),
    verbs: told
      .filter(({ partOfSpeech }) => partOfSpeech === 'VERB')
      .map(englishTerm)
      .filter((stem) => !HARMLESS.has(stem)),
    figures: comparableFigures(text),
    years: yearsOf(text),
    direction: directions.length === 1 ? (directions[0] ?? 0) : 0,
    denies: (text.match(DENIALS)?.length ?? 0) % 2 === 1,
  };
}

/** Without the numbers, and without "more than" before them, which is no direction. */
function withoutFigures(text: string): string {
  return text
    .replace(/\b(?:more|less|fewer) than (?=(?:about |around )?[$€£]?\d)|\bup to (?=[$€£]?\d)/gi, ' ')
    .replace(/[$€£]?\d[\d.,]*/g, ' ');
}

function isThing(word: EnglishWord): boolean {
  return /^(?:NOUN|PROPN|ADJ)$/.test(word.partOfSpeech) && directionOf(word) === 0;
}

function directionOf({ text }: EnglishWord): number {
  const word = text.toLowerCase();
  return UP.test(word) ? 1 : DOWN.test(word) ? -1 : 0;
}

/**
 * Whether two statements say otherwise of the same thing: another figure of the same kind, the other direction, or yes
 * and no. Strict, since a wrong mark is worse than a missed one: what they speak of, when and where must be the same.
 */
export function contradict(a: Saying, b: Saying, texts: readonly [string, string]): boolean {
  if (!sameThings(a.things, b.things) || !sameTime(a.years, b.years)) return false;
  if (texts.some((text) => TURNS.test(text))) return false;
  if (a.figures.length > 0 || b.figures.length > 0) return otherFigure(a, b);
  if (!sameVerbs(a, b)) return false;
  const opposite = a.direction * b.direction < 0;
  return opposite !== (a.denies !== b.denies);
}

function sameThings(a: readonly string[], b: readonly string[]): boolean {
  if (Math.min(a.length, b.length) < 2) return false;
  const lacks = (own: readonly string[], other: readonly string[]) =>
    own.some((stem) => !other.some((known) => areAlike(known, stem)));
  return !lacks(a, b) && !lacks(b, a) && firstAlike(a, b);
}

/** "Emails bring back customers" is not "customers bring back emails". */
function firstAlike([a = '']: readonly string[], [b = '']: readonly string[]): boolean {
  return areAlike(a, b);
}

function sameTime(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join() === b.toSorted().join();
}

function otherFigure(a: Saying, b: Saying): boolean {
  if (a.denies !== b.denies || a.direction !== b.direction) return false;
  const [one, ...more] = a.figures;
  const [other, ...others] = b.figures;
  return one !== undefined && other !== undefined && more.length + others.length === 0 && areApart(one, other);
}

/** Verbs of direction are compared by their direction. */
function sameVerbs(a: Saying, b: Saying): boolean {
  const rest = ({ verbs }: Saying) => verbs.filter((verb) => !UP.test(verb) && !DOWN.test(verb));
  const [own, other] = [rest(a), rest(b)];
  if (own.length === 0 && other.length === 0) return a.direction !== 0 && b.direction !== 0;
  return own.every((verb) => other.includes(verb)) && other.every((verb) => own.includes(verb));
}
