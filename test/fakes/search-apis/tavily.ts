import { z } from 'zod';
import { documented } from './documented.ts';
import { beginOf, type Dialect, type FakeShelf } from './dialect.ts';
import { type FakePage, findPages, snippetOf } from './fake-pages.ts';

const MAX_QUERY = 400;

const question = z.object({
  query: z.string(),
  topic: z.enum(['general', 'news', 'finance']).default('general'),
  search_depth: z.enum(['basic', 'advanced', 'fast', 'ultra-fast']).default('basic'),
  max_results: z.int().min(0).max(20).default(5),
  time_range: z.enum(['day', 'week', 'month', 'year', 'd', 'w', 'm', 'y']).optional(),
  include_raw_content: z.union([z.boolean(), z.enum(['markdown', 'text'])]).default(false),
  include_domains: z.array(z.string()).max(300).default([]),
  exclude_domains: z.array(z.string()).max(150).default([]),
});
type Question = z.output<typeof question>;

export const tavily: Dialect = {
  base: '',
  path: '/search',
  method: 'POST',
  answer({ headers, body }, shelf) {
    if (headers['authorization'] !== `Bearer ${shelf.key}`) return documented('tavily', 'wrong key');
    const asked = question.safeParse(body);
    if (!asked.success) return { status: 422, body: { detail: asked.error.issues } };
    if (asked.data.query.length > MAX_QUERY) return documented('tavily', 'query too long');
    return { status: 200, body: search(asked.data, shelf) };
  },
};

function search(asked: Question, { pages, now }: FakeShelf): object {
  const found = findPages(pages, {
    query: asked.query,
    limit: asked.max_results,
    allowed: asked.include_domains,
    denied: asked.exclude_domains,
    since: beginOf(asked.time_range, now),
  });
  return {
    query: asked.query,
    follow_up_questions: null,
    answer: null,
    images: [],
    results: found.map((page, index) => resultOf(page, index, asked)),
    response_time: 0.01,
    request_id: '123e4567-e89b-12d3-a456-426614174111',
  };
}

function resultOf(page: FakePage, index: number, { topic, include_raw_content: withText }: Question): object {
  return {
    title: page.title,
    url: page.url,
    content: snippetOf(page),
    score: 1 / (index + 1),
    raw_content: withText === false ? null : page.text,
    ...(topic === 'news' && page.published ? { published_date: new Date(page.published).toUTCString() } : {}),
  };
}
