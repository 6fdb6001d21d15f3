import { describe, expect, it } from 'vitest';
import { QUOTE_KINDS } from '../reading/quote-kind.ts';
import { OWN_HEADINGS } from './own-headings.ts';
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
    const lines = allOf(() => picker.heading('voice'));
    expect(new Set(lines).size).toBe(lines.length);
    expect(QUOTE_LINES.voice.headings).toContain(lines[0]);
    expect(QUOTE_LINES.plain.headings).toContain(lines.at(-1));
  });

  it.each([{ own: false }, { own: true }])('are other ones in each variant (%o)', ({ own }) => {
    for (const kind of QUOTE_KINDS) {
      const lines = VARIANTS.flatMap((variant) => {
        const picker = createLinePicker(variant, 4);
        return allOf(() => picker.heading(kind, { figure: '“41 percent”', term: '“week four”', own }));
      });
      expect(new Set(lines).size, kind).toBe(lines.length);
    }
  });

  it('are passed over where the quotation has no words for them', () => {
    for (const variant of VARIANTS) {
      const picker = createLinePicker(variant, 0);
      const lines = allOf(() => picker.heading('figure'));
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.join('\n')).not.toMatch(/[{}]/);
    }
  });

  it('hold the words of the quotation as they are, whatever stands in them', () => {
    const figure = '“$1 for $& each”';
    const lines = VARIANTS.flatMap((variant) => {
      const picker = createLinePicker(variant, 0);
      return allOf(() => picker.heading('figure', { figure }));
    });
    expect(lines).toContain(figure);
  });

  it('speak of nobody else above what the author has on record', () => {
    for (const kind of QUOTE_KINDS) {
      const picker = createLinePicker(2, 2);
      const mine = [...OWN_HEADINGS[kind], ...OWN_HEADINGS.plain, ...QUOTE_LINES.plain.headings];
      expect(mine).toEqual(expect.arrayContaining(allOf(() => picker.heading(kind, { own: true }))));
    }
  });

  it('come with something to see, each picture once', () => {
    const picker = createLinePicker(3, 3);
    const seen = allOf(() => picker.shot('change')?.visual ?? '');
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
