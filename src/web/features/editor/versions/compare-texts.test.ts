import { describe, expect, test } from 'vitest';
import { compareTexts, type TextPart } from './compare-texts.ts';

const only = (parts: readonly TextPart[] | null, kind: TextPart['kind']) =>
  parts?.filter((part) => part.kind === kind).map(({ text }) => text.trim());

/** Each text has to be whole again without what the other one has alone. */
const without = (parts: readonly TextPart[] | null, kind: TextPart['kind']) =>
  parts
    ?.filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('');

describe('two texts compared', () => {
  test('differ by words, and both can be read from it to the letter', () => {
    const earlier = 'Week four decides.\n\nCall every customer once, and listen.';
    const present = 'Week four decides.\n\nCall each customer twice, and listen.';
    const parts = compareTexts(earlier, present, 'en');
    expect(only(parts, 'earlier')).toEqual(['every', 'once']);
    expect(only(parts, 'present')).toEqual(['each', 'twice']);
    expect(without(parts, 'present')).toBe(earlier);
    expect(without(parts, 'earlier')).toBe(present);
  });

  test('of a language without spaces differ by words, too', () => {
    const parts = compareTexts('私は東京に住んでいます。', '私は大阪に住んでいます。', 'ja');
    expect(only(parts, 'earlier')).toEqual(['東京']);
    expect(only(parts, 'present')).toEqual(['大阪']);
  });

  test('that have little in common are left whole', () => {
    expect(compareTexts('Week four decides.', 'Nobody reads onboarding emails, do they?', 'en')).toBeNull();
  });

  test('are compared in a language that nobody knows, and when they are the same', () => {
    expect(compareTexts('One text.', 'One text.', 'no such language')).toEqual([{ kind: 'both', text: 'One text.' }]);
  });
});
