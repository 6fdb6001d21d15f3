import { describe, expect, it } from 'vitest';
import { judgeEach, judgeLayout, judgeParts, judgeRange } from './judge.ts';

const rule = { id: 'length', label: 'Length' };

describe('judging a number', () => {
  const bounds = { unit: 'characters', min: 10, max: 70, hardMax: 100 };

  it.each([
    [9, 'warn', '9 characters, at least 10 is better'],
    [10, 'pass', '10 of 70 characters'],
    [70, 'pass', '70 of 70 characters'],
    [71, 'warn', '71 of 70 characters'],
    [100, 'warn', '100 of 70 characters'],
    [101, 'fail', '101 of 100 characters'],
  ])('%i is %s', (found, status, detail) => {
    expect(judgeRange(rule, found, bounds)).toEqual({ ...rule, status, detail });
  });

  it('counts small things in other words', () => {
    expect(judgeRange(rule, 3, { unit: 'hashtags', max: 2 }).detail).toBe('3 hashtags, at most 2');
    expect(judgeRange(rule, 1, { unit: 'hashtags', max: 2 }).detail).toBe('1 of 2 hashtags');
    expect(judgeRange(rule, 1, { unit: 'hashtags' })).toMatchObject({ status: 'pass', detail: '1 hashtags' });
  });

  it('names the texts of a list that miss it, and fails when one breaks a hard limit', () => {
    expect(judgeEach(rule, [12, 71, 8], { ...bounds, item: 'Title' })).toEqual({
      ...rule,
      status: 'warn',
      detail: 'Title 2: 71 of 70 characters; Title 3: 8 characters, at least 10 is better',
    });
    expect(judgeEach(rule, [12, 101], { ...bounds, item: 'Title' }).status).toBe('fail');
    expect(judgeEach(rule, [12, 13], { ...bounds, item: 'Title' }).status).toBe('pass');
  });
});

describe('judging the parts', () => {
  it('names what is missing', () => {
    expect(judgeParts({ Title: true, Slug: false, FAQ: false })).toMatchObject({
      status: 'fail',
      detail: 'Missing: Slug, FAQ',
    });
    expect(judgeParts({ Title: true })).toMatchObject({ status: 'pass' });
  });

  it('warns of text that belongs to no part', () => {
    expect(judgeLayout('Stray line\nand more')).toMatchObject({
      status: 'warn',
      detail: 'Belongs to no part: "Stray line"',
    });
    expect(judgeLayout('')).toMatchObject({ status: 'pass' });
  });
});
