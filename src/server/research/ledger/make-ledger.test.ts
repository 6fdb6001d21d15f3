import { describe, expect, test } from 'vitest';
import { foundPage } from '../../../../test/fakes/fake-research-provider.ts';
import { noteOf } from '../../../../test/fakes/findings.ts';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import { readTopic } from '../topic/topic.ts';
import type { Desk } from '../reading/desk.ts';
import { readMaterial } from '../reading/read-material.ts';
import { readPages } from '../reading/read-pages.ts';
import type { FoundPage } from '../research-provider.ts';
import { chooseStatements } from './choose-statements.ts';
import { makeLedger } from './make-ledger.ts';

interface Library {
  readonly topic: string;
  readonly pages?: readonly FoundPage[];
  readonly notes?: readonly string[];
}

async function ledgerOf({ topic, pages = [], notes = [] }: Library) {
  const desk: Desk = {
    topic: readTopic(topic),
    logger: silentLogger,
    website: null,
    retrievedAt: '2026-03-01T09:00:00.000Z',
    breathe: () => Promise.resolve(),
  };
  const own = await readMaterial(
    notes.map((text) => noteOf(text)),
    desk,
  );
  const read = await readPages(
    pages.map((page) => ({ ...page, text: page.text ?? '', namedAs: page.url })),
    desk,
    { ruleOut: () => null },
  );
  const readings = [...own, ...read.readings];
  return makeLedger(await chooseStatements(desk.topic, readings, { audience: '', breathe: desk.breathe }), readings);
}

const MAKERS = ['bakers', 'monks', 'sailors', 'farmers', 'nuns', 'students'];
const PLACES = [
  'Rome',
  'Paris',
  'Oslo',
  'Lima',
  'Cairo',
  'Delhi',
  'Quito',
  'Accra',
  'Tokyo',
  'Minsk',
  'Sofia',
  'Perth',
];

/** An article with a different sentence for each maker and place. */
function longArticle(title: string, tell: (maker: string, place: string) => string): FoundPage {
  return foundPage(title, PLACES.flatMap((place) => MAKERS.map((maker) => tell(maker, place))).join(' '));
}

describe('the ledger', () => {
  test('a claim is a sentence of its source, word for word', async () => {
    const { sources, ledger } = await ledgerOf({
      topic: 'rye bread',
      pages: [
        foundPage(
          'Rye bread',
          'Rye bread  is made of rye flour — and of\u00a0patience. It keeps. Rye bread needs 24 h.',
        ),
      ],
      notes: ['Our rye bread sells best on Fridays\nIt does.'],
    });
    expect(ledger.map((claim) => claim.quote)).toEqual(
      expect.arrayContaining([
        'Rye bread  is made of rye flour — and of\u00a0patience.',
        'Our rye bread sells best on Fridays',
      ]),
    );
    expect(ledger).toHaveLength(2);
    for (const claim of ledger) {
      expect(sources.find((source) => source.id === claim.source_id)?.text).toContain(claim.quote);
    }
  });

  test('claims and sources are numbered in the order of their worth', async () => {
    const { sources, ledger } = await ledgerOf({
      topic: 'rye bread',
      pages: [
        foundPage('Rye bread', 'Rye bread is made of rye flour and water. In Finland, bakers shape loaves into rings.'),
      ],
    });
    expect(sources.map((source) => source.id)).toEqual(['s1']);
    expect(ledger).toMatchObject([
      { id: 'c1', source_id: 's1', quote: 'Rye bread is made of rye flour and water.' },
      { id: 'c2', source_id: 's1', quote: 'In Finland, bakers shape loaves into rings.' },
    ]);
  });

  test('it ends at forty claims, and no source gets more than its share', async () => {
    const { sources, ledger } = await ledgerOf({
      topic: 'rye bread',
      pages: [
        longArticle('Rye bread', (maker, place) => `Many ${maker} of ${place} learned to bake rye bread from letters.`),
        longArticle('Rye', (maker, place) => `Rye bread was carried by ${maker} over the mountains to ${place}.`),
      ],
      notes: ['Our rye bread sells best on Fridays and before holidays.'],
    });
    expect(sources).toHaveLength(3);
    expect(ledger.length).toBeLessThanOrEqual(40);
    for (const source of sources) {
      const share = ledger.filter((claim) => claim.source_id === source.id).length;
      expect(share).toBeGreaterThanOrEqual(1);
      expect(share).toBeLessThanOrEqual(14);
    }
  });

  test('what two sources say almost alike is said once', async () => {
    const sentence = 'Rye bread keeps fresh for a week because rye flour binds a lot of water.';
    const { ledger } = await ledgerOf({
      topic: 'rye bread',
      pages: [
        foundPage('Rye bread', `Rye bread is baked all over the north. ${sentence}`),
        foundPage('Rye bread in Finland', `Rye bread of Finland is flat. ${sentence.replace('a lot of', 'so much')}`),
      ],
    });
    expect(ledger.filter((claim) => claim.quote.includes('keeps fresh'))).toHaveLength(1);
  });

  test('a page none of whose sentences can be quoted is no source, but notes of one’s own always are', async () => {
    const { sources, ledger } = await ledgerOf({
      topic: 'rye bread',
      pages: [foundPage('Rye bread', 'Rye bread\nIt is good.\nThis too.')],
      notes: ['rye: 3 kg', 'Fridays'],
    });
    expect(sources.map((source) => source.title)).toEqual(['rye: 3 kg', 'Fridays']);
    expect(ledger).toEqual([]);
  });

  test('what speaks of the topic stands before what merely stands in the article', async () => {
    const { ledger } = await ledgerOf({
      topic: 'storing rye bread',
      pages: [
        foundPage(
          'Rye bread',
          'Rye bread is baked all over the north of Europe. Schools in Latvia teach children to bake for the harvest feast. ' +
            'Bakers recommend storing rye bread in a linen bag at room temperature.',
        ),
      ],
    });
    expect(ledger[0]?.quote).toBe('Bakers recommend storing rye bread in a linen bag at room temperature.');
  });

  test('notes in other languages are quoted, too', async () => {
    const german =
      'Unsere Kunden kaufen Roggenbrot vor allem am Freitag und vor den Feiertagen. Dies überrascht uns nicht. ' +
      'Ein Brot aus Roggenmehl bleibt bei richtiger Lagerung mehr als eine Woche lang frisch und saftig.';
    const { ledger } = await ledgerOf({
      topic: 'Roggenbrot',
      notes: [german, '価格は大切です。当店のライ麦パンは金曜日に一番よく売れています。'],
    });
    expect(ledger.map((claim) => claim.quote)).toEqual(
      expect.arrayContaining([
        'Unsere Kunden kaufen Roggenbrot vor allem am Freitag und vor den Feiertagen.',
        '当店のライ麦パンは金曜日に一番よく売れています。',
      ]),
    );
    expect(ledger.map((claim) => claim.quote)).not.toContain('Dies überrascht uns nicht.');
  });
});

