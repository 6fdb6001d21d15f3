import twitter from 'twitter-text';
import { describe, expect, it } from 'vitest';
import { findHashtags } from './hashtags.ts';

describe('hashtags', () => {
  it.each([
    ['plain ones', 'On #churn and #Week4.', ['churn', 'Week4']],
    ['in any script', '#漢字 #привет #naïve #שלום', ['漢字', 'привет', 'naïve', 'שלום']],
    ['with a full-width sign', '＃週', ['週']],
    ['but no bare number', 'We are #1 of #2024', []],
    ['but none within a word or a heading', 'a#b c&#d ## e', []],
    ['but none that runs into another', '#a#b', []],
    ['with an underscore', '#week_four!', ['week_four']],
  ])('are counted as on X: %s', (_, text, tags) => {
    expect(findHashtags(text)).toEqual(tags);
    expect(twitter.extractHashtags(text)).toEqual(tags);
  });

  it('are not the fragments of addresses', () => {
    expect(findHashtags('https://a.example/b#part https://a.example/#top #real')).toEqual(['real']);
  });
});
