import { expect, test } from 'vitest';
import { noteOf } from '../../../../../test/fakes/findings.ts';
import { silentLogger } from '../../../../../test/support/silent-logger.ts';
import { readTopic } from '../../topic/topic.ts';
import { readMaterial } from '../../reading/read-material.ts';
import { soundClaim } from './sound-claim.ts';

const SALES = 'Bakeries that send one email a week sell 12 % more on Saturdays.';
const TILL = 'In 2024, 41 of 60 bakers asked for an address at the till.';
const PRICE = 'It rose from $5 to $7 in May.';
const TEXT = `The Crumb Survey asked bakers in Leeds about loaves. ${[SALES, TILL, PRICE].join(' ')}`;

const MONDAY = 'Wer montags einen Newsletter schreibt, verkauft am Samstag 12 Prozent mehr Brot.';
const GERMAN = `Der Zentralverband befragte im Jahr 2024 die Bäckereien einer ganzen Region. ${MONDAY}`;

async function wording(claim: string, quote: string, text = TEXT) {
  const desk = {
    topic: readTopic('Email for bakeries'),
    logger: silentLogger,
    website: null,
    retrievedAt: '2026-03-01T09:00:00.000Z',
    breathe: () => Promise.resolve(),
  };
  const [from] = await readMaterial([noteOf(text, 'A year of bread')], desk);
  if (!from) throw new Error('nothing was read');
  return soundClaim(claim, { quote, from });
}

test.each([
  ['Bakeries sell 12 % more on Saturdays.', SALES],
  ['According to the Crumb Survey, bakeries that send one email a week sell 12 % more on Saturdays.', SALES],
  ['In Leeds, 41 of 60 bakers asked for an address.', TILL],
  ['It rose to $7 in May, from $5.', PRICE],
])('what a source says in other words stays: %s', async (claim, quote) => {
  expect(await wording(claim, quote)).toBe(claim);
});

test.each([
  ['an address', 'Bakeries sell 12 % more on Saturdays, see www.acme.example.', SALES],
  ['a bare host', 'Bakeries sell 12 % more on Saturdays, says acme.example.', SALES],
  ['the mark of a claim', 'Bakeries sell 12 % more [c9] on Saturdays.', SALES],
  ['a mark of ours', 'Bakeries sell 12 % more on Saturdays. [Check: 12 %]', SALES],
  ['markup', '<b>Bakeries</b> sell 12 % more on Saturdays.', SALES],
  [
    'somebody who says nothing here',
    `According to Harvard, bakeries that send one email a week sell 12 % more.`,
    SALES,
  ],
  ['somebody else, first of all', 'Harvard found that bakeries that send one email a week sell 12 % more.', SALES],
  ['another day', 'Bakeries that send one email a week sell 12 % more on Sundays.', SALES],
  ['figures turned round', '60 of 41 bakers asked for an address.', TILL],
  ['amounts turned round', 'It rose from $7 to $5 in May.', PRICE],
  ['another figure', 'Bakeries sell 13 % more on Saturdays.', SALES],
  ['no statement', 'Bakeries', SALES],
  ['nothing', '', SALES],
])('a claim with %s gives way to its quote', async (_what, claim, quote) => {
  expect(await wording(claim, quote)).toBe(quote);
});

test('marks that turn the direction of a line are taken out', async () => {
  expect(await wording('Bakeries\u202e sell 12 % more\non Saturdays.', SALES)).toBe(
    'Bakeries sell 12 % more on Saturdays.',
  );
});

test('in German, nouns that the source does not have are no strangers, but speakers are', async () => {
  const good =
    'Laut dem Zentralverband steigt nach einem Newsletter am Montag der Absatz von Brot am Samstag um 12 Prozent.';
  expect(await wording(good, MONDAY, GERMAN)).toBe(good);
  const strange = 'Laut Harvard verkauft am Samstag 12 Prozent mehr Brot, wer montags einen Newsletter schreibt.';
  expect(await wording(strange, MONDAY, GERMAN)).toBe(MONDAY);
});

const CHURN = 'Churn fell from 8 % to 4.8 percent within 60 days, wrote the firm on 5 March 2025.';

test.each(['Churn fell to 4.8 % in 60 days.', 'In March 2025 a firm told of less churn.'])(
  'what stands in the quote may stand in its claim: %s',
  async (claim) => {
    expect(await wording(claim, CHURN, CHURN)).toBe(claim);
  },
);

test.each([
  'Churn fell to 4.9 %.',
  'Churn fell within 90 days.',
  'Churn fell by April 2025.',
  'Churn fell, saving $ 60,000.',
])('a figure or date that does not stand in the quote gives way to it: %s', async (claim) => {
  expect(await wording(claim, CHURN, CHURN)).toBe(CHURN);
});
