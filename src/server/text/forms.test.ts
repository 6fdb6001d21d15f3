import { expect, test } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { readForms } from './forms.ts';

const read = (text: string) => readForms(text).map(({ start: _start, end: _end, ...form }) => form);

test('pasted notes are read by the form of their lines, in any language', () => {
  const notes = [
    'Relaunch of the shop',
    'Price: 49 euro',
    '価格：1,980円',
    '- Returns: 6.1 → 3.8 days',
    '* Call the printer',
    '1. Fill the tank.',
    'Tom Ashworth, tom@corvane.example, +44 20 7946 0123',
    '14 Kiln Lane, Bristol BS1 4QD',
    'Am Alten Bahnhof 3a, 36037 Fulda',
  ].join('\n');
  expect(read(notes)).toEqual([
    { kind: 'label', label: 'Price', value: '49 euro' },
    { kind: 'label', label: '価格', value: '1,980円' },
    { kind: 'change', what: 'Returns', from: '6.1', to: '3.8 days' },
    { kind: 'item', text: 'Call the printer' },
    { kind: 'step', text: 'Fill the tank.' },
    { kind: 'contact', mail: 'tom@corvane.example', phone: '+44 20 7946 0123' },
    { kind: 'address', text: '14 Kiln Lane, Bristol BS1 4QD' },
    { kind: 'address', text: 'Am Alten Bahnhof 3a, 36037 Fulda' },
  ]);
});

test.each([
  'Rua das Palmeiras, 210, 01226-010 São Paulo',
  'Dlouhá 5, 110 00 Praha 1',
  'Postfach 12 34, 80331 München',
  '東京都千代田区丸の内1丁目9番2号',
  '88/5 ม.3 ต.บางพูด อ.ปากเกร็ด จ.นนทบุรี 11120',
])('an address is told by its street and its code: %s', (text) => {
  expect(read(text)).toEqual([{ kind: 'address', text }]);
});

test.each([
  ['Ana, ana@a.example, (21) 98765-4321', '(21) 98765-4321'],
  ['Телефон: 8 (495) 555-01-29', '8 (495) 555-01-29'],
  ['手机：138 0013 8000', '138 0013 8000'],
  ['tlf. 33 12 34 56', '33 12 34 56'],
])('a telephone is given whole: %s', (text, phone) => {
  expect(read(text)).toMatchObject([{ kind: 'contact', phone }]);
});

test.each([
  'We open at 19:00 and close late.',
  'See https://a.example/x for more.',
  'Jan Maj says: “It is normal.”',
  'Write to us at hello@a.example before Friday, and we will answer.',
  'What we know: it weighs 58 kg. What we do not: the price.',
])('prose has none: %s', (line) => {
  expect(read(line)).toEqual([]);
});

test('each form knows the place of its line', () => {
  const text = 'Notes\nPrice: 49 euro';
  const [form] = readForms(text);
  expect(text.slice(form?.start, form?.end)).toBe('Price: 49 euro');
});

test.each(['a: ', '- ', '1. ', '→', '+1 ', 'a@', 'Str. 1, ', '〒', ':', 'a'])(
  'are found in time in proportion to %j',
  (unit) => {
    const { taken, allowed } = growthOf(unit, readForms);
    expect(taken).toBeLessThan(allowed);
  },
);
