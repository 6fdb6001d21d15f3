import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { PiecePreview } from '../piece-preview.tsx';

afterEach(cleanup);

function show(format: string, text: string) {
  render(
    <PiecePreview format={format} syntax="plain" text={text} sentences={[]} claimsAt={() => []} author="Northkit" />,
  );
}

const numbered = (name: string, count: number) =>
  `${name}s:\n${Array.from({ length: count }, (_, index) => `${index + 1}. ${name} no ${index + 1}`).join('\n')}`;

describe('an ad among search results', () => {
  const AD = `${numbered('Headline', 7)}\n\n${numbered('Description', 3)}\n\nPaths:\n1. Calls\n2. Demo`;
  const result = () => within(screen.getByRole('article'));
  const title = () => result().getByRole('heading').textContent;

  test('is put together from the first texts', () => {
    show('Google Search Ad', AD);
    expect(title()).toBe('Headline no 1 | Headline no 2 | Headline no 3');
    expect(screen.getByRole('article').textContent).toContain('Your address › Calls › Demo');
    expect(screen.getByRole('article').textContent).toContain('Description no 1 Description no 2');
  });

  test('shows each text at least once, by keyboard, and then begins again', async () => {
    show('Google Search Ad', AD);
    const seen = new Set<string>();
    screen.getByRole('button', { name: 'Next combination' }).focus();
    for (const place of [1, 2, 3]) {
      expect(screen.getByText(`Combination ${place} of 3`)).toBeTruthy();
      for (const text of screen.getByRole('article').textContent?.match(/(?:Head|Descript)\w+ no \d/gu) ?? [])
        seen.add(text);
      await userEvent.keyboard('{Enter}');
    }
    expect(seen.size).toBe(7 + 3);
    expect(title()).toBe('Headline no 1 | Headline no 2 | Headline no 3');
    await userEvent.click(screen.getByRole('button', { name: 'Previous combination' }));
    expect(title()).toBe('Headline no 7 | Headline no 1 | Headline no 2');
  });

  test('lists every text with the room that it takes, where wide characters take two', () => {
    show('Google Search Ad', 'Headlines:\n1. 解約の理由を先に知る\n2. A headline that is much too long for an ad');
    const [wide, long] = screen.getAllByRole('listitem');
    expect(wide?.textContent).toContain('20 of 30');
    expect(long?.textContent).toContain('42 of 30');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('ads in a feed', () => {
  const AD = `Variant 1: Pain
Primary text: ${'Customers who leave rarely say why. '.repeat(4)}Ask them.
Headline: Know why
Description: Free for small teams
Button: LEARN_MORE

Variant 2: Proof
Primary text: 66 percent had no call.
Headline: One call`;

  test('stand side by side, each with its angle, its texts and the button as it is named there', () => {
    show('Meta Ad', AD);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Variant 1Pain',
      'Variant 2Proof',
    ]);
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toMatch(/Ask them\..*Your picture.*Know why.*Free for small teams.*Learn More/u);
    expect(second?.textContent).toMatch(/66 percent had no call\..*One call$/u);
  });

  test('are folded where a feed folds them', () => {
    show('Meta Ad', AD);
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent?.split('Shown up to here')[1]).toContain('Ask them.');
    expect(second?.textContent).not.toContain('see more');
  });
});

describe('a carousel', () => {
  const CAROUSEL = `Slide 1: Hook
Title: Your tour is not your onboarding
Alt text: Dark slide with large words.

Slide 2: Proof
Title: No call, no second year
Body: 66 percent had none.

Caption: Onboarding is a conversation.

Hashtags: #onboarding #saas`;

  test('is a row of slides with role, place, words and what is heard of them', () => {
    show('Instagram Carousel', CAROUSEL);
    const slides = within(screen.getByRole('group', { name: 'Slides' })).getAllByRole('listitem');
    expect(slides.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Hook1 of 2Your tour is not your onboarding.*heard.*Dark slide with large words\.$/u),
      expect.stringMatching(/^Proof2 of 2No call, no second year66 percent had none\.(?!.*heard)/u),
    ]);
  });

  test('is gone through by keyboard and by buttons, which keep the focus at the ends', async () => {
    show('Instagram Carousel', CAROUSEL);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Slides' }));
    const next = screen.getByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    expect(screen.getByRole('status').textContent).toContain('2 of 2');
    expect(document.activeElement).toBe(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(next);
    expect(screen.getByRole('status').textContent).toContain('2 of 2');
  });

  test.each(['Instagram Carousel', 'Short Content Script'])(
    'has in a %s the hashtags as they were written',
    (format) => {
      show(format, 'Caption: We #call.\n\nHashtags: #call, saas\n\nNotes: see this too');
      expect(document.querySelector('.post-tags')?.textContent).toBe('#call, saas');
      expect(screen.getByText('Notes: see this too')).toBeTruthy();
    },
  );

  test('draws nothing of what is missing', () => {
    show('Instagram Carousel', 'Caption: Only a caption.');
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByText('Only a caption.')).toBeTruthy();
  });
});
