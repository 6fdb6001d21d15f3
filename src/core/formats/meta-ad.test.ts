import { describe, expect, it } from 'vitest';
import { SOUND_META_AD } from '../../../test/support/sound-parts.ts';
import { metaAd, type AdVariant } from './meta-ad.ts';

/** A sound ad with one change to its second variant. */
const adWith = (change: Partial<AdVariant>) =>
  metaAd.layout({ variants: SOUND_META_AD.variants.map((one, at) => (at === 1 ? { ...one, ...change } : one)) });
const problemsOf = (text: string) => metaAd.check(text).filter(({ status }) => status !== 'pass');
const missed = (text: string) => problemsOf(text).map(({ id, status }) => `${id}: ${status}`);

describe('a Meta ad', () => {
  it('is a block of labelled fields for each variant', () => {
    const variant: AdVariant = {
      angle: 'pain',
      primaryText: 'A\n\nB',
      headline: 'C',
      description: 'D',
      button: 'Sign Up',
    };
    expect(metaAd.layout({ variants: [variant, { ...variant, angle: 'offer', description: '' }] })).toBe(
      'Variant 1: Pain\nPrimary text: A\n\nB\nHeadline: C\nDescription: D\nButton: Sign Up\n\n' +
        'Variant 2: Offer\nPrimary text: A\n\nB\nHeadline: C\nButton: Sign Up',
    );
  });

  it('is read from the Markdown of a chatty model, its buttons in any spelling', () => {
    const text = `### Variant 1 (pain)
**Primary text:** A
**Headline:** B
**Description:** C
**CTA:** LEARN_MORE

## Variant 2: Proof
- Ad text: D
- Headline: E
- Call to action: [sign up]`;
    expect(metaAd.parse(text)).toEqual({
      parts: {
        variants: [
          { angle: 'pain', primaryText: 'A', headline: 'B', description: 'C', button: 'Learn More' },
          { angle: 'proof', primaryText: 'D', headline: 'E', description: '', button: 'Sign Up' },
        ],
      },
      unparsed: '',
    });
  });

  it('passes when it keeps every rule, and with texts as long as they are shown', () => {
    expect(missed(metaAd.layout(SOUND_META_AD))).toEqual([]);
    const full = { primaryText: 'x'.repeat(125), headline: 'y'.repeat(40), description: 'z'.repeat(30) };
    expect(missed(adWith(full))).toEqual([]);
  });

  it.each([
    ['one variant', metaAd.layout({ variants: SOUND_META_AD.variants.slice(1, 2) })],
    ['a variant without a description', adWith({ description: '' })],
    ['a variant without an angle', adWith({ angle: '' })],
    [
      'variants without angles',
      metaAd.layout({ variants: SOUND_META_AD.variants.map((one) => ({ ...one, angle: '' })) }),
    ],
    ['a button that opens a chat', adWith({ button: 'Send message' })],
  ])('asks for nothing more of %s', (_, text) => {
    expect(missed(text)).toEqual([]);
    expect(metaAd.layout(metaAd.parse(text).parts)).toBe(text.replace('Send message', 'Send Message'));
  });

  it.each([
    ['no variant', '', ['parts: fail']],
    ['a missing primary text', adWith({ primaryText: '' }), ['variant-parts: fail']],
    ['a missing headline', adWith({ headline: '' }), ['variant-parts: fail']],
    ['a missing button', adWith({ button: '' }), ['variant-parts: fail']],
    ['an angle that stands twice', adWith({ angle: 'pain' }), ['angles: warn']],
    ['a primary text of 126 characters', adWith({ primaryText: 'x'.repeat(126) }), ['primary-text: warn']],
    ['a headline of 41', adWith({ headline: 'x'.repeat(41) }), ['headline: warn']],
    ['a description of 31', adWith({ description: 'x'.repeat(31) }), ['description: warn']],
    ['a button that Meta does not have', adWith({ button: 'Join the club' }), ['button: fail']],
    ['words about the reader’s health', adWith({ primaryText: 'Are you diabetic? Read on.' }), ['personal: warn']],
  ])('notices %s', (_, text, expected) => {
    expect(missed(text)).toEqual(expected);
  });

  it('names what misses a rule and shows where it stands', () => {
    const text = adWith({ primaryText: 'Are you over 50? Join us.', button: 'Join Us' });
    expect(
      problemsOf(text).map(({ detail, spans }) => [detail, spans.map((at) => text.slice(at.start, at.end))]),
    ).toEqual([
      [
        'Not a button of Meta’s, which are named in English here, such as Learn More: “Join Us” (Variant 2)',
        ['Join Us'],
      ],
      ['Meta refuses ads that tell readers who they are: “Are you over 50” (age)', ['Are you over 50']],
    ]);
  });
});
