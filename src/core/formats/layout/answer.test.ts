import { describe, expect, it } from 'vitest';
import { withoutBold, withoutChatter } from './answer.ts';

describe('a model’s answer', () => {
  it.each([
    'Here is the blog post:',
    'Here’s your X post about churn in week four:',
    'Sure! Here are the descriptions:',
    'Here are three variants for Meta:',
    'Here are 3 Meta ad variants:',
    'Here’s your Instagram carousel:',
    'Here is the Google search ad:',
    'Here is the press release:',
    'Here is a landing page for your offer:',
    'Certainly, here is a short video script for busy marketers:',
    'Of course!',
  ])('loses its greeting: %s', (greeting) => {
    expect(withoutChatter(`${greeting}\n\nThe text.\n\nMore.`)).toBe('The text.\n\nMore.');
  });

  it('loses its fence, and the offer at its end', () => {
    expect(withoutChatter('```markdown\n# A\n\nB\n```')).toBe('# A\n\nB');
    expect(withoutChatter('Here is the draft:\n\n```\nA\n\nB\n```\n\nLet me know if you’d like any changes!')).toBe(
      'A\n\nB',
    );
  });

  it.each([
    'Here is the script we used for a year:\n\nCall them.',
    'Here is the post:',
    'Of course!',
    'Sure is sure.\n\nSo call.',
    'Read on.\n\nLet me know what you think.',
    'Use ``` for code.\n\n```\nA\n```',
  ])('keeps what could be the piece itself: %s', (text) => {
    expect(withoutChatter(text)).toBe(text);
  });

  it('is plain where a field shows asterisks as they are', () => {
    expect(withoutBold('**Week four** decides, **not** the **end**.')).toBe('Week four decides, not the end.');
    expect(withoutBold('2 ** 3 ** 4 and *one* **')).toBe('2 ** 3 ** 4 and *one* **');
  });
});
