import { isFunctionWord } from '../../core/text/function-words.ts';
import { foldText } from '../../core/text/fold.ts';
import type { Span } from '../../core/text/span.ts';
import type { Figure, Quantity } from '../text/figures/figure.ts';
import { readOrdinals } from '../text/figures/ordinals.ts';
import { readFigures, readOnes } from '../text/figures/read-figures.ts';
import { durationBefore, durationBehind, isWholeOfShare, knowsFiguresOf } from '../text/figures/vocabulary.ts';
import { languageOf } from '../../core/text/language.ts';
import { tellLanguage } from '../text/language.ts';
import { isOrdinary } from './ordinary.ts';
import { readRatios } from './ratios.ts';
import type { CountedOff, Page, PartOfWhole, Traceable } from './traceable.ts';
import {
  asKey,
  countedOffKeys,
  dateKeys,
  type Keys,
  ordinalKeys,
  quantityKeys,
  shareKeys,
  timeKeys,
} from './value-keys.ts';

/** Something of a text that can be traced: a number, an amount, a date. */
export interface Reading extends Span {
  readonly kind: 'number' | 'amount' | 'date';
  readonly of: Traceable;
  /** Each way is a set of keys (`value-keys.ts`) that all have to stand in the evidence; one way is enough. */
  ways(): Keys['ways'];
  /** What it makes traceable where it appears in the evidence. */
  gives(): Keys['gives'];
  /** Language rather than a statement: "two sides", "five tips", "100 % yours". */
  isOrdinary(): boolean;
}

/** Everything in a text that can be traced, in order; none overlaps another. */
export function readAll(text: string): Reading[] {
  return [...readInSteps(text)].flat();
}

/** The same, stretch by stretch, so that other work can be done between them. */
export function* readInSteps(text: string): Generator<readonly Reading[]> {
  const whole = tellLanguage(text);
  for (const { start, end } of stretchesOf(text)) {
    const stretch = text.slice(start, end);
    if (!/[\p{L}\p{N}]/u.test(stretch)) continue;
    // A quotation may be in another language than the text around it.
    const language = (/\d/.test(stretch) ? languageOf(stretch) : null) ?? whole;
    const page = { raw: stretch, low: foldText(stretch), language };
    yield tracedIn(page).map((one) => readingOf(page, one, start));
  }
}

/** About 0.5 ms of reading. */
const LONGEST_STRETCH = 2_000;

/** Lines; longer ones end where no figure is near, behind a word if there is one. */
function* stretchesOf(text: string): Generator<Span> {
  let start = 0;
  while (start < text.length) {
    const found = text.indexOf('\n', start);
    const lineEnd = found < 0 ? text.length : found + 1;
    const end = lineEnd - start <= LONGEST_STRETCH ? lineEnd : cutAt(text, start + LONGEST_STRETCH);
    yield { start, end };
    start = end;
  }
}

/** A figure with its words is no longer on either side. */
const NEAR = 24;

function cutAt(text: string, latest: number): number {
  const earliest = latest - LONGEST_STRETCH / 2;
  let any = latest;
  for (let at = latest; at > earliest; at -= 1) {
    if (/\d/.test(text.slice(at - NEAR, at + NEAR)) || /[\udc00-\udfff]/.test(text.charAt(at))) continue;
    if (/\s/.test(text.charAt(at - 1))) return at;
    if (any === latest) any = at;
  }
  return any;
}

function tracedIn({ raw, low, language }: Page): Traceable[] {
  const figures = readFigures(raw, { language });
  const sure = figures.filter(({ kind }) => kind !== 'count' && kind !== 'times');
  const isFree = (one: Span) => !sure.some((figure) => overlap(figure, one));
  // "A third" is a share, "9:30" a time.
  const named: Traceable[] = [...readOrdinals(low, language), ...readRatios(low), ...readOnes(raw, language)].filter(
    isFree,
  );
  const counts = figures.filter((figure) => !sure.includes(figure) && !named.some((one) => overlap(one, figure)));
  const counted: (Figure | CountedOff)[] = [];
  for (const figure of counts)
    counted.push(countedOff(figure, low, language) ?? continued(figure, counted.at(-1), low) ?? figure);
  const wholes = counted.filter((one) => one.kind === 'count' && isWholeOfShare(low, one.start, language));
  const parts = counted.map((one) => partOfWhole(one, wholes, low) ?? one);
  return [...sure, ...named, ...parts].sort((one, other) => one.start - other.start);
}

/** Between a whole and its part: the rest of a sentence. */
const SAME_SENTENCE = /^[^.!?。！？;\n]{0,120}$/u;

