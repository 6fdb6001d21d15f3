import { describe, expect, test } from 'vitest';
import { readTopic } from './topic.ts';

describe('what a topic is about', () => {
  test.each([
    ['Pricing psychology for SaaS landing pages', 'Pricing psychology SaaS landing pages'],
    ['How to write a newsletter', 'newsletter'],
    ['10 tips for B2B SEO in 2025', 'B2B SEO'],
    ['The history of sourdough', 'sourdough'],
    ['Benefits of remote work', 'remote work'],
    ['Big data for small shops', 'Big data small shops'],
    ['Ads, ads and more ads', 'Ads'],
    ['Best practices', 'Best practices'],
    ['価格心理学', '価格 心理 学'],
    ['Как снизить отток клиентов', 'снизить отток клиентов'],
  ])('%s', (topic, words) => {
    expect(readTopic(topic).words.join(' ')).toBe(words);
  });

  test('endings do not matter', () => {
    expect(readTopic('Landing pages, pricing and e-mails').terms('en')).toEqual(['land', 'page', 'price', 'email']);
    expect(readTopic('Landing page, price and email').terms('en')).toEqual(['land', 'page', 'price', 'email']);
  });

  test('a whole brief as a topic counts by its first words', () => {
    expect(readTopic('alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima').words).toHaveLength(
      10,
    );
  });

  test('a topic without words is about nothing', () => {
    expect(readTopic('?!… 2025').words).toEqual([]);
  });
});
