import type { Reading } from '../../fact-check/readings.ts';
import { readStatements } from '../../fact-check/trace-facts.ts';
import { baseOf } from '../sources/with-ledger.ts';
import type { Assignment } from '../writer.ts';

/** A paragraph with more figures is a table, whose sums could be anything. */
const MOST_FIGURES = 16;
const MOST_PARAGRAPHS = 200;

const known = new WeakMap<Assignment, ReadonlySet<number>>();

/**
 * Whether a figure may be worked out of two figures of one paragraph of the material, "the other 7" of "4 of those 11". An editor
 * is not told of it as an invention; whether it really is such a sum, the check of facts asks.
 */
export function isLikelySum(fact: string, assignment: Assignment): boolean {
  const readings = readStatements(fact);
  if (readings.length === 0) return false;
  const sums = sumsOf(assignment);
  return readings.every((reading) => valuesOf(reading).some((value) => sums.has(value)));
}

function sumsOf(given: Assignment): ReadonlySet<number> {
  const assignment = baseOf(given);
  const before = known.get(assignment);
  if (before) return before;
  const paragraphs = [assignment.opinion, ...assignment.persona.approvedFacts, ...assignment.texts.values()]
    .flatMap((text) => text.split('\n'))
    .filter((line) => /\d/.test(line))
    .slice(0, MOST_PARAGRAPHS);
  const sums = new Set(paragraphs.flatMap((line) => sumsIn(figuresIn(line))));
  known.set(assignment, sums);
  return sums;
}

function figuresIn(line: string): number[] {
  return [...new Set(readStatements(line).flatMap(valuesOf))].slice(0, MOST_FIGURES);
}

/** The values that a figure may have, without its unit. */
function valuesOf(reading: Reading): number[] {
  return reading.gives().flatMap((key) => {
    const value = Number(/^any:(.+)$/.exec(key)?.[1]);
    return Number.isNaN(value) ? [] : [value];
  });
}

function sumsIn(figures: readonly number[]): number[] {
  return figures.flatMap((one, at) =>
    figures.slice(at + 1).flatMap((other) => {
      const [small, large] = one < other ? [one, other] : [other, one];
      const share = large === 0 ? 0 : (100 * small) / large;
      return [large - small, large + small, large * small, Math.round(share), Math.round(100 - share)].map(
        inHundredths,
      );
    }),
  );
}

const inHundredths = (value: number): number => Math.round(value * 100) / 100;
