import { readPlacedWords } from '../../../core/text/words.ts';
import type { Span } from '../../../core/text/span.ts';
import { type FigureLanguage, listed } from '../languages/language.ts';
import { FIGURE_LANGUAGES } from '../languages/registry.ts';
import { vocabularyOf, wordAt } from './vocabulary.ts';

/** A place in an order, which counts nothing: "the 25th anniversary", "in the sixth week". */
export interface Ordinal extends Span {
  readonly kind: 'ordinal';
  readonly value: number;
  /** The span of time that it counts off, by its id: "the sixth week". */
  readonly unit: string | null;
  readonly inWords: boolean;
  /** "Every seventh shop", "jeder siebte Betrieb" */
  readonly isEvery: boolean;
}

/** "First" begins sentences and lists. */
const LEAST = 2;
const MOST_IN_WORDS = 31;

interface OrdinalWords {
  readonly words: ReadonlyMap<string, number>;
  /** Behind digits: "th" */
  readonly marks: ReadonlySet<string>;
  readonly every: ReadonlySet<string>;
}

const made = new Map<string, OrdinalWords>();

function wordsOf(language: string | null): OrdinalWords {
  const own = FIGURE_LANGUAGES.filter(({ id }) => id === language);
  const key = own[0]?.id ?? '';
  const known = made.get(key);
  if (known) return known;
  const ordinals = (own.length > 0 ? own : FIGURE_LANGUAGES).flatMap(({ ordinal }) => ordinal ?? []);
  const words = {
    words: new Map(ordinals.flatMap((ordinal) => [...formsOf(ordinal)])),
    marks: new Set(ordinals.flatMap(({ digits }) => listed(digits))),
    every: new Set(ordinals.flatMap(({ every }) => listed(every))),
  };
  made.set(key, words);
  return words;
}

type OrdinalData = NonNullable<FigureLanguage['ordinal']>;

function* formsOf({ spell, last = '', endings = '' }: OrdinalData): Generator<[string, number]> {
  for (let value = LEAST; value <= MOST_IN_WORDS; value += 1) {
    const base = spell(value).toLowerCase();
    const isInflected = last !== '' && base.endsWith(last);
    const stem = isInflected ? base.slice(0, -last.length) : base;
    for (const ending of isInflected ? endings.split('|') : ['']) yield [stem + ending, value];
  }
}

const MARKED = /(?<![\p{L}\p{N}.,:/-])(?<number>\d{1,4})(?<mark>[.:]?[\p{L}°]{1,4})(?![\p{L}\p{N}])/gu;

/**
 * The places in an order that a folded text names, in order; "first" is left out. In the words of its language; where that
 * is not known, of all.
 */
export function readOrdinals(low: string, language: string | null): Ordinal[] {
  const { words, marks, every } = wordsOf(language);
  const found = [...inDigits(low, marks), ...inWords(low, words)];
  return found
    .map((ordinal): Ordinal => {
      const unit = spanAt(low, ordinal.end, language);
      const isEvery = every.has(
        WORD_BEFORE.exec(low.slice(Math.max(0, ordinal.start - 12), ordinal.start))?.[0].trim() ?? '',
      );
      return { ...ordinal, kind: 'ordinal', end: unit?.end ?? ordinal.end, unit: unit?.id ?? null, isEvery };
    })
    .sort((one, other) => one.start - other.start);
}

const WORD_BEFORE = /(?<!\p{L})\p{L}+ $/u;

type Placed = Pick<Ordinal, 'start' | 'end' | 'value' | 'inWords'>;

function inDigits(low: string, marks: ReadonlySet<string>): Placed[] {
  return Array.from(low.matchAll(MARKED))
    .filter(({ groups }) => marks.has(groups?.['mark'] ?? ''))
    .map(({ index, 0: whole, groups }) => ({
      start: index,
      end: index + whole.length,
      value: Number(groups?.['number']),
      inWords: false,
    }));
}

/** "Twenty-first" is two words, of which the second alone is one as well. */
function inWords(low: string, words: ReadonlyMap<string, number>): Placed[] {
  const placed = readPlacedWords(low);
  const found: Placed[] = [];
  let behind = 0;
  for (const [at, { word, start, end }] of placed.entries()) {
    if (start < behind) continue;
    const next = low.charAt(end) === '-' ? placed[at + 1] : undefined;
    const joined = next?.start === end + 1 ? words.get(`${word}-${next.word}`) : undefined;
    const value = joined ?? words.get(word);
    if (value === undefined) continue;
    behind = joined === undefined || !next ? end : next.end;
    found.push({ start, end: behind, value, inWords: true });
  }
  return found;
}

function spanAt(low: string, at: number, language: string | null): { id: string; end: number } | null {
  if (!/[ -]/.test(low.charAt(at))) return null;
  const hit = wordAt(vocabularyOf(language).units, low, at + 1);
  return hit?.value.kind === 'duration' && hit.value.id !== null ? { id: hit.value.id, end: hit.end } : null;
}
