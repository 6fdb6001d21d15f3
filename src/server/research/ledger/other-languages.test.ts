import { expect, test } from 'vitest';
import { foundPage } from '../../../../test/fakes/fake-research-provider.ts';
import { ANYTHING } from '../../../../test/fakes/findings.ts';
import { createFakeResearchProvider } from '../../../../test/fakes/fake-research-provider.ts';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import type { PageReader } from '../fetching/page-reader.ts';
import { createResearch } from '../research.ts';

const PAGES: Record<string, readonly [title: string, text: string]> = {
  'handel.example': [
    'Kundenbindung im Lebensmittelhandel',
    'Kundenbindung ist im Lebensmittelhandel eine Frage des Preises. Kundenkarten erhöhen die Kundenbindung im Lebensmittelhandel um 12 Prozent. ' +
      'Dies überrascht viele. Wir haben dafür 300 Märkte befragt. Abonnieren Sie unseren Newsletter für mehr über Kundenbindung!',
  ],
  'statistik.example': [
    'Wie treu sind Kunden im Lebensmittelhandel?',
    'Im Lebensmittelhandel kaufen 7 von 10 Kunden immer im selben Markt. Die Kundenbindung sinkt im Lebensmittelhandel mit der Zahl der Märkte am Ort. ' +
      'Unsere Umfrage zeigt das deutlich.',
  ],
  'verband.example': [
    'Kundenbindung: was Märkte tun',
    'Für die Kundenbindung geben Märkte im Lebensmittelhandel 1,4 Prozent ihres Umsatzes aus. Rabatte binden Kunden im Lebensmittelhandel kaum länger als ein Jahr.',
  ],
  'garten.example': [
    'Tomaten im Garten',
    'Tomaten brauchen viel Sonne und wenig Wind. Gegossen wird am Morgen, aber nie auf die Blätter der Pflanzen.',
  ],
};

const noReader: PageReader = { read: () => Promise.reject(new Error('nothing is to be read here')) };

test('a German topic is researched in German pages, from the search to the brief', async () => {
  const pages = Object.entries(PAGES).map(([site, [title, text]]) =>
    foundPage(title, text, { url: `https://${site}/`, site, kind: 'web', language: 'de' }),
  );
  const research = createResearch({
    providers: [createFakeResearchProvider(() => Promise.resolve(pages))],
    reader: noReader,
    clock: createSetClock('2026-03-01T09:00:00.000Z'),
    logger: silentLogger,
  });
  const { sources, ledger, brief } = await research.research({
    topic: 'Kundenbindung im Lebensmittelhandel',
    audience: 'kleine Märkte',
    website: null,
    material: [],
    options: ANYTHING,
    base: null,
    signal: new AbortController().signal,
  });
  expect(sources.map(({ site }) => site).toSorted()).toEqual([
    'handel.example',
    'statistik.example',
    'verband.example',
  ]);
  expect(ledger.length).toBeGreaterThanOrEqual(5);
  const quotes = ledger.map((claim) => claim.quote);
  expect(quotes).toContain('Kundenkarten erhöhen die Kundenbindung im Lebensmittelhandel um 12 Prozent.');
  expect(quotes.join(' ')).not.toMatch(/Dies überrascht|Wir haben|Abonnieren|Unsere Umfrage/);
  for (const claim of ledger) {
    const text = sources.find(({ id }) => id === claim.source_id)?.text ?? '';
    expect(text.slice(claim.start, claim.start + claim.quote.length)).toBe(claim.quote);
  }
  expect(brief).toContain('“Kundenbindung ist im Lebensmittelhandel eine Frage des Preises.”');
});

test('German nonsense finds nothing in pages on each of its words', async () => {
  const pages = Object.entries(PAGES).map(([site, [title, text]]) =>
    foundPage(title, text, { url: `https://${site}/`, site, kind: 'web', language: 'de' }),
  );
  const research = createResearch({
    providers: [createFakeResearchProvider(() => Promise.resolve(pages))],
    reader: noReader,
    clock: createSetClock('2026-03-01T09:00:00.000Z'),
    logger: silentLogger,
  });
  const { sources } = await research.research({
    topic: 'Kundenbindung schlafender Tomaten in fliegenden Rathäusern',
    audience: '',
    website: null,
    material: [],
    options: ANYTHING,
    base: null,
    signal: new AbortController().signal,
  });
  expect(sources).toEqual([]);
});
