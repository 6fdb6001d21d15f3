import { expect, onTestFinished, test } from 'vitest';
import { startFakeMediaWiki } from '../../../test/fakes/fake-mediawiki.ts';
import { createFakePageReader } from '../../../test/fakes/fake-page-reader.ts';
import { ANYTHING, noteOf } from '../../../test/fakes/findings.ts';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { siteName } from '../../core/rules/site-name.ts';
import type { Findings } from './findings.ts';
import { createMediaWiki } from './providers/mediawiki.ts';
import { createResearch } from './research.ts';

const clock = createSetClock('2026-03-01T09:00:00.000Z');

test('tells whose words each source has: by the website of the brand, and of material as the user said', async () => {
  const wiki = await startFakeMediaWiki();
  onTestFinished(() => wiki.close());
  const provider = createMediaWiki({ apiUrl: wiki.url, connectMs: 30_000, answerMs: 30_000 });
  const reader = createFakePageReader();
  const { research } = createResearch({ providers: [provider], reader, clock, logger: silentLogger });
  const request = {
    topic: 'Pricing psychology for SaaS landing pages',
    audience: '',
    options: ANYTHING,
    base: null,
    material: [
      noteOf('Our trial lasts 14 days and asks for no card.'),
      { ...noteOf('Half of all trials start on a page of prices.', 'Study'), ours: false, author: 'Kim Writer' },
      { ...noteOf('Prices that end in 9 sell more.', 'Report'), ours: false, url: 'https://www.lab.example/report' },
    ],
    signal: new AbortController().signal,
  };
  const whose = ({ sources }: Findings) => sources.map(({ kind, site, author, ours }) => [kind, site, author, ours]);
  const brought = [
    ['material', '', null, true],
    ['material', '', 'Kim Writer', false],
    ['material', 'lab.example', null, false],
  ];
  const found = await research({ ...request, website: null });
  expect(whose(found).slice(0, 3)).toEqual(brought);
  expect(new Set(found.sources.slice(3).map(({ ours }) => ours))).toEqual(new Set([false]));
  // The brand runs the wiki itself.
  const own = await research({ ...request, website: siteName(found.sources[3]?.url ?? '') });
  expect(whose(own).slice(0, 3)).toEqual(brought);
  expect(new Set(own.sources.slice(3).map(({ ours }) => ours))).toEqual(new Set([true]));
  expect(own.brief).not.toMatch(/your (?:material|notes)/i);
});
