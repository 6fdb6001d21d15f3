import { expect, test } from 'vitest';
import { noteOf } from '../../../../../test/fakes/findings.ts';
import { silentLogger } from '../../../../../test/support/silent-logger.ts';
import { readTopic } from '../../language/topic.ts';
import { readMaterial } from '../../reading/read-material.ts';
import { verifyClaims } from './verify-claims.ts';

async function shelf(text: string) {
  let breaths = 0;
  const breathe = () => Promise.resolve(void (breaths += 1));
  const desk = {
    topic: readTopic('Rye bread'),
    logger: silentLogger,
    retrievedAt: '2026-03-01T09:00:00.000Z',
    breathe,
  };
  const [from] = await readMaterial([noteOf(text)], desk);
  if (!from) throw new Error('nothing was read');
  breaths = 0;
  return { sources: [{ name: 's1', from, passages: [] }], breathe, breaths: () => breaths };
}

const draft = (quote: string) => ({ source: 's1', quote, claim: '' });

test('a model that quotes what stands nowhere costs little more than one true quote does, and others have their turn', async () => {
  const books = await shelf('Rye keeps — for a week. '.repeat(8_000));
  const timed = async (count: number) => {
    const drafts = Array.from({ length: count }, (_, index) => draft(`Rye keeps “for” ${index} weeks in a tin box`));
    const began = performance.now();
    const { unfound } = await verifyClaims(drafts, books);
    expect(unfound).toHaveLength(count);
    return performance.now() - began;
  };
  await timed(1);
  const one = await timed(1);
  expect(await timed(100)).toBeLessThan(30 * one);
  expect(books.breaths()).toBeGreaterThanOrEqual(100);
});

test('a quote as long as a page is neither looked for nor asked for again', async () => {
  const books = await shelf('Rye keeps for a week in a box of tin.');
  const { statements, unfound } = await verifyClaims([draft('rye '.repeat(50_000))], books);
  expect([...statements, ...unfound]).toEqual([]);
});
