import type { FakeArticle } from './articles.ts';

/**
 * `cirrus` behaves as Wikipedia does: endings do not matter, titles weigh more, there is no search of titles alone.
 * `core` behaves as a MediaWiki without search extension: exact words, and titles unless `what` is `text`.
 */
export type SearchEngine = 'cirrus' | 'core';

/** Articles that hold every word of the query, best first, as both engines join words by AND. */
export function searchArticles(
  articles: readonly FakeArticle[],
  query: string,
  options: { engine: SearchEngine; inText: boolean },
): FakeArticle[] {
  const shape = options.engine === 'cirrus' ? crudeStem : (word: string) => word;
  const wanted = words(query).map(shape);
  if (wanted.length === 0) return [];
  return articles
    .map((article) => {
      const title = words(article.title).map(shape);
      const text = options.inText ? words(article.text).map(shape) : [];
      const found = wanted.every((word) => title.includes(word) || text.includes(word));
      const weight = wanted.reduce((sum, word) => sum + (title.includes(word) ? 20 : 0) + count(text, word), 0);
      return { article, weight: found ? weight : 0 };
    })
    .filter((hit) => hit.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map((hit) => hit.article);
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function crudeStem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ings?|ical|ies|es|s|y|e)$/u, '') : word.replace(/s$/u, '');
}

function count(list: readonly string[], word: string): number {
  return list.filter((item) => item === word).length;
}
