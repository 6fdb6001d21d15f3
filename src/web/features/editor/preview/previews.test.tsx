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
      <PiecePreview format={label} syntax={syntax} text={text} opinion={[]} claimsAt={() => []} author="Northkit" />
    </MarkPressContext>,
  );
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What stands on the screen, the words of two elements apart. */
function screenText(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
  return found.join(' ');
}

/** Every text of a piece, without the labels and marks that its layout has around it. */
function textsOf(parts: unknown): string[] {
  if (typeof parts === 'string') return [parts];
  return typeof parts === 'object' && parts !== null ? Object.values(parts).flatMap(textsOf) : [];
}

/** A piece whose every part of more than a word ends with a gap of its own. */
function withGaps(format: AnyFormat): string {
  let count = 0;
  const gapped = (parts: unknown): unknown => {
    if (typeof parts === 'string') return parts.includes(' ') ? `${parts} [Add: gap ${(count += 1)}]` : parts;
    if (Array.isArray(parts)) return parts.map(gapped);
    if (typeof parts !== 'object' || parts === null) return parts;
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, gapped(part)]));
  };
  return format.layout(gapped(filledParts(format)));
}

describe.each(PREVIEWS.map(({ label }) => label))('the preview of a %s', (label) => {
  const format = FORMATS.find((known) => known.label === label) as AnyFormat;

  test('shows every word that somebody wrote', () => {
    const parts = filledParts(format);
    const { container } = show(format, format.layout(parts));
    const shown = new Set(wordsOf(screenText(container)));
    const missing = textsOf(parts).filter((text) => wordsOf(text).some((word) => !shown.has(word)));
    expect(missing).toEqual([]);
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
