import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/support/property.ts';
import { shortenToBytes, utf8Bytes } from './utf8-bytes.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

describe('bytes of a text', () => {
  it('are those of its UTF-8 form', () => {
    fc.assert(fc.property(anyText, (text) => utf8Bytes(text) === new TextEncoder().encode(text).length));
  });

  it('are never more than allowed once it is shortened', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 3, max: 80 }), (text, max) => {
        const short = shortenToBytes(text, max);
        expect(utf8Bytes(short)).toBeLessThanOrEqual(max);
        if (utf8Bytes(text) <= max) expect(short).toBe(text);
      }),
    );
  });

  it('go at the border of a word', () => {
    expect(shortenToBytes('Every team knows week four', 20)).toBe('Every team knows…');
  });
});
