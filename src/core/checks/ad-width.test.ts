import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { adWidth } from './ad-width.ts';

describe('the width of an ad', () => {
  it.each([
    ['Latin letters', 'Fresh bread, daily', 18],
    ['accents, composed or not', 'Cafe\u0301 caf\u00e9', 9],
    ['Cyrillic, Greek, Arabic and Hebrew', 'хлеб ψωμί خبز לחם', 17],
    ['Thai, whose vowels stand above their letters', 'กิน', 2],
    ['Japanese', '焼きたてパン', 12],
    ['Chinese with its own punctuation', '新鲜面包，每天！', 16],
    ['Korean, composed', '신선한 빵', 9],
    ['Korean in single letters', '한글'.normalize('NFD'), 4],
    ['full-width Latin and digits', 'ＡＢＣ１２', 10],
    ['half-width kana', 'ﾊﾟﾝ', 2],
    ['a mix', 'パン 50 %', 9],
    ['an emoji, a family of them, a flag', '🎉👨‍👩‍👧🇩🇪', 6],
    ['a heart that a selector turns into an emoji', '❤\ufe0f❤', 3],
    ['a rare ideograph', '\u{20bb7}野家', 6],
    ['nothing', '', 0],
  ])('counts %s', (_, text, width) => {
    expect(adWidth(text)).toBe(width);
  });

  it.each(['a', 'ä', '漢', '🎉', ' '])('takes time in proportion to a text of %j', (unit) => {
    const { taken, allowed } = growthOf(unit, adWidth);
    expect(taken).toBeLessThan(allowed);
  });
});
