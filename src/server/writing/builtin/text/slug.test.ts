import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('the address of an article', () => {
  it.each([
    ['How to keep sourdough bread fresh for longer', 'keep-sourdough-bread-fresh-longer'],
    ['Café crème, à la carte', 'cafe-creme-la-carte'],
    ['Straßenbahn für Łódź', 'strassenbahn-fur-lodz'],
    ['What’s new in v2.1', 'whats-new-v2-1'],
    ['When should a child first see a dentist?', 'child-first-see-dentist'],
    ['The', 'the'],
  ])('is made of the first words of its topic: %j', (topic, slug) => {
    expect(slugOf(topic, { variant: 1 })).toBe(slug);
  });

  it('ends with its number in a sibling, so that no two articles have the same', () => {
    expect(slugOf('Rye or wheat for beginners', { variant: 2 })).toBe('rye-wheat-beginners-2');
  });

  it.each([
    'Πώς να κάνετε κομπόστ',
    'Как открыть каток',
    '朝ごはんにパンを選ぶ理由',
    'CRM を選ぶ七つの理由',
    '???',
    '',
  ])('is left to the author where the topic has no Latin letters to go by: %j', (topic) => {
    expect(slugOf(topic, { variant: 1 })).toBe('');
  });
});
