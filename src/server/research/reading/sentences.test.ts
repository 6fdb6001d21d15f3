import { describe, expect, test } from 'vitest';
import { fc } from '../../../../test/support/property.ts';
import { readSentences } from './sentences.ts';

const texts = (paragraph: string) => readSentences(paragraph, 'en').map((sentence) => sentence.text);
const leaning = (paragraph: string) =>
  readSentences(paragraph, 'en')
    .filter((sentence) => sentence.leans)
    .map((sentence) => sentence.text);

describe('sentences', () => {
  test.each([
    ['Dr. Smith earns $4.50 a day, i.e. little. He stays.', ['Dr. Smith earns $4.50 a day, i.e. little.', 'He stays.']],
    ['Then came Node.js and Booking.com to town.', ['Then came Node.js and Booking.com to town.']],
    ['J. K. Rowling et al. (2014) wrote it.', ['J. K. Rowling et al. (2014) wrote it.']],
    ['Sold for $12 billion.Next came others.', ['Sold for $12 billion.', 'Next came others.']],
    ['It costs € 389 incl. VAT for approx. 12 rooms.', ['It costs € 389 incl. VAT for approx. 12 rooms.']],
    ['She said “Stop.” Nobody did.', ['She said “Stop.”', 'Nobody did.']],
  ])('%s', (paragraph, expected) => {
    expect(texts(paragraph)).toEqual(expected);
  });

  test('stand in the paragraph word for word, whatever it holds', () => {
    const piece = fc.constantFrom(
      'Tea ',
      'is',
      ' ',
      '\u00a0',
      '.',
      '!',
      '“',
      '"',
      'e.g.',
      '😀',
      'é',
      '\t',
      'http://x',
      '价格。',
      "'s",
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }),
        fc.constantFrom('en' as const, 'de' as const),
        (pieces, language) => {
          const paragraph = pieces.join('');
          for (const { text } of readSentences(paragraph, language)) expect(paragraph).toContain(text);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('a run without spaces never reaches the library, which would take seconds for it', () => {
    expect(texts(`Prices matter. ${'http://'.repeat(2_000)} Prices rise.`)).toEqual(['Prices matter.', 'Prices rise.']);
  });

  test('other languages are split by the rules of Unicode', () => {
    expect(readSentences('価格は大切です。次の文です。', 'de').map(({ text }) => text)).toEqual([
      '価格は大切です。',
      '次の文です。',
    ]);
    expect(readSentences('Diese Seite ist gut.', 'de')[0]?.leans).toBe(true);
  });

  test.each([
    ['Das Bad öffnet am 13. Juni statt Mitte Mai. Grund ist ein Leck.', 2],
    ['Dr. Weiß rät z. B. zu ca. 5 Litern. Mehr schadet.', 2],
    ['Die Stadt bestand schon um 200 n. Chr. aus Stein. Bis heute steht ein Tor.', 2],
    ['La Sra. García y el Sr. Pérez abren el n. 4. Cierran los lunes, p. ej. Navidad.', 2],
    ['M. Petit et Mme. Roche ouvrent à 9 h. Le lundi, tout est fermé. On dort.', 3],
    ['Nr. 5 lebt. Das J. S. Bach Haus in St. Anna auch.', 2],
    ['Es waren 470. Dann kam der Regen!', 2],
    ['価格はA. 次の文です。これも。', 3],
  ])('nor is a dot behind an ordinal or a short form the end of one: %s', (paragraph, count) => {
    const split = readSentences(paragraph, 'de').map(({ text }) => text);
    expect(split).toHaveLength(count);
    expect(split.join(' ').replaceAll(' ', '')).toBe(paragraph.replaceAll(' ', ''));
  });
});

test.each([
  'Martina: "The night shift was the most sceptical. Today they hold the record, 31 minutes."',
  '“I was against the button. Now I know on Monday what my Wednesday looks like,” says a member.',
])('what somebody says is not cut in two: %s', (speech) => {
  const paragraph = `Before, nobody looked at it. ${speech} Others wait.`;
  expect(readSentences(paragraph, 'en').map(({ text }) => text)).toEqual([
    'Before, nobody looked at it.',
    speech,
    'Others wait.',
  ]);
});

test('inches are no quotation marks', () => {
  expect(readSentences('A screen has 27" or 32". A desk has 60" at least.', 'en')).toHaveLength(2);
});

test.each([
  ['De ellos, muchos lo cambiaron.', true],
  ['Davon kamen viele wieder.', true],
  ['Grund ist die Sanierung des Beckens.', true],
  ['Parmi eux, beaucoup reviennent.', true],
  ['Daarom sluiten we vroeg.', true],
  ['Заливали его ночью, когда было холодно.', true],
  ['Prima ancora del ponte, la piazza.', false],
  ['Grundschulen öffnen um acht Uhr.', false],
  ['Каток работал до самой весны, и дети любили его.', false],
])('other languages lean as well: %s', (text, leans) => {
  expect(readSentences(text, 'de')[0]?.leans).toBe(leans);
});

describe('a sentence that leans on another', () => {
  test.each([
    'It was founded in 1999.',
    'This raised prices.',
    'However, prices rose.',
    'In its second year, sales doubled.',
    'For example, prices rose.',
    'Such prices look honest.',
    'He sold the company.',
    'The former is cheaper.',
    'Two years later, prices doubled.',
    'Later that year, prices doubled.',
    'Many of them left.',
    'Although this approach works, prices rose.',
    'Thomas found that this bias is strong.',
  ])('%s', (sentence) => {
    expect(leaning(sentence)).toEqual([sentence]);
  });

  test.each([
    'When customers see a price, they compare it.',
    'Prices such as $9.99 look small.',
    'The first email was sent in 1971.',
    'There are two kinds of prices.',
    'Leads that come by themselves are warm.',
    'In 1978, a salesman wrote to hundreds at once.',
  ])('not: %s', (sentence) => {
    expect(leaning(sentence)).toEqual([]);
  });

  test('what "The X is" speaks of must be known', () => {
    const subject = (text: string) => readSentences(text, 'en')[0]?.definiteSubject;
    expect(subject('The term was coined in 1994.')).toBe('term');
    expect(subject('The price of tea rose.')).toBeNull();
    expect(subject('Tea was sold.')).toBeNull();
  });
});
