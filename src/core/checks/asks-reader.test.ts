import { describe, expect, it } from 'vitest';
import { asksReader } from './asks-reader.ts';

describe('what asks its reader for something', () => {
  it.each([
    'Whom did you call last?',
    'What would you change?\nI read every answer.',
    'Tell me what I have missed.',
    'If that is your week, write to us.',
    'I would love to hear how you do it.',
    'Please share it with one colleague.',
    'The whole list: https://example.com/list',
    'All dates are here: [Add: link]',
    '你会先问什么？',
    'ما رأيك؟',
  ])('is heard in %j', (text) => {
    expect(asksReader(text)).toBe(true);
  });

  it.each(['That is what I have learned.', 'We tell people early. They stay.', 'The booking was closed in May.'])(
    'is not heard in %j',
    (text) => {
      expect(asksReader(text)).toBe(false);
    },
  );

  it('cannot be told in another language without a question mark', () => {
    expect(asksReader('Rufen Sie uns heute noch an.')).toBeNull();
  });
});
