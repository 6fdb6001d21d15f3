import { z } from 'zod';
import { documented } from './documented.ts';
import { beginOf, type Dialect, type FakeShelf } from './dialect.ts';
import { type FakePage, findPages, snippetOf } from './fake-pages.ts';

const LANGUAGES =
  'ar eu bn bg ca zh-hans zh-hant hr cs da nl en en-gb et fi fr gl de el gu he hi hu is it ja jp kn ko lv lt ms ml mr nb pl pt-br pt-pt pa ro ru sr sk sl es sv ta te th tr uk vi'.split(
    ' ',
  );
const RANGES = { pd: 'day', pw: 'week', pm: 'month', py: 'year' } as const;
const flag = (fallback: string) => z.enum(['true', 'false']).default(fallback === 'true' ? 'true' : 'false');

const question = z.object({
  q: z
    .string()
    .min(1)
    .max(400)
    .refine((text) => text.split(/\s+/).length <= 50),
  count: z.coerce.number().int().min(1).max(20).default(20),
  country: z
    .string()
    .regex(/^(ALL|[A-Z]{2})$/)
    .default('US'),
  search_lang: z.enum(LANGUAGES).default('en'),
  freshness: z.enum(['pd', 'pw', 'pm', 'py']).optional(),
  text_decorations: flag('true'),
  extra_snippets: flag('false'),
  operators: flag('true'),
  goggles: z.string().default(''),
  result_filter: z.string().default('web'),
});
type Question = z.output<typeof question>;

export const brave: Dialect = {
  base: '/res/v1',
  path: '/web/search',
  method: 'GET',
  answer({ params, headers }, shelf) {
    if (headers['x-subscription-token'] !== shelf.key) return documented('brave', 'wrong key');
    const asked = question.safeParse(Object.fromEntries(params));
    if (!asked.success) return documented('brave', 'wrong parameter');
    const found = search(asked.data, shelf);
    const query = { original: asked.data.q, spellcheck_off: false, more_results_available: false };
    const web = { type: 'search', results: found.map((page) => resultOf(page, asked.data)), family_friendly: true };
    return { status: 200, body: { type: 'search', query, ...(found.length > 0 ? { web } : {}) } };
  },
};

function search(asked: Question, { pages, now }: FakeShelf): FakePage[] {
  const rules = asked.goggles.split('\n');
  const sitesOf = (rule: RegExp) => rules.flatMap((line) => rule.exec(line)?.[1] ?? []);
  return findPages(pages, {
    query: asked.q,
    limit: asked.count,
    allowed: rules.includes('$discard') ? sitesOf(/^\$site=(\S+)$/) : [],
    denied: sitesOf(/^\$discard,site=(\S+)$/),
    since: beginOf(asked.freshness && RANGES[asked.freshness], now),
    language: asked.search_lang.slice(0, 2),
  });
}

function resultOf(page: FakePage, asked: Question): object {
  const { hostname, pathname } = new URL(page.url);
  const description = escapeHtml(snippetOf(page));
  return {
    title: escapeHtml(page.title),
    url: page.url,
    description: asked.text_decorations === 'true' ? description.replace(/^\S+/, '<strong>$&</strong>') : description,
    ...(page.published ? { page_age: page.published.replace(/(\.\d+)?Z$/, '') } : {}),
    age: '3 days ago',
    language: page.language ?? 'en',
    family_friendly: true,
    type: 'search_result',
    subtype: 'generic',
    meta_url: { scheme: 'https', netloc: hostname, hostname, path: `› ${pathname.slice(1)}` },
    ...(asked.extra_snippets === 'true' ? { extra_snippets: [escapeHtml(page.text.slice(-80))] } : {}),
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`);
}
