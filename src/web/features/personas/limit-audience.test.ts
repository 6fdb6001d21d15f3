import { describe, expect, test } from 'vitest';
import { limitAudience } from './limit-audience.ts';

const FIVE = 'Operations leads at small startups';

describe('the audience field takes five words', () => {
  test('a fifth word may be finished, a sixth is not begun', () => {
    expect(limitAudience('Operations leads at small startup', FIVE)).toBe(FIVE);
    expect(limitAudience(FIVE, `${FIVE} `)).toBe(`${FIVE} `);
    expect(limitAudience(`${FIVE} `, `${FIVE} i`)).toBe(`${FIVE} `);
  });

  test('behind the fifth word one space stands at most', () => {
    expect(limitAudience(`${FIVE} `, `${FIVE}  `)).toBe(`${FIVE} `);
    expect(limitAudience('', `${FIVE}\u00a0\t  `)).toBe(`${FIVE}\u00a0`);
    expect(limitAudience('Operations ', 'Operations  ')).toBe('Operations  ');
  });

  test('a space that would split a word in two is refused', () => {
    expect(limitAudience(FIVE, 'Opera tions leads at small startups')).toBe(FIVE);
  });

  test('a word typed in the middle is refused and costs none of the others', () => {
    expect(limitAudience('Operations  leads at small startups', 'Operations x leads at small startups')).toBe(
      'Operations  leads at small startups',
    );
  });

  test('of a long pasted text the first five words stay', () => {
    expect(limitAudience('', 'Home brewers who care about their beans')).toBe('Home brewers who care about');
    expect(limitAudience('Home ', 'Home brewers who care about their beans')).toBe('Home brewers who care about');
  });

  test('deleting always works', () => {
    expect(limitAudience(FIVE, 'Operations leads at small')).toBe('Operations leads at small');
    expect(limitAudience('a b c d e f g', 'a b c d e f')).toBe('a b c d e f');
    expect(limitAudience(FIVE, '')).toBe('');
  });

  test('what is written without spaces is one word, as the server counts it, and is never cut', () => {
    const chinese = '小型初创公司的运营主管和市场团队';
    expect(limitAudience('', chinese)).toBe(chinese);
    expect(limitAudience('', '学生　教师　家长　校长　护士　医生')).toBe('学生　教师　家长　校长　护士');
  });

  test('any kind of white space parts words', () => {
    expect(limitAudience('a\tb\u00a0c\nd e', 'a\tb\u00a0c\nd e f')).toBe('a\tb\u00a0c\nd e');
  });
});
