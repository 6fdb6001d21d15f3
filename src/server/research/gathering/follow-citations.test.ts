import { expect, test } from 'vitest';
import { createFakePageReader } from '../../../../test/fakes/fake-page-reader.ts';
import { createFakeResearchProvider, foundPage } from '../../../../test/fakes/fake-research-provider.ts';
import { ANYTHING } from '../../../../test/fakes/findings.ts';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import { createCircuitBreakers } from '../asking/circuit-breakers.ts';
import type { ResearchProvider } from '../research-provider.ts';
import { followCitations } from './follow-citations.ts';

const ARTICLE = foundPage('Tea', 'Tea is a drink.');

function follow(cited: NonNullable<ResearchProvider['cited']>, signal: AbortSignal) {
  const provider = { ...createFakeResearchProvider(() => Promise.resolve([ARTICLE])), cited };
  const reader = createFakePageReader({ 'https://leaf.example/': 'Tea leaves dry for two days.' });
  const clock = createSetClock('2026-03-01T09:00:00.000Z');
  const times = { askMs: 100, followMs: 100 };
  const budgets = { ...times, readMs: 100, restMs: 100, pagesRead: 12, pagesKept: 8, besideOwn: times };
  const parts = {
    providers: [provider],
    reader,
    breakers: createCircuitBreakers(clock, 100),
    logger: silentLogger,
    budgets,
  };
  const answer = {
    provider: provider.id,
    label: provider.label,
    status: 'answered',
    pages: [ARTICLE],
    trouble: null,
  } as const;
  return followCitations(parts, { topic: 'Tea', options: ANYTHING, signal, answers: [answer], mayUse: () => true });
}

const patient = new AbortController().signal;

test('the pages that an article cites are read', async () => {
  const { pages } = await follow(
    () => Promise.resolve([{ title: 'Leaf', url: 'https://leaf.example/', citedBy: ARTICLE.url }]),
    patient,
  );
  expect(pages.map(({ text }) => text)).toEqual(['Tea leaves dry for two days.']);
});

test('an encyclopaedia that pays no heed to the time costs its citations alone', async () => {
  expect(await follow(() => new Promise(() => {}), patient)).toEqual({ pages: [], unread: [] });
});

test('whoever gives up waits for no citations', async () => {
  const caller = new AbortController();
  const following = follow(() => new Promise(() => {}), caller.signal);
  caller.abort(new Error('no longer wanted'));
  await expect(following).rejects.toThrow('no longer wanted');
});