describe('what counts most', () => {
  const page = (site: string, text: string, more: Partial<FoundPage> = {}) =>
    foundPage(`Rye bread at ${site}`, text, { url: `https://${site}/rye`, site, kind: 'web', ...more });
  const quotes = async (library: Library) => (await ledgerOf(library)).ledger.map((claim) => claim.quote);

  test('figures before definitions', async () => {
    const text =
      'Rye bread is a type of bread made with rye flour. Rye bread holds 20 percent more fibre than white bread.';
    expect(await quotes({ topic: 'rye bread', pages: [page('a.example', text)] })).toEqual([
      'Rye bread holds 20 percent more fibre than white bread.',
      'Rye bread is a type of bread made with rye flour.',
    ]);
  });

  test('who counts at first hand before who tells of it, the new before the old', async () => {
    const pages = [
      page('old.example', 'Rye bread feeds 300 sailors each winter.', { publishedAt: '2019-01-01T00:00:00.000Z' }),
      page('undated.example', 'Rye bread warms 300 monks each autumn.'),
      page('new.example', 'Rye bread pays 300 bakers each spring.', { publishedAt: '2026-01-01T00:00:00.000Z' }),
      page('statistics.gov', 'Rye bread moves 300 millers each summer.'),
    ];
    const who = (await quotes({ topic: 'rye bread', pages })).map((quote) => /300 (\w+)/.exec(quote)?.[1]);
    expect(who).toEqual(['millers', 'bakers', 'monks', 'sailors']);
  });

  test('the first five come from at least three sites, where there are three', async () => {
    const pages = [
      longArticle('Rye bread', (maker, place) => `Rye bread of ${place} fed 300 ${maker} in the rye bread year.`),
      page('b.example', 'Rye bread is eaten with butter on many mornings.'),
      page('c.example', 'Many bakers let rye bread rest for a night before they sell it.'),
    ];
    const { sources, ledger } = await ledgerOf({ topic: 'rye bread', pages });
    const site = new Map(sources.map((source) => [source.id, source.site]));
    expect(new Set(ledger.slice(0, 5).map((claim) => site.get(claim.source_id))).size).toBe(3);
  });

  test('what says next to nothing of the topic is left out', async () => {
    const pages = [
      page(
        'a.example',
        'Rye bread and rye rolls hold 20 percent more fibre than white bread. Guests come on Sundays in summer and in winter.',
      ),
    ];
    expect(await quotes({ topic: 'rye bread and rye rolls', pages })).toHaveLength(1);
  });

  test('what two sources say otherwise stands side by side, each marked with the other', async () => {
    const pages = [
      page('a.example', 'Rye bread keeps for 7 days. Rye bread made up 20 percent of all bread in Latvia.'),
      page('b.example', 'Rye bread is loved in the north of Europe by old and young. Rye bread keeps for 3 days.'),
    ];
    const { ledger } = await ledgerOf({ topic: 'rye bread', pages });
    const seven = ledger.findIndex((claim) => claim.quote.includes('7 days'));
    const three = ledger.findIndex((claim) => claim.quote.includes('3 days'));
    expect(Math.abs(seven - three)).toBe(1);
    expect(ledger[seven]?.contradicts).toEqual([ledger[three]?.id]);
    expect(ledger[three]?.contradicts).toEqual([ledger[seven]?.id]);
    expect(ledger.filter((claim) => claim.contradicts.length > 0)).toHaveLength(2);
  });
});
