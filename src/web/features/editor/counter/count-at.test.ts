import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../../../core/formats/registry.ts';
import type { Format } from '../../../../core/formats/format.ts';
import { SOUND_PARTS } from '../../../../../test/support/sound-parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { PLAIN_JOB } from '../../../../../test/fakes/editor-piece.ts';
import { countIn, judgeText } from '../checks/judge-text.ts';
import { countAt } from './count-at.ts';

type Label = keyof typeof SOUND_PARTS;

const soundText = (label: Label) => {
  const format: Format = FORMATS.find((known) => known.label === label) as Format;
  return format.layout(SOUND_PARTS[label]);
};

/** What stands below a text with the caret behind some words of it. */
function countBehind(label: Label, words: string, text = soundText(label)): string | undefined {
  const at = text.indexOf(words);
  if (at < 0) throw new Error(`"${words}" is not in the text`);
  return countAt(countIn(label, text), at + words.length)?.text;
}

describe('the count below a text', () => {
  test.each([
    ['X Post', 'Week four', '125 of 280 characters'],
    ['LinkedIn Post', 'Week four', '975 of 3,000 characters'],
    ['Descriptions', 'SEO title: Onboarding', 'SEO title: 51 of 60 characters'],
    ['Email Newsletter', 'Subject: Ten calls', 'Subject 2: 36 of 50 characters'],
    ['Google Search Ad', '3. Who is', 'Headline 3: 22 of 30 characters'],
    ['Meta Ad', 'Headline: What', 'Headline 2: 20 of 40 characters'],
    ['Instagram Carousel', 'Title: Week', 'Slide title 2: 3 of 8 words'],
    ['Instagram Carousel', 'Caption:', 'Caption with hashtags: 326 of 2,200 characters'],
    ['Press Release', '# Northwind', 'Headline: 47 of 100 characters'],
    ['Landing Page', '# Hear', 'Headline: 6 of 10 words'],
  ] as const)('of a %s with the caret behind "%s" reads %s', (label, words, count) => {
    expect(countBehind(label, words)).toBe(count);
  });

  test('says how much is too much, and whether the platform refuses it', () => {
    const long = soundText('Google Search Ad').replace('Who is about to leave?', 'Who of your customers leaves first?');
    expect(countAt(countIn('Google Search Ad', long), long.indexOf('Who of'))).toMatchObject({
      text: 'Headline 3: 35 of 30 characters',
      over: 5,
      status: 'fail',
    });
    const subject = soundText('Email Newsletter').replace('Ten calls tell', 'Ten calls with your customers tell you');
    expect(countAt(countIn('Email Newsletter', subject), subject.indexOf('Ten calls'))).toMatchObject({
      text: 'Subject 2: 60 of 50 characters',
      over: 10,
      status: 'warn',
    });
  });

  test.each([
    ['Meta Ad', 'Button: Learn'],
    ['Press Release', '## About'],
    ['A format of tomorrow', 'Text'],
  ] as const)('is none in a %s behind "%s", which has no limit', (label, words) => {
    const text = label === 'A format of tomorrow' ? 'Text' : soundText(label);
    expect(countAt(countIn(label, text), text.indexOf(words) + words.length)).toBeNull();
  });

  test.each(['Blog Post', 'Email Newsletter', 'Press Release'] as const)(
    'has as many words for a %s as its rule on the length says',
    (label) => {
      const text = soundText(label);
      const told =
        judgeText(label, text, { ...PLAIN_JOB, language: 'en', stance: [] })?.find(({ id }) => id === 'length')
          ?.detail ?? '';
      const { words } = countIn(label, text);
      expect(told).toMatch(new RegExp(`^${words?.toLocaleString('en')} (?:of|words?)`));
      expect(words).toBeLessThan(countWords(text));
    },
  );

  test.each(['X Post', 'Landing Page', 'Meta Ad'] as const)(
    'has no words for a %s, whose length is not told in words',
    (label) => {
      expect(countIn(label, soundText(label)).words).toBeNull();
    },
  );

  test('is none without a caret where each field has its own', () => {
    expect(countAt(countIn('Google Search Ad', soundText('Google Search Ad')), null)).toBeNull();
    expect(countAt(countIn('X Post', 'Hello'), null)?.text).toBe('5 of 280 characters');
  });
});
