import { z } from 'zod';
import { documented } from './documented.ts';
import type { Dialect, FakeShelf } from './dialect.ts';
import { type FakePage, findPages } from './fake-pages.ts';

const question = z.object({
  query: z.string().min(1),
  type: z.enum(['neural', 'fast', 'auto', 'deep', 'deep-reasoning', 'instant']).default('auto'),
  numResults: z.int().min(1).max(100).default(10),
  includeDomains: z.array(z.string()).default([]),
  excludeDomains: z.array(z.string()).default([]),
  startPublishedDate: z.iso.datetime().optional(),
  contents: z.object({ text: z.union([z.boolean(), z.object({ maxCharacters: z.int().optional() })]) }).optional(),
});
type Question = z.output<typeof question>;

export const exa: Dialect = {
  base: '',
  path: '/search',
  method: 'POST',
  answer({ headers, body }, shelf) {
    if (headers['x-api-key'] !== shelf.key) return documented('exa', 'wrong key');
    const asked = question.safeParse(body);
    if (!asked.success) return documented('exa', 'wrong parameter');
    const found = search(asked.data, shelf);
    return {
      status: 200,
      body: {
        requestId: 'b5947044c4b78efa9552a7c89b306d95',
        results: found.map((page, index) => resultOf(page, index, asked.data)),
        searchType: 'neural',
        costDollars: { total: 0.005 },
      },
    };
  },
};

function search(asked: Question, { pages }: FakeShelf): FakePage[] {
  return findPages(pages, {
    query: asked.query,
    limit: asked.numResults,
    allowed: asked.includeDomains,
    denied: asked.excludeDomains,
    since: asked.startPublishedDate === undefined ? null : new Date(asked.startPublishedDate),
  });
}

function resultOf(page: FakePage, index: number, { contents }: Question): object {
  const text = contents?.text ?? false;
  const most = typeof text === 'object' ? text.maxCharacters : undefined;
  return {
    title: page.title,
    url: page.url,
    publishedDate: page.published,
    author: page.author ?? null,
    score: 1 / (index + 1),
    id: page.url,
    ...(text === false ? {} : { text: page.text.slice(0, most) }),
  };
}
