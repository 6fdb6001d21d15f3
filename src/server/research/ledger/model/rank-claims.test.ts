import { expect, test } from 'vitest';
import { sourceOf } from '../../../../../test/fakes/findings.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { rankClaims } from './rank-claims.ts';

function reading(id: string, more: Partial<SourceReading['source']> = {}): SourceReading {
  const { id: _id, ...source } = { ...sourceOf({ id, site: `${id}.example`, ...more }), text: '' };
  const terms = { title: [], alias: [], headings: [], sentences: [] };
  return { source, reading: { language: 'en', sentences: [], terms }, fit: { subject: new Set(), subjectShare: 1 } };
}

const claims = (from: SourceReading, count: number) =>
  Array.from({ length: count }, (_, index) => ({ from, claim: `${index}`, quote: `${index}`, start: index }));
const sites = (made: readonly { from: SourceReading }[]) => made.map(({ from }) => from.source.site.slice(0, 1));

test('a model that has found no end in one source leaves room for the others', () => {
  const [a, b] = [reading('a'), reading('b')];
  const made = rankClaims([...claims(a, 150), ...claims(b, 30)]);
  expect(made).toHaveLength(40);
  expect(sites(made).filter((site) => site === 'a')).toHaveLength(20);
});

test('among the first, several sites have their say; the model’s order holds else', () => {
  const [a, b, c] = [reading('a'), reading('b'), reading('c')];
  const made = rankClaims([...claims(a, 4), ...claims(b, 2), ...claims(c, 1)]);
  expect(sites(made).join('')).toBe('aabbcaa');
});

test('of two claims that are about as useful, that of the authority comes first, then the recent one', () => {
  const blog = reading('blog', { url: 'https://blog.example/', published_at: '2012-01-01' });
  const recent = reading('recent', { url: 'https://recent.example/', published_at: '2026-04-01' });
  const office = reading('office', { url: 'https://www.census.gov/x', published_at: '2012-01-01' });
  const made = rankClaims([blog, recent, office].flatMap((from) => claims(from, 1)).concat(claims(reading('x'), 30)));
  expect(made.slice(0, 3).map(({ from }) => from)).toEqual([office, recent, blog]);
});

test('nothing stays nothing', () => {
  expect(rankClaims([])).toEqual([]);
});
