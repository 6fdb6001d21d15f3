import { describe, expect, it } from 'vitest';
import { hashtagsOf } from './hashtags.ts';

describe('hashtags of a topic', () => {
  it.each([
    ['Launching our new oat ice cream', ['OatIceCream', 'Cream']],
    ['Why our church choir should rehearse on Sundays', ['ChurchChoir', 'Sundays']],
    ['SEO', ['SEO', 'Shorts']],
    ['???', ['Shorts', 'Discussion']],
  ])('name what it names: %j', (topic, tags) => {
    expect(hashtagsOf(topic, true)).toEqual(tags);
  });

  it('are made of its longest words where no grammar is known', () => {
    expect(hashtagsOf('Preisgestaltung für Handwerksbetriebe', false)).toEqual([
      'Handwerksbetriebe',
      'Preisgestaltung',
    ]);
    expect(hashtagsOf('a'.repeat(500), true)).toEqual(['Shorts', 'Discussion']);
  });
});
