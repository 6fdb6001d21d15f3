import { findFormat } from '../../../../src/core/formats/registry.ts';
import { single, together, type Verdict } from '../../judges/verdict.ts';
import { nameOf, type WritingRun } from '../writing-run.ts';
import { gapsOf } from './judge-repetition.ts';

/** No hard rule of the format is broken. */
export function judgeHardRules(run: WritingRun): Verdict {
  return together(
    run.pieces.map((piece) => {
      const results = findFormat(piece.format)?.check(piece.text) ?? [];
      const broken = results.filter(({ status }) => status === 'fail');
      return {
        checked: results.length,
        faults: broken.map(({ label, detail }) => `${nameOf(run, piece)}: ${label}: ${detail}`),
      };
    }),
  );
}

/** Without sources a piece is called an outline, and cites nothing. */
export function judgeOutlines(run: WritingRun): Verdict {
  return together(
    run.pieces.map((piece) => {
      const name = nameOf(run, piece);
      const { outline } = piece;
      const found = piece.text.match(/\[Add: /g)?.length ?? 0;
      const wrong = [
        outline && found < outline.gaps ? `${found} gaps, where ${outline.gaps} are told of` : '',
        run.sources.length === 0 && outline?.sources !== 0 ? 'not called an outline without sources' : '',
        run.sources.length === 0 && /\[\d{1,3}\]|https?:/.test(piece.text) ? 'a citation of nothing' : '',
        run.sources.length === 0 && gapsOf(piece.text).length === 0 ? 'no gap' : '',
      ].filter(Boolean);
      return { checked: 1, faults: wrong.map((what) => `${name}: ${what}`) };
    }),
  );
}

/** Gaps that a composed piece should leave, beyond those of its format: places where the author's own case belongs. */
const GAPS: Readonly<Record<string, readonly [number, number]>> = {
  'X Post': [0, 3],
  'Short Content Script': [1, 3],
  'Email Newsletter': [1, 6],
  'Video Script': [2, 6],
  'Blog Post': [3, 8],
  Descriptions: [3, 7],
  'Google Search Ad': [0, 6],
  'Meta Ad': [0, 4],
  'LinkedIn Post': [0, 4],
  'Instagram Carousel': [1, 5],
};

export function judgeGaps(run: WritingRun): Verdict {
  const composed = run.pieces.filter(({ outline }) => outline === null);
  return together(
    composed.map((piece) => {
      const [least, most] = GAPS[piece.format] ?? [0, 0];
      const { length } = gapsOf(piece.text);
      return single(length >= least && length <= most, `${nameOf(run, piece)}: ${length}, not ${least} to ${most}`);
    }),
  );
}

/** What only a machine would leave in a text: places unfilled, signs doubled, marks of a list within a line. */
const SLIPS =
  /\bundefined\b|\bNaN\b|\[object |\{[a-z]+\}|“”|\[Check: |(?<!\.)\.\.(?!\.)|[?!]\.|\s,|,,|“\s|::|\(\)|\[Add: ?\]|^[-*] (?:[-*]|\d{1,2}[.)]) |^\d{1,2}[.)]$|: [-*] |: 1\. |\? [–—] \p{Ll}/gmu;

export function judgeSlips(run: WritingRun): Verdict {
  return together(
    run.pieces.map((piece) => {
      const slips = Array.from(piece.text.matchAll(SLIPS), ({ 0: slip, index }) => {
        const around = piece.text.slice(Math.max(0, index - 30), index + 30).replace(/\s+/g, ' ');
        return `${nameOf(run, piece)}: ${slip} in: ${around}`;
      });
      return { checked: 1, faults: slips };
    }),
  );
}
