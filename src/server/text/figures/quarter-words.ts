import { type FigureLanguage, listed } from '../languages/language.ts';

/** How quarters of a year are named. */
export interface Quarters {
  /** "quarter", "kwartał" */
  readonly quarters: ReadonlySet<string>;
  /** Beside a digit: "Q3" */
  readonly letters: ReadonlySet<string>;
  /** The words for the first to the fourth of something. */
  readonly places: ReadonlyMap<string, number>;
}

export function quartersOf(languages: readonly FigureLanguage[]): Quarters {
  const all = languages.flatMap(({ dates }) => dates?.quarter ?? []);
  const places = all.flatMap(({ places: words = [] }) =>
    words.flatMap((list, at) => listed(list).map((word): [string, number] => [word, at + 1])),
  );
  return {
    quarters: new Set(all.flatMap(({ words }) => listed(words))),
    letters: new Set(['q', ...all.flatMap((one) => listed(one.letters))]),
    places: new Map(places),
  };
}
