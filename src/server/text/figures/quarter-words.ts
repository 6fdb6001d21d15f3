import type { FigureLanguage } from '../languages/language.ts';
import { listed } from './vocabulary-rows.ts';

export interface Quarters {
  readonly quarter: RegExp;
  /** The words for the first to the fourth of something. */
  readonly places: ReadonlyMap<string, number>;
}

/** What finds "Q3", "3rd quarter", "third quarter", "III kwartał", "ไตรมาส 3". */
export function quartersOf(languages: readonly FigureLanguage[]): Quarters {
  const all = languages.flatMap(({ dates }) => dates?.quarter ?? []);
  const places = new Map<string, number>();
  for (const { places: words = [] } of all) {
    for (const [at, list] of words.entries()) for (const word of listed(list)) places.set(word, at + 1);
  }
  const anyOf = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length).join('|');
  const words = anyOf(all.flatMap((one) => listed(one.words)));
  const letters = anyOf([...new Set(['q', ...all.flatMap((one) => listed(one.letters))])]);
  const ahead = [
    String.raw`(?:第 ?)?(?<digit>[1-4])(?:st|nd|rd|th|\.|e|er|re|º|°|-й|-м|-го|:e|ème)?`,
    '(?<roman>i{1,3}|iv)',
    ...(places.size > 0 ? [`(?<place>${anyOf([...places.keys()])})`] : []),
  ].join('|');
  const source = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,])(?:(?:${letters}) ?(?<behind>[1-4])|(?:${ahead})[ -]?(?:${words})|(?:${words}) ?(?:ที่ ?)?(?<after>[1-4]))(?![\p{Script=Latin}\p{Script=Cyrillic}\d]|[.,]\d| ?%)`;
  return { quarter: new RegExp(source, 'gu'), places };
}
