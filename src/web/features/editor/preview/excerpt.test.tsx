import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { findGaps } from '../../../../core/formats/layout/gaps.ts';
import { FORMATS, type AnyFormat, type FormatLabel } from '../../../../core/formats/registry.ts';
import { MarkPressContext } from '../marks/text-mark.tsx';
import { spanOf } from '../marks/use-marks.ts';
import type { OpinionMark } from '../stance/opinion-marks.ts';
import { PiecePreview } from './piece-preview.tsx';

afterEach(cleanup);

/** Draws a piece; a press on a gap is told by the words that it leads to. */
function show(label: FormatLabel, text: string, opinion: readonly OpinionMark[] = []) {
  const { syntax } = FORMATS.find((known) => known.label === label) as AnyFormat;
  const found: (string | undefined)[] = [];
  const { container } = render(
    <MarkPressContext
      value={(kind, mark) => {
        const span = spanOf(kind, mark, text);
        found.push(span && text.slice(span.start, span.end));
      }}
    >
      <PiecePreview
        format={label}
        syntax={syntax}
        text={text}
        sentences={opinion}
        claimsAt={() => []}
        author="Northkit"
      />
    </MarkPressContext>,
  );
  return { container, found };
}

const sayings = (text: string, sentence: string): OpinionMark[] =>
  Array.from(text.matchAll(new RegExp(sentence, 'gu')), ({ index }) => ({
    start: index,
    end: index + sentence.length,
    points: [{ id: 'a', text: 'Calls win' }],
  }));

test.each<[FormatLabel, string]>([
  [
    'Google Search Ad',
    'Intro note [Add: stray]\n\nHeadlines:\n1. Alpha [Add: x]\n2. Beta\n\nDescriptions:\n1. One [Add: y]',
  ],
  ['Blog Post', 'Stray [Add: stray]\n\nSEO title: T\n\n# H [Add: h]\n\nIntro [Add: i]\n\n## S\n\nBody [Add: b]'],
  [
    'Landing Page',
    '# H\n\nSub\n\n**Go** [Add: link]\n\nMicro\n\n## Why\n\n### C [Add: c]\n\nB\n\n## How it works\n\n1. One [Add: s]',
  ],
])('each gap of a %s leads to itself, in a part or in none', async (label, text) => {
  const { container, found } = show(label, text);
  const gaps = [...container.querySelectorAll<HTMLElement>('[data-mark=gap]')];
  for (const gap of gaps) await userEvent.click(gap);
  expect(found).toEqual(gaps.map(({ textContent }) => textContent));
  expect(new Set(found)).toEqual(new Set(findGaps(text).map(({ start, end }) => text.slice(start, end))));
});

test('what belongs to no part is read as the rest of the text is, with the opinion in it', () => {
  const text = '**Stray** words. Call them.\n\nSEO title: T\n\n# Heading\n\nIntro.\n\n## Section\n\nBody.';
  const { container } = show('Blog Post', text, sayings(text, 'Call them.'));
  expect(screen.getByText('Stray').tagName).toBe('STRONG');
  expect(container.querySelector('[data-sentence]')?.textContent).toBe('Call them.');
});

test.each<[FormatLabel, string]>([
  ['Short Content Script', '[00:00-00:03]\nSpoken: Call them.\n\\Visual: Call them. Yes.'],
  ['Blog Post', '# Heading\n\nIntro.\n\n## Section\n\nCall them.  \n\n\n\nCall them. Yes.'],
])('a sentence that a %s says twice is marked twice, each in its place', (label, text) => {
  const { container } = show(label, text, sayings(text, 'Call them.'));
  expect(container.textContent.split('Call them.')).toHaveLength(3);
  const marks = [...container.querySelectorAll<HTMLElement>('[data-sentence]')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(Array(2).fill(expect.stringMatching(/^Call them\.$/)));
  expect(new Set(marks.map((mark) => mark.dataset['sentence']))).toHaveLength(2);
});
