import { describe, expect, it } from 'vitest';
import { readingMinutes, spokenSeconds, wordsInSeconds } from './reading-pace.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('the pace of a text', () => {
  it('is 150 words a minute when it is spoken', () => {
    expect(spokenSeconds(words(75))).toBe(30);
    expect(wordsInSeconds(30)).toBe(75);
  });

  it('is 238 words a minute when it is read, and a minute at least', () => {
    expect(readingMinutes(words(1_190))).toBe(5);
    expect(readingMinutes('')).toBe(1);
  });
});
