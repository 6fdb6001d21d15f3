import { describe, statusOf, worst, type Bounds } from '../../checks/judge.ts';
import { withoutTargets } from '../../checks/links.ts';
import { countCharacters, countWords } from '../../rules/text.ts';
import { locate, locateEach } from './locate.ts';
import type { Measured, Reading, Rule } from './rule.ts';

/** How a text is counted, by the unit that stands in its bounds. */
const COUNTERS = {
  characters: countCharacters,
  /** Those that are read: not what a Markdown link points at. */
  words: (text: string) => countWords(withoutTargets(text)),
} as const;

interface Limited extends Bounds {
  readonly id: string;
  readonly label: string;
  readonly ask?: string;
  /** How a text is counted; needed where the unit is neither characters nor words. */
  readonly count?: (text: string) => number;
}

/** The length of one text. An absent one is for `requiredParts` to judge, so it passes here. */
export function lengthOf<Parts>(
  limited: Limited & { readonly of: (parts: Parts, reading: Reading<Parts>) => string },
): Rule<Parts> {
  const count = counterFor(limited);
  return limitRule(limited, (reading) => {
    const text = limited.of(reading.parts, reading);
    return [{ name: limited.label, found: count(text), span: locate(reading.text, text) }];
  });
}

/** The length of each of several texts; those that miss it are named by their place in the list. */
export function lengthOfEach<Parts>(
  limited: Limited & { readonly item: string; readonly of: (parts: Parts) => readonly string[] },
): Rule<Parts> {
  const count = counterFor(limited);
  return limitRule(limited, (reading) => {
    const texts = limited.of(reading.parts);
    const spans = locateEach(reading.text, texts);
    return texts.map((text, index) => ({
      name: `${limited.item} ${index + 1}`,
      found: count(text),
      span: spans[index] ?? null,
    }));
  });
}

/** How many of something there are. */
export function countOf<Parts>(
  limited: Omit<Limited, 'count'> & { readonly of: (parts: Parts) => number },
): Rule<Parts> {
  return limitRule(limited, (reading) => [{ name: limited.label, found: limited.of(reading.parts), span: null }]);
}

function counterFor({ unit, count }: Limited): (text: string) => number {
  const counter = count ?? (unit in COUNTERS ? COUNTERS[unit as keyof typeof COUNTERS] : undefined);
  if (!counter) throw new Error(`Nothing counts ${unit}`);
  return counter;
}

/** A rule of numbers, counted in any way. */
export function limitRule<Parts>(
  limited: Omit<Limited, 'count'> & { readonly item?: string },
  measure: (reading: Reading<Parts>) => readonly Measured[],
): Rule<Parts> {
  const { id, label, ask = '', unit, max, hardMax } = limited;
  const bounds: Bounds = {
    unit,
    ...(max === undefined ? {} : { max }),
    ...(hardMax === undefined ? {} : { hardMax }),
  };
  return {
    id,
    label,
    ask,
    isHard: hardMax !== undefined,
    limit: { ...bounds, measure },
    judge(reading) {
      const measured = measure(reading);
      const missed = measured.filter(({ found }) => statusOf(found, bounds) !== 'pass');
      const status = worst(missed.map(({ found }) => statusOf(found, bounds)));
      const spans = missed.flatMap(({ span }) => span ?? []);
      const [only] = measured;
      if (limited.item === undefined && only) return { status, detail: describe(only.found, bounds), spans };
      if (missed.length === 0) return { status, detail: `${measured.length} checked`, spans };
      return {
        status,
        detail: missed.map(({ name, found }) => `${name}: ${describe(found, bounds)}`).join('; '),
        spans,
      };
    },
  };
}
