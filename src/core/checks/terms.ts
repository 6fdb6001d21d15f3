import type { Span } from '../text/span.ts';
import { type FoldedText, foldWithPlaces } from './folded-text.ts';
import { runningText } from './running-text.ts';
import { isUnspacedAt, isWordAt } from '../text/words.ts';

export interface FoundTerm {
  /** As it was given. */
  readonly term: string;
  readonly span: Span;
}

/** Endings that make no other word of one, in the order in which they are tried. */
const PLURAL = ["'s", 's'];
const PLURAL_HISS = ["'s", 'es'];
/** German adjectives that show themselves as such, and how they are inflected: "günstig", "günstigeren", "günstigste". */
const GERMAN_ADJECTIVE = /...(?:ig|lich|isch|los|sam|haft|nell|uell|ekt|reich|voll)$/;
const GERMAN_ENDINGS = 'e em en er es ere erem eren erer eres ste stem sten ster stes'.split(' ');
/** English adjectives whose comparatives are no other words. */
const COMPARED = new Set(
  'bold bright cheap clever easy fair fast fine fresh funny great happy healthy high large lucky nice poor pretty quick quiet rich safe sharp simple slow small smart smooth soft speedy strong sweet tasty tiny tough ugly warm weak wealthy wise young'.split(
    ' ',
  ),
);
const COMPARING = ['er', 'est'];
/** Shorter words become others: "as" and "ass". */
const SHORTEST_PLURAL = 3;

/**
 * Where the terms stand in a text, in order and not overlapping; the longest of those that begin at a place. Whole words in
 * any case; hyphens and spaces, and all apostrophes, are alike. `cheap*` takes any ending; a plural or possessive in the
 * English way counts, and so do "cheaper" and, of words that are German by their looks, "günstigen". Gaps and addresses
 * are nobody's words.
 */
export function findTerms(text: string, terms: readonly string[]): FoundTerm[] {
  const page = foldWithPlaces(runningText(text));
  const all = terms.flatMap((term) => placesOf(page, term).map((span) => ({ term, span })));
  let end = 0;
  return all
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
    .filter(({ span }) => {
      if (span.start < end) return false;
      end = span.end;
      return true;
    });
}

/** Those of the terms that a text does not hold, in their order. */
export function missingTerms(text: string, terms: readonly string[]): string[] {
  const page = foldWithPlaces(runningText(text));
  return terms.filter((term) => soughtIn(term).length > 0 && placesOf(page, term).length === 0);
}

interface Sought {
  readonly words: string;
  readonly endings: readonly string[] | 'any';
}

/** A job asks for the same few terms in thousands of short texts. */
const known = new Map<string, readonly Sought[]>();
const MOST_KNOWN = 1_000;

function soughtIn(term: string): readonly Sought[] {
  const found = known.get(term);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const sought = readTerm(term);
  known.set(term, sought);
  return sought;
}

/** "Easier" is found as a word of its own, "cheaper" as one with an ending. */
function comparedForms(words: string): Sought[] {
  if (!words.endsWith('y'))
    return [{ words, endings: [...(words.endsWith('e') ? ['r', 'st'] : COMPARING), ...PLURAL] }];
  const stem = words.slice(0, -1);
  return [words, `${stem}ier`, `${stem}iest`].map((form) => ({ words: form, endings: ["'s"] }));
}

/** The forms of a term; none when there is nothing to look for. */
function readTerm(term: string): Sought[] {
  const bare = term.trim().replace(/\*+$/, '');
  const words = foldWithPlaces(bare).text.trim();
  if (words === '') return [];
  if (term.trim().endsWith('*')) return [{ words, endings: 'any' }];
  const last = /[\p{L}\p{M}]+$/u.exec(words)?.[0] ?? '';
  if (last.length < SHORTEST_PLURAL) return [{ words, endings: [] }];
  if (GERMAN_ADJECTIVE.test(last)) return [{ words, endings: [...GERMAN_ENDINGS, ...PLURAL] }];
  if (COMPARED.has(last)) return comparedForms(words);
  if (/(?:s|x|z|ch|sh)$/.test(last)) return [{ words, endings: PLURAL_HISS }];
  if (!/[^aeiou]y$/.test(last)) return [{ words, endings: PLURAL }];
  return [
    { words, endings: ["'s"] },
    { words: `${words.slice(0, -1)}ies`, endings: [] },
  ];
}

function placesOf({ text, starts }: FoldedText, term: string): Span[] {
  return soughtIn(term).flatMap(({ words, endings }) => {
    const spans: Span[] = [];
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
      const last = spans.at(-1);
      const end = opensAt(text, at, words) ? endOf(text, at + words.length, endings) : null;
      const start = starts[at] ?? 0;
      if (end !== null && (last === undefined || start >= last.end))
        spans.push({ start, end: placeBehind(starts, end) });
    }
    return spans;
  });
}

/** Behind the last code unit that went into what stands before `end`. */
function placeBehind(starts: FoldedText['starts'], end: number): number {
  const last = starts[end - 1] ?? 0;
  let next = end;
  while (starts[next] === last) next += 1;
  return starts[next] ?? last + 1;
}

function opensAt(text: string, at: number, words: string): boolean {
  return !isWordAt(words, 0) || isBorder(text, at);
}

/** Where the term ends with its ending; null where a longer word goes on. */
function endOf(text: string, at: number, endings: Sought['endings']): number | null {
  if (endings === 'any') {
    let end = at;
    while (isWordAt(text, end) && !isUnspacedAt(text, end)) end += 1;
    return end;
  }
  const ending = endings.find((one) => text.startsWith(one, at) && isBorder(text, at + one.length));
  if (ending !== undefined) return at + ending.length;
  return !isWordAt(text, at - 1) || isBorder(text, at) ? at : null;
}

/** No word goes on across a place; scripts without spaces have no such borders. */
function isBorder(text: string, at: number): boolean {
  if (!isWordAt(text, at - 1) || !isWordAt(text, at)) return true;
  return isUnspacedAt(text, at - 1) || isUnspacedAt(text, at);
}
