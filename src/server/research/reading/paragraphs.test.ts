import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

test.each([
  ['- Doors open at seven.', ['Doors open at seven.']],
  ['✔ Removes up to 30 litres of water per day', ['Removes up to 30 litres of water per day']],
  ['✔️Whisper-quiet: only 39 dB', ['Whisper-quiet: only 39 dB']],
  ['  ► For rooms up to 70 m²', ['For rooms up to 70 m²']],
  ['– Soup is served at the end', ['Soup is served at the end']],
  ['–5 °C is no trouble for it', ['–5 °C is no trouble for it']],
  ['3) Rinse the filter', ['Rinse the filter']],
  ['#tag is no heading', ['#tag is no heading']],
])('a line begins behind its bullet: %s', (line, expected) => {
  expect(paragraphsOf(line)).toEqual(expected);
});

test('a row of a data sheet is its items, without the name of the row', () => {
  expect(paragraphsOf('TECHNICAL DATA: Weight 16.5 kg | Power: 290 W | RRP € 389 incl. VAT')).toEqual([
    'Weight 16.5 kg',
    'Power: 290 W',
    'RRP € 389 incl. VAT',
  ]);
});

test.each(['| Plan | Price | Seats |', 'a || b || c', 'x|y|z'])('what needs a table’s head stays whole: %s', (line) => {
  expect(paragraphsOf(line)).toEqual([line]);
});
