import { describe, expect, it } from 'vitest';
import { paceOf, readSecondsIn, spokenSecondsIn } from './pace-by-language.ts';
import { spokenSeconds } from './reading-pace.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('the pace of a language', () => {
  it('is the planned one in English, whatever the country', () => {
    expect(spokenSecondsIn(words(75), 'en')).toBe(spokenSeconds(words(75)));
    expect(spokenSecondsIn(words(75), 'en-GB')).toBeCloseTo(30);
    expect(readSecondsIn(words(238), 'EN')).toBeCloseTo(60);
  });

  it('is that of English where nobody has measured it', () => {
    for (const language of [null, 'ko', 'xx', '', 'constructor']) {
      expect(spokenSecondsIn(words(150), language)).toBeCloseTo(60);
      expect(readSecondsIn(words(238), language)).toBeCloseTo(60);
    }
  });

  it('stands to English as the measured reading speeds do', () => {
    expect(paceOf('de').spoken / paceOf('en').spoken).toBeCloseTo(179 / 228);
    expect(paceOf('fi').read / paceOf('en').read).toBeCloseTo(161 / 228);
    expect(spokenSecondsIn(words(179), 'de-AT')).toBeCloseTo(spokenSecondsIn(words(228), 'en'));
  });

  it('counts characters in Japanese and Chinese, without their punctuation', () => {
    expect(paceOf('zh-Hant').unit).toBe('characters');
    expect(readSecondsIn('你好，世界。', 'zh')).toBeCloseTo((4 / 255) * (228 / 238) * 60);
    expect(spokenSecondsIn('パンを焼く。', 'ja')).toBeCloseTo((5 / 357) * (228 / 150) * 60);
  });

  it('counts the foreign words among them as such', () => {
    const [mixed, plain] = ['用 Google Ads 做广告', '用做广告'].map((text) => spokenSecondsIn(text, 'zh'));
    expect((mixed ?? 0) - (plain ?? 0)).toBeCloseTo((2 / 150) * 60);
  });

  it('takes no time for nothing', () => {
    expect(spokenSecondsIn('', 'ja')).toBe(0);
    expect(readSecondsIn('[…]', 'de')).toBe(0);
  });
});
