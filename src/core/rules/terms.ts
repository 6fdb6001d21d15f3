import { composed } from './composed.ts';
import { isBlank, isLongerThan } from './text.ts';

export const TERM_LIMITS = {
  /** Terms in one list. */
  perList: 50,
  /** Characters of one. */
  length: 80,
} as const;

/** Terms as they are kept: on one line each, without blanks, and without repetitions whatever their capitals are. */
export function tidyTerms(terms: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const term of terms) {
    const tidy = term.replace(/\s+/gu, ' ').trim();
    const key = foldTerm(tidy);
    if (!isBlank(tidy) && !known.has(key)) known.set(key, tidy);
  }
  return [...known.values()];
}

/** The first term that stands in both lists. */
export function clashingTerm(banned: readonly string[], required: readonly string[]): string | undefined {
  const folded = new Set(banned.map(foldTerm));
  return required.find((term) => folded.has(foldTerm(term)));
}

/** The first term that is longer than a term may be. */
export function longTerm(terms: readonly string[]): string | undefined {
  return terms.find((term) => isLongerThan(term, TERM_LIMITS.length));
}

const foldTerm = (term: string): string => composed(term).toLowerCase();
