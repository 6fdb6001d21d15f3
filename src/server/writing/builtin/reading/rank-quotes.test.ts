import { describe, expect, test } from 'vitest';
import type { Claim, Source } from '../../../../core/contracts/research.ts';
import { usableQuotes } from '../text/usable-claims.ts';
import { rankQuotes } from './rank-quotes.ts';

const BROCHURE: Source = {
  id: 's1',
  title: 'Brochure',
  url: null,
  site: 'Your material',
  author: null,
  published_at: null,
  retrieved_at: '2026-03-01T08:00:00.000Z',
  kind: 'material',
  ours: true,
  language: 'en',
  license: null,
  also: [],
  hash: '',
};

/** What may be quoted of the author's own lines, best first. */
function quoted(topic: string, lines: readonly string[]): string[] {
  const ledger = lines.map((quote, at): Claim => {
    return { id: `c${at + 1}`, source_id: 's1', claim: quote, quote, start: at, contradicts: [] };
  });
  const notes = [`AeroDry 300 dehumidifier\n${lines.join('\n')}`];
  return rankQuotes(usableQuotes(ledger, [BROCHURE]), { topic, opinion: '', notes }).map(({ quote }) => quote.text);
}

const SLOGAN = 'Say goodbye to damp cellars – forever!';
const LIKED = 'The filter can be washed under the tap.';

test('of an announcement, when and for how much come first', () => {
  const lines = ['Our brass band plays at the beginning.', 'Sat 22 Nov, meet 5pm at the lock', 'Entry £4 at the gate'];
  expect(quoted('Save the date: winter concert', lines).at(-1)).toBe(lines[0]);
});

test('of an offer, what can be measured comes before its price, and its price before all else', () => {
  const lines = [LIKED, 'RRP € 389 incl. VAT', 'Removes up to 30 litres of water per day'];
  expect(quoted('AeroDry 300 dehumidifier for cellars', lines)).toEqual(lines.toReversed());
});

test('slogans are quoted where there is nothing else', () => {
  expect(quoted('Dry cellars', [SLOGAN, LIKED])).toEqual([LIKED]);
  expect(quoted('Dry cellars', [SLOGAN])).toEqual([SLOGAN]);
});

test('what names no report, no speaker and no trial that the reader knows is no quotation', () => {
  const unnamed = [
    'The median time between our report and a fix was 11 days.',
    'Shops that write on Thursdays sell more, according to the report.',
    '“Ink on the sleeve is part of the ticket,” says the printer.',
  ];
  expect(quoted('Our first year', [...unnamed, LIKED])).toEqual([LIKED]);
  const reviewed = 'We reviewed 14 portals in March. The trial ran for 3 weeks.';
  expect(quoted('Our first year', [reviewed])).toEqual([reviewed]);
});

test('of news, what has to be done comes before what is counted', () => {
  const lines = ['All in all 12 months of readings are kept', 'The tap has to be accessible on that day'];
  expect(quoted('Water meters in Lindenhof will be replaced from 9 March', lines)).toEqual(lines.toReversed());
});

test('a day of the year counts in other languages, too', () => {
  const lines = ['Das Becken verlor täglich 42 Kubikmeter.', 'Das Bad öffnet am 13. Juni mit einem Fest.'];
  expect(quoted('Warum wir später öffnen', lines)).toEqual(lines.toReversed());
});

test('what is thin alone is not quoted at double length', () => {
  const thin = 'AeroDry is an app for cellars.';
  expect(quoted('Our first year', [thin, `${thin} It shows every room on one page.`])).toEqual([thin]);
});

test('a number without its noun is no quotation', () => {
  expect(
    quoted('Our first year', [
      'By December it was 47 on a single afternoon.',
      'We got 402 of them going again.',
      LIKED,
    ]),
  ).toEqual([LIKED]);
});

describe('what tells of old times', () => {
  const PAGE: Source = { ...BROCHURE, title: 'The canal museum', url: 'https://museum.example', kind: 'web' };
  const OLD = 'The canal museum in Harbourtown opened in 1962 and had 84,000 visitors last year.';
  const told = (lines: readonly string[]) => {
    const ledger = lines.map((quote, at): Claim => {
      return { id: `c${at + 1}`, source_id: 's1', claim: quote, quote, start: at, contradicts: [] };
    });
    const job = { topic: 'The canal museum of Harbourtown and its visitors', opinion: '', notes: [] };
    return rankQuotes(usableQuotes(ledger, [PAGE]), job).map(({ quote }) => quote.text);
  };

  test('gives way to what touches the topic as well', () => {
    const now = 'Most visitors of the canal museum come by boat and stay for two hours.';
    expect(told([OLD, now])).toEqual([now]);
  });

  test('stays where all else is beside the topic, so that something is left to quote', () => {
    expect(told([OLD, 'The museum spends 1.2 million euros a year, of which the town pays 700,000.'])).toContain(OLD);
  });
});