function partOfWhole(
  part: Figure | CountedOff,
  wholes: readonly (Figure | CountedOff)[],
  low: string,
): PartOfWhole | null {
  if (part.kind !== 'count') return null;
  const whole = wholes.findLast((one) => one.end < part.start);
  if (whole?.kind !== 'count' || whole.value <= part.value) return null;
  return SAME_SENTENCE.test(low.slice(whole.end, part.start)) ? { ...part, whole: whole.value } : null;
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** "Week 4" counts off, "day 300" hardly. */
const MOST_COUNTED_OFF = 60;

/** With the blank behind it. */
const SHORTENED = 3;

function countedOff(figure: Figure, low: string, language: string | null): CountedOff | null {
  if (figure.kind !== 'count' || figure.to !== null || figure.value > MOST_COUNTED_OFF) return null;
  const span = durationBefore(low, figure.start, language);
  // A shortened unit is none here: "that's 2", "wo zehn".
  return span && figure.start - span.start > SHORTENED
    ? { kind: 'counted-off', start: span.start, end: figure.end, value: figure.value, unit: span.unit }
    : null;
}

/** A comma, a word such as "and", or both. */
const LISTED = /^(?:,? ?[&/] ?|, ?|,? \p{L}{1,3} )$/u;

/** "Days 4, 14 and 28": numbers listed after one that counts off count off, too. */
function continued(figure: Figure, before: Figure | CountedOff | undefined, low: string): CountedOff | null {
  if (figure.kind !== 'count' || figure.to !== null || figure.value > MOST_COUNTED_OFF) return null;
  if (before?.kind !== 'counted-off' || !LISTED.test(low.slice(before.end, figure.start))) return null;
  return { kind: 'counted-off', start: figure.start, end: figure.end, value: figure.value, unit: before.unit };
}

function readingOf(page: Page, of: Traceable, offset: number): Reading {
  let keys: Keys | null = null;
  const read = () => (keys ??= keysOf(page, of));
  return {
    kind: kindOf(of),
    of: { ...of, start: of.start + offset, end: of.end + offset },
    start: of.start + offset,
    end: endOf(page, of) + offset,
    ways: () => read().ways,
    gives: () => read().gives,
    isOrdinary: () => isOrdinary(page, of),
  };
}

/** The full stop of a shortened unit may be that of the sentence. */
function endOf({ low }: Page, { kind, end }: Traceable): number {
  return kind !== 'date' && kind !== 'time' && low.charAt(end - 1) === '.' ? end - 1 : end;
}

function kindOf({ kind }: Traceable): Reading['kind'] {
  if (kind === 'money') return 'amount';
  return kind === 'date' || kind === 'time' ? 'date' : 'number';
}

function keysOf(page: Page, of: Traceable): Keys {
  const words = page.low.slice(of.start, of.end);
  switch (of.kind) {
    case 'ratio': {
      const ends = [`any:${asKey(of.one)}`, `any:${asKey(of.other)}`];
      return { ways: [ends], gives: ends };
    }
    case 'ordinal':
      if (of.isEvery) return shareKeys(100 / of.value);
      return of.unit === null ? ordinalKeys(of.value) : countedOffKeys(of.value, of.unit);
    case 'counted-off':
      return countedOffKeys(of.value, of.unit);
    case 'date':
      return dateKeys(
        of,
        countsThing(page.low, of) && !DATED.test(page.low.slice(Math.max(0, of.start - 8), of.start)),
      );
    case 'time':
      return timeKeys(of, words);
    default:
      return withNeighbours(page, of, words);
  }
}

/** As evidence a number stands for what its words can be read as, too: "312 meeting hours", "388 second-day loaves". */
function withNeighbours(page: Page, of: Quantity | PartOfWhole, words: string): Keys {
  const around = {
    words,
    countsThing: countsThing(page.low, of),
    isLanguageKnown: knowsFiguresOf(page.language),
  };
  const keys = quantityKeys(of, around);
  const unit = of.kind === 'count' ? durationBehind(page.low, of.end, page.language) : null;
  const isPartOfWord = of.kind === 'duration' && /^-\p{L}/u.test(page.low.slice(of.end, of.end + 2));
  const asSpan = unit === null ? [] : quantityKeys({ ...of, kind: 'duration', unit }, around).gives;
  // "388 day-old loaves" are loaves.
  const counted = isPartOfWord
    ? quantityKeys({ ...of, kind: 'count', unit: null }, { ...around, countsThing: true })
    : { ways: [], gives: [] };
  const asShare = 'whole' in of ? shareKeys((100 * of.value) / of.whole).gives : [];
  return { ways: [...keys.ways, ...counted.ways], gives: [...keys.gives, ...asSpan, ...counted.gives, ...asShare] };
}

const DATED =
  /(?<![\p{L}])(?:in|since|by|until|till|from|during|before|after|of|for|through|early|late|mid|seit|bis|en|dans|nel|em|sinds)[ -]$|[(/-]$/u;
const NEXT_WORD = /^[ -]["“(*_]{0,2}(?<word>[\p{L}\p{M}'’-]+)/u;

/** Whether a word follows that can be what is counted. */
export function countsThing(text: string, { kind, end }: Pick<Quantity, 'end'> & { readonly kind: string }): boolean {
  if (kind !== 'count' && kind !== 'date') return false;
  const word = NEXT_WORD.exec(text.slice(end, end + 30))?.groups?.['word'];
  return word !== undefined && !isFunctionWord(word);
}
