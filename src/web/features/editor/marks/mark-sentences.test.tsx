import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { claimsOfPiece } from '../claims/claims-behind.ts';
import { MarkdownView } from '../markdown-view.tsx';
import { PlainText } from '../plain-text.tsx';
import { opinionMarks, type OpinionMark } from '../stance/opinion-marks.ts';

afterEach(cleanup);

const POINTS = [
  { id: 'o1', text: 'Emails are theatre.' },
  { id: 'o2', text: 'Invites save accounts.' },
];

/** Marks on these stretches of a text, as the server tells them of it. */
function marksOn(text: string, ...sentences: string[]): OpinionMark[] {
  const stance = sentences.map((sentence, index) => {
    const start = text.indexOf(sentence);
    return { point_id: `o${index + 1}`, start, end: start + sentence.length };
  });
  return opinionMarks({ content: text, stance }, text, POINTS);
}

/** What one reads: without the words of tooltips. */
function shown(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return copy.textContent;
}

const marked = (container: HTMLElement) => [...container.querySelectorAll('mark')].map(shown);
const places = (container: HTMLElement) => container.querySelectorAll('mark > [tabindex="0"]').length;

describe('the opinion in rendered Markdown', () => {
  test.each([
    ['a sentence among others', 'One. Emails are theatre. Two.', 'Emails are theatre.', ['Emails are theatre.']],
    ['emphasis within it', 'Emails *are* **theatre**. Two.', 'Emails *are* **theatre**.', ['Emails are theatre.']],
    [
      'emphasis around more',
      '**Emails are theatre. Calls work.** Two.',
      'Emails are theatre.',
      ['Emails are theatre.'],
    ],
    ['a heading', '# Emails are theatre\n\nWhy.', 'Emails are theatre', ['Emails are theatre']],
    ['an item of a list', '- Calls\n- Emails are theatre.\n- Visits', 'Emails are theatre.', ['Emails are theatre.']],
    [
      'signs that are escaped',
      '1 \\* 2. \\#Emails are \\*theatre\\*. Two.',
      '\\#Emails are \\*theatre\\*.',
      ['#Emails are *theatre*.'],
    ],
    ['entities', 'A &amp; B. Emails &amp; calls differ. C.', 'Emails &amp; calls differ.', ['Emails & calls differ.']],
    ['a line that goes on', 'One.\nEmails are theatre. Two.', 'Emails are theatre.', ['Emails are theatre.']],
    ['emoji and a script without spaces', '🎉 开始。邮件只是表演。完。', '邮件只是表演。', ['邮件只是表演。']],
  ])('is marked in %s, and nothing else is', (_, text, sentence, expected) => {
    const { container } = render(<MarkdownView text={text} sentences={marksOn(text, sentence)} />);
    expect(marked(container)).toEqual(expected);
    expect(places(container)).toBe(1);
  });

  test('changes no word of the text', () => {
    const text =
      '# One\n\nEmails *are* theatre [1]. More `code`.\n\n| a | b |\n| - | - |\n| Invites save accounts. | 2 |';
    const { container: plain } = render(<MarkdownView text={text} />);
    const opinion = marksOn(text, 'Emails *are* theatre [1].', 'Invites save accounts.');
    const { container } = render(<MarkdownView text={text} sentences={opinion} />);
    expect(shown(container)).toBe(shown(plain));
    expect(marked(container)).toEqual(['Emails are theatre [1].', 'Invites save accounts.']);
  });

  test('holds numbers that lead to claims, links, gaps and flags', () => {
    const text = 'Emails [Add: which ones. All?] are [theatre](https://a.example) [1], says [Check: 43 %].';
    const claimsAt = claimsOfPiece([{ claim_id: 'c1', source_id: 's1', number: 1 }]);
    const { container } = render(
      <MarkdownView text={text} claimsAt={claimsAt} sentences={marksOn(text, 'Emails [Add: which ones.')} />,
    );
    expect(screen.getByRole('button', { name: '[Add: which ones. All?]' }).closest('mark')).not.toBeNull();
    expect(screen.getByRole('button', { name: '[Check: 43 %]' }).closest('mark')).toBeNull();
    expect(marked(container)).toEqual(['Emails [Add: which ones. All?]']);
    cleanup();
    const whole = render(<MarkdownView text={text} claimsAt={claimsAt} sentences={marksOn(text, text)} />).container;
    expect(whole.querySelectorAll('mark [data-mark], mark .citation, mark a')).toHaveLength(4);
    expect(marked(whole)).toHaveLength(1);
  });

  test('tells its point on focus, and leaves the word to what stands within it', async () => {
    const text = 'Emails are theatre [Add: why]. Two.';
    const { container } = render(
      <MarkdownView text={text} sentences={marksOn(text, 'Emails are theatre [Add: why].')} />,
    );
    const bubbles = () => [...container.querySelectorAll('.tooltip')].map(({ textContent }) => textContent);
    await userEvent.tab();
    expect(document.activeElement?.parentElement?.tagName).toBe('MARK');
    expect(bubbles()).toEqual(['Your opinion: “Emails are theatre.”']);
    expect(document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Your opinion: “Emails are theatre.”',
    );
    await userEvent.tab();
    expect(bubbles()).toEqual([expect.stringContaining('gap')]);
    await userEvent.hover(container.querySelector('mark > span') as HTMLElement);
    expect(bubbles()).toContain('Your opinion: “Emails are theatre.”');
    await userEvent.hover(screen.getByRole('button'));
    expect(bubbles()).not.toContain('Your opinion: “Emails are theatre.”');
  });
});

describe('the opinion in plain text', () => {
  test('is marked around what is left to do, and every word stays', () => {
    const text = 'One. Emails are theatre [Add: why]. [Add: two] Invites save accounts.';
    const { container } = render(
      <PlainText text={text} sentences={marksOn(text, 'Emails are theatre [Add: why].', 'Invites save accounts.')} />,
    );
    expect(marked(container)).toHaveLength(2);
    expect(screen.getAllByRole('button').map((button) => button.closest('mark') !== null)).toEqual([true, false]);
    expect(shown(container)).toBe(text);
  });
});

test('a sentence with two points is one mark that tells both; one whose point is not known any more is still a mark', () => {
  const content = 'Emails are theatre, invites save accounts. Third.';
  const both = ['o1', 'o2', 'o9'].map((point_id) => ({ point_id, start: 0, end: 42 }));
  expect(opinionMarks({ content, stance: both }, content, POINTS)).toEqual([{ start: 0, end: 42, points: POINTS }]);
  expect(opinionMarks({ content, stance: [{ point_id: 'o9', start: 43, end: 49 }] }, content, POINTS)).toEqual([
    { start: 43, end: 49, points: [] },
  ]);
});
