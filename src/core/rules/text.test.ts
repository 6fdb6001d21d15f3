import { expect, test } from 'vitest';
import { cpuTimeOf } from '../../../test/support/cpu-time.ts';
import { fc } from '../../../test/support/property.ts';
import { cleanText, countCharacters, countWords, isBlank, isLongerThan } from './text.ts';

test('longer is told by characters as a person counts them', () => {
  expect(isLongerThan('abc', 3)).toBe(false);
  expect(isLongerThan('abcd', 3)).toBe(true);
  const families = '👨‍👩‍👧‍👦'.repeat(3);
  expect(countCharacters(families)).toBe(3);
  expect(isLongerThan(families, 3)).toBe(false);
  expect(isLongerThan(`${families}é`, 3)).toBe(true);
  expect(isLongerThan('', 0)).toBe(false);
});

test('characters are those of `Intl.Segmenter`, whatever stands beside a simple one', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const inFull = (text: string): number => Array.from(segmenter.segment(text)).length;
  const beside = Array.from('a\n\r—é中あЖ©‼\u0301\u200d👍\u{1f3fd}🇩\u0600ㅎ한각\u0e33\u0903');
  const wrong: string[] = [];
  for (let point = 0; point < 0x3100; point += 1) {
    const char = String.fromCodePoint(point);
    const text = beside.map((other) => `b${other}${char}b${char}${other}`).join('');
    if (countCharacters(text) !== inFull(text)) wrong.push(point.toString(16));
  }
  expect(wrong).toEqual([]);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...beside), fc.string({ unit: 'grapheme', maxLength: 3 }))),
      (bits) => {
        expect(countCharacters(bits.join(''))).toBe(inFull(bits.join('')));
      },
    ),
  );
});

test('marks heaped upon a letter do not make a book one character', () => {
  const heap = (marks: number) => `e${'\u0301'.repeat(marks)}`;
  expect(isLongerThan(heap(3), 1)).toBe(false);
  expect(countCharacters(heap(100_000))).toBe(1);
  expect(isLongerThan(heap(100_000), 500)).toBe(true);
});

test('a huge text is refused after a look at its beginning', () => {
  const huge = '👨‍👩‍👧‍👦'.repeat(100_000);
  const whole = cpuTimeOf(() => countCharacters(huge));
  const start = cpuTimeOf(() => isLongerThan(huge, 500));
  expect(isLongerThan(huge, 500)).toBe(true);
  expect(start * 5).toBeLessThan(whole);
});

test('a text of spaces and characters that cannot be seen is blank', () => {
  for (const text of [
    '',
    ' \n\t',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u2060',
    '\u00ad',
    '\u3164',
    '\u2800',
    '\u200b \u200d',
  ]) {
    expect(isBlank(text), escape(text)).toBe(true);
  }
  for (const text of ['.', '\u200bx', '👨‍👩‍👧', '한']) expect(isBlank(text), escape(text)).toBe(false);
});

test('a text loses what nobody sees and what would spoil it elsewhere, and nothing else', () => {
  expect(cleanText('Sat\u0007ur\u0000day \u001b[31mhours\u202e!\ud800')).toBe('Saturday [31mhours!');
  expect(cleanText('one\u000btwo\u0085three\r\nfour\tfive')).toBe('one\ntwo\nthree\r\nfour\tfive');
  const kept = 'naïve 👩‍👩‍👧‍👦 \u200fשלום\u200e \u2066x\u2069 𠮷';
  expect(cleanText(kept)).toBe(kept);
});

function escape(text: string): string {
  return JSON.stringify(Array.from(text, (character) => character.codePointAt(0)?.toString(16)));
}

test('words are those of `Intl.Segmenter`, whatever stands between them', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  const judge = (text: string) => Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;
  const bits = [
    'a',
    'B',
    '7',
    '42',
    '_',
    "'",
    '.',
    ',',
    ';',
    ':',
    '-',
    ' ',
    '\n',
    '"',
    '@',
    '/',
    'word',
    'e.g.',
    '#',
    '’',
    '‘',
    '“',
    '”',
    '„',
    '«',
    '»',
    '–',
    '—',
    '…',
    'é',
    '漢字',
    '🎉',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bits)), (parts) => {
      const text = parts.join('');
      expect(countWords(text)).toBe(judge(text));
    }),
    { numRuns: 3_000 },
  );
});
