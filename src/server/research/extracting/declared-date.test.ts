import { describe, expect, it } from 'vitest';
import { declaredDate, pdfDate } from './declared-date.ts';

const NOW = Date.parse('2026-06-15T12:00:00Z');

describe('a declared date', () => {
  it.each([
    ['2024-05-01', '2024-05-01'],
    ['2024-05-01T10:00:00Z', '2024-05-01T10:00:00.000Z'],
    ['2024-05-01T10:00:00+0200', '2024-05-01T08:00:00.000Z'],
    ['2024-05-01 10:00', '2024-05-01'],
    ['20240501', '2024-05-01'],
    ['2024/5/1', '2024-05-01'],
    ['May 1, 2024', '2024-05-01'],
    ['Published on 1st of nothing, 1 May 2024', '2024-05-01'],
    ['Wed, 01 May 2024 10:00:00 GMT', '2024-05-01'],
  ])('%s is %s', (text, date) => {
    expect(declaredDate(text, NOW)).toBe(date);
  });

  it.each([
    '',
    'soon',
    'Article 5',
    '03/04/2024',
    '2024-02-30',
    '0001-01-01',
    '2031-01-01',
    'Foo 5, 2024',
    '1714557600000',
  ])('is none: "%s"', (text) => {
    expect(declaredDate(text, NOW)).toBeNull();
  });
});

describe('the date of a PDF', () => {
  it.each([
    ["D:20240501103000+02'00'", '2024-05-01T08:30:00.000Z'],
    ['D:20240501103000Z', '2024-05-01T10:30:00.000Z'],
    ['D:20240501', '2024-05-01'],
    ['2024', null],
    ['D:20241399', null],
    ['yesterday', null],
  ])('%s is %s', (text, date) => {
    expect(pdfDate(text, NOW)).toBe(date);
  });
});
