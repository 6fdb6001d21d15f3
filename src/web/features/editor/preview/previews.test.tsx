import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { FORMATS, type AnyFormat } from '../../../../core/formats/registry.ts';
import { filledParts } from '../../../../../test/support/filled-parts.ts';
import { findGaps } from '../../../../core/formats/layout/gaps.ts';
import { MarkPressContext } from '../marks/text-mark.tsx';
import { spanOf } from '../marks/use-marks.ts';
import { PiecePreview } from './piece-preview.tsx';
import { PREVIEWS } from './previews.ts';

afterEach(cleanup);

function show(
  format: AnyFormat,
  text: string,
  press: ComponentProps<typeof MarkPressContext>['value'] = () => undefined,
) {
  const { label, syntax } = format;
  return render(
    <MarkPressContext value={press}>
      <PiecePreview format={label} syntax={syntax} text={text} sentences={[]} claimsAt={() => []} author="Northkit" />
    </MarkPressContext>,
  );
}

/** Words and signs in their order, so that a "<" or a "-" that gets lost is seen. */
const signsOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+|[%<>+-]/gu) ?? []).join(' ')} `;
/** Nothing that Markdown or a layout reads as its own where it stands within a line. */
const SIGNS = '< 4. Mai - 5 % + <name> > 3.';

/** What stands on the screen, the words of two elements apart, without what we say of a mark or a fold. */
function screenText(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!parentElement?.closest('[hidden], .sr-only, .post-fold')) found.push(textContent ?? '');
  }
  return found.join(' ');
}

/** Every text of a piece, without the labels and marks that its layout has around it. */
function textsOf(parts: unknown): string[] {
  if (typeof parts === 'string') return [parts];
  return typeof parts === 'object' && parts !== null ? Object.values(parts).flatMap(textsOf) : [];
}

/** The parts of a piece with each text of more than a word changed. */
function changed(parts: unknown, change: (text: string) => string): unknown {
  if (typeof parts === 'string') return parts.includes(' ') ? change(parts) : parts;
  if (Array.isArray(parts)) return parts.map((part) => changed(part, change));
  if (typeof parts !== 'object' || parts === null) return parts;
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, changed(part, change)]));
}

/** A piece whose every part of more than a word ends with a gap of its own. */
function withGaps(format: AnyFormat): string {
  let count = 0;
  return format.layout(changed(filledParts(format), (text) => `${text} [Add: gap ${(count += 1)}]`));
}

describe.each(PREVIEWS.map(({ label }) => label))('the preview of a %s', (label) => {
  const format = FORMATS.find((known) => known.label === label) as AnyFormat;

  test('shows every paragraph that somebody wrote, word by word and sign by sign', () => {
    const parts = changed(filledParts(format), (text) => `${text} ${SIGNS}`);
    const { container } = show(format, format.layout(parts));
    const shown = signsOf(screenText(container));
    const paragraphs = textsOf(parts)
      .flatMap((text) => text.split(/\n(?:> )?|^> /u))
      .filter((paragraph) => /\w/.test(paragraph));
    expect(paragraphs.filter((paragraph) => !shown.includes(signsOf(paragraph)))).toEqual([]);
  });

  test('shows a text that keeps to no layout', () => {
    const { container } = show(format, 'Nothing here is where it belongs.\n\nNeither is this.');
    expect(screenText(container)).toContain('Nothing here is where it belongs.');
    expect(screenText(container)).toContain('Neither is this.');
  });

  test('leads from each gap to its place in the text', async () => {
    const text = withGaps(format);
    const found: number[] = [];
    const { container } = show(format, text, (kind, mark) => found.push(spanOf(kind, mark, text)?.start ?? -1));
    for (const gap of container.querySelectorAll<HTMLElement>('[data-mark=gap]')) await userEvent.click(gap);
    // What stands in two places of a drawing leads to the same one.
    expect([...new Set(found)].toSorted((one, other) => one - other)).toEqual(findGaps(text).map(({ start }) => start));
  });
});
