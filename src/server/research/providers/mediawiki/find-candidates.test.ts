import { expect, test } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { findCandidates } from './find-candidates.ts';

test('a wiki that sends far more than it was asked for costs no more', async () => {
  const pages = Array.from({ length: 2_000 }, (_, index) => ({
    pageid: index + 1,
    title: `Rye bread ${index}`,
    index: index + 1,
    canonicalurl: `https://wiki.example/${index}`,
  }));
  const client: ApiClient = { get: async (schema) => schema.parse({ query: { pages } }) };
  const found = await findCandidates({ client, topic: 'Rye bread', signal: new AbortController().signal });
  expect(found.map(({ pageId }) => pageId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
