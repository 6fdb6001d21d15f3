import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { fc } from '../../../test/support/property.ts';
import { composed } from './composed.ts';

const MARKS = Array.from({ length: 0x1f000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((char) => /\p{M}/u.test(char));
const LETTERS = ['a', 'é', 'ᾳ', 'ㅎ', '한', 'ก', 'क', '漢', '\u{1f44d}', ' ', '\u200d', 'ཀ'];

describe('a text in NFC', () => {
  it('is what `normalize` makes of it, with each mark among others', () => {
    const wrong = MARKS.filter((mark) => {
      const heap = `a${'\u0301\u0323\u0345'.repeat(12)}${mark}${'\u0334\u05b0\u0301'.repeat(12)}${mark}`;
      return composed(heap) !== heap.normalize('NFC');
    });
    expect(wrong).toEqual([]);
  });

  it('is what `normalize` makes of any heap', () => {
    const bits = fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...MARKS) },
      { weight: 1, arbitrary: fc.constantFrom(...LETTERS) },
    );
    fc.assert(
      fc.property(fc.array(bits, { minLength: 40, maxLength: 300 }), (all) => {
        const text = all.join('');
        expect(composed(text)).toBe(text.normalize('NFC'));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['\u0301\u0323', '\u0300\u0345\u0323\u0301', '\u{1e8d0}\u0301', '\u0f73\u0334', '\u0301', 'e\u0301', 'a'])(
    'is made in proportion to a text of %j',
    (unit) => {
      const { taken, allowed } = growthOf(unit, composed);
      expect(taken).toBeLessThan(allowed);
    },
  );
});
