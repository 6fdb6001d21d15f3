import type { Material } from '../research/reading/read-material.ts';
import type { FinishedExample } from './finished-example.ts';

/** What the example was given to read: notes, and pages whose text is at hand, since their addresses lead nowhere. */
export function materialOf({ sources }: Pick<FinishedExample, 'sources'>): (Material & { readonly text: string })[] {
  return sources.map(({ title, url, text, author, published_at: publishedAt, language, ours }) => ({
    kind: url === null ? 'note' : 'link',
    title,
    url,
    text,
    author,
    publishedAt,
    language,
    ours,
  }));
}
