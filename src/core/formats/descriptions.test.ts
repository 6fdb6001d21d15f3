import { describe, expect, it } from 'vitest';
import { SOUND_DESCRIPTIONS, words } from '../../../test/support/sound-parts.ts';
import { descriptions, type DescriptionsParts } from './descriptions.ts';

const missed = (change: Partial<DescriptionsParts>) =>
  descriptions
    .check(descriptions.layout({ ...SOUND_DESCRIPTIONS, ...change }))
    .filter((result) => result.status !== 'pass')
    .map(({ id, status }) => `${id}: ${status}`);

describe('descriptions', () => {
  it('are labelled blocks, each for its own field', () => {
    expect(descriptions.layout({ seoTitle: 'A', short: 'B', medium: 'C', long: 'D\n\nE', bullets: ['F', 'G'] })).toBe(
      'SEO title: A\n\nShort description:\nB\n\nMedium description:\nC\n\nLong description:\nD\n\nE\n\nBullets:\n- F\n- G',
    );
  });

  it('are read in any order and from the Markdown of a chatty model', () => {
    const text = `**Bullets:**
* F
* G
  goes on

### Long description (150 words)
D

E

- **Medium:** C
**Short description**: B
1. **SEO Title: A**`;
    expect(descriptions.parse(text)).toEqual({
      parts: { seoTitle: 'A', short: 'B', medium: 'C', long: 'D\n\nE', bullets: ['F', 'G goes on'] },
      unparsed: '',
    });
  });

  it('hand back what belongs to no field', () => {
    expect(descriptions.parse('Here you go\n\nSEO title: A\nand this').unparsed).toBe('Here you go\n\nand this');
  });

  it('pass when they keep every rule', () => {
    expect(missed({})).toEqual([]);
  });

  it.each<[string, Partial<DescriptionsParts>]>([
    ['no SEO title', { seoTitle: '' }],
    ['no bullets', { bullets: [] }],
    ['one bullet', { bullets: ['See who is stuck'] }],
    ['short texts', { short: 'A call.', medium: 'A call in week four.', long: 'A call in week four, with a script.' }],
  ])('ask for nothing more with %s', (_, change) => {
    const parts = { ...SOUND_DESCRIPTIONS, ...change };
    expect(missed(change)).toEqual([]);
    expect(descriptions.parse(descriptions.layout(parts))).toEqual({ parts, unparsed: '' });
  });

  it.each([
    ['a missing length', { long: '' }, ['parts: fail']],
    ['a long title', { seoTitle: 'x'.repeat(61) }, ['seo-title: warn']],
    ['a short description over 160 characters', { short: 'x'.repeat(161) }, ['short: warn']],
    ['a medium one of 81 words', { medium: words(81) }, ['medium: warn']],
    ['a long one of 201 words', { long: words(201) }, ['long: warn']],
    ['a bullet over 200 characters', { bullets: ['a', 'b', 'x'.repeat(201)] }, ['bullet-length: warn']],
  ])('notice %s', (_, change, expected) => {
    expect(missed(change)).toEqual(expected);
  });

  it('are freed of bold and of the words around a model’s answer, since fields show them as they are', () => {
    const answer = `Sure! Here are the descriptions:\n\n${descriptions.layout({ ...SOUND_DESCRIPTIONS, short: 'A **bold** word' })}\n\nLet me know if you would like changes!`;
    expect(descriptions.fit(answer)).toBe(descriptions.layout({ ...SOUND_DESCRIPTIONS, short: 'A bold word' }));
  });
});
