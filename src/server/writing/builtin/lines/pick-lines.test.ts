import { describe, expect, it } from 'vitest';
import { QUOTE_KINDS } from '../reading/quote-kind.ts';
import { OWN_LINES } from './own/own-lines.ts';
import { createLinePicker } from './pick-lines.ts';
import { QUOTE_LINES } from './quotes/quote-lines-of.ts';

const VARIANTS = [1, 2, 3];

/** Until it has no more. */
function allOf(next: () => string): string[] {
  const lines: string[] = [];
  for (let line = next(); line !== ''; line = next()) lines.push(line);
  return lines;
}

describe('the lines on a quotation', () => {
  it('come once in a piece, those of its own kind first, then those that fit any', () => {
    const picker = createLinePicker(1, 0);
    const lines = allOf(() => picker.next('voice', 'asks'));
    expect(new Set(lines).size).toBe(lines.length);
    expect(QUOTE_LINES.voice.asks).toContain(lines[0]);
    expect(QUOTE_LINES.plain.asks).toContain(lines.at(-1));
  });

  it('are other ones in each variant', () => {
    for (const kind of QUOTE_KINDS) {
      const lines = VARIANTS.flatMap((variant) => {
        const picker = createLinePicker(variant, 4);
        return allOf(() => picker.next(kind, 'spoken', { figure: '“41 percent”', term: '“week four”' }));
      });
      expect(new Set(lines).size, kind).toBe(lines.length);
    }
  });

  it('are passed over where the quotation has no words for them', () => {
    for (const variant of VARIANTS) {
      const picker = createLinePicker(variant, 0);
      const lines = allOf(() => picker.next('figure', 'headings'));
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join('\n')).not.toMatch(/[{}]/);
    }
  });

  it('hold the words of the quotation as they are, whatever stands in them', () => {
    const figure = '“$1 for $& each”';
    const lines = VARIANTS.flatMap((variant) => {
      const picker = createLinePicker(variant, 0);
      return allOf(() => picker.next('figure', 'headings', { figure }));
    });
    expect(lines.some((line) => line.includes(figure))).toBe(true);
  });

  it('ask nobody to check what the author has on record', () => {
    const own = QUOTE_KINDS.flatMap((kind) => [...OWN_LINES[kind].asks, ...OWN_LINES[kind].spoken]);
    for (const kind of QUOTE_KINDS) {
      const picker = createLinePicker(2, 2);
      const fill = { own: true };
      const lines = [
        ...allOf(() => picker.next(kind, 'asks', fill)),
        ...allOf(() => picker.next(kind, 'spoken', fill)),
      ];
      expect(own).toEqual(expect.arrayContaining(lines));
    }
  });

  it('come with something to see, each picture once', () => {
    const picker = createLinePicker(3, 3);
    const seen = allOf(() => picker.shot('change')?.visual ?? '');
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
