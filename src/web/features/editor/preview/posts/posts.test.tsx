import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { PiecePreview } from '../piece-preview.tsx';

afterEach(cleanup);

interface Shown {
  author?: string;
  /** A sentence that carries the author's opinion. */
  opinion?: string;
}

function show(format: string, text: string, { author = 'Northkit', opinion = '' }: Shown = {}) {
  const start = text.indexOf(opinion);
  const marks = opinion === '' ? [] : [{ start, end: start + opinion.length, points: [{ id: 'o1', text: 'Call.' }] }];
  render(
    <PiecePreview format={format} syntax="plain" text={text} sentences={marks} claimsAt={() => []} author={author} />,
  );
}

const frame = (name: string) => screen.getByRole('figure', { name });
const linked = () => [...document.querySelectorAll('.post-link')].map(({ textContent }) => textContent);

describe('a post on X', () => {
  const POST = 'Ask on day 20. https://example.com/a-very-long-address/that-counts-as-less @anna #onboarding';

  test('stands below its author, with its links, mentions and hashtags told apart, and none of them to follow', () => {
    show('X Post', POST);
    const post = within(frame('As a post on X'));
    expect(post.getByText('Northkit')).toBeTruthy();
    expect(linked()).toEqual(['https://example.com/a-very-long-address/that-counts-as-less', '@anna', '#onboarding']);
    expect(post.queryByRole('link')).toBeNull();
  });

  test('is counted as X counts', () => {
    show('X Post', POST);
    const counted = 'Ask on day 20. '.length + 23 + ' @anna #onboarding'.length;
    expect(screen.getByText(`${280 - counted} characters left`)).toBeTruthy();
    expect(screen.getByText(`${counted} of 280`)).toBeTruthy();
  });

  test('is shown whole where it is too long, with what goes beyond marked, and said to be beyond', () => {
    const long = `${'Ask on day 20. '.repeat(18)}1234567890 and out`;
    show('X Post', long);
    expect(screen.getByText('8 characters too many')).toBeTruthy();
    expect([...document.querySelectorAll('.post-beyond')].map(({ textContent }) => textContent)).toEqual([
      'Beyond the limit:  and out',
    ]);
    expect(frame('As a post on X').textContent).toContain('1234567890');
  });

  test('marks a link whole that begins within the limit and ends beyond it', () => {
    show('X Post', `${'Ask on day 20. '.repeat(18)}https://example.com/call`);
    expect(document.querySelector('.post-beyond')?.textContent).toContain('https://example.com/call');
  });
});

describe('a post on LinkedIn', () => {
  test('shows where readers have to ask for more, and what they get then', () => {
    show('LinkedIn Post', `Hook of the post.\n\n${'Word after word. '.repeat(20)}\n\nWhat do you do?`);
    const post = frame('As a post on LinkedIn');
    const [seen = '', behind = ''] = (post.textContent ?? '').split('Shown up to here');
    expect(seen).toContain('Hook of the post.');
    expect(behind).toContain('…see more');
    expect(behind).toContain('What do you do?');
  });

  test('has no fold where everything is seen at once', () => {
    show('LinkedIn Post', 'A short post.');
    expect(screen.queryByText('…see more')).toBeNull();
    expect(screen.getByText('13 of 3,000 characters, the most that LinkedIn takes')).toBeTruthy();
  });

  test('keeps a gap and the opinion whole where the fold would cut them', () => {
    const opinion = 'I would rather lose a demo than skip the first call with somebody new.';
    const text = `${'Word '.repeat(14)}${opinion} [Add: a figure that shows what came of it] And so on.`;
    show('LinkedIn Post', text, { opinion });
    const gap = document.querySelector('[data-mark=gap]');
    expect(gap?.textContent).toContain('[Add: a figure that shows what came of it]');
    const marked = [...document.querySelectorAll('mark.opinion')].map(({ textContent }) => textContent).join(' ');
    expect(marked).toBe(opinion);
  });

  test('begins on the right where its text does', () => {
    show('LinkedIn Post', 'اتصل في اليوم العشرين. #عملاء', { author: 'شركة' });
    expect(screen.getByText('شركة').closest('[dir=rtl]')).not.toBeNull();
    expect(linked()).toEqual(['#عملاء']);
  });
});
