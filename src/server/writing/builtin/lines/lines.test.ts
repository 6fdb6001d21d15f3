import { describe, expect, it } from 'vitest';
import { PAPER, STOCK } from '../../../../../test/support/own-sentences.ts';
import { NUMBER_WORDS, valueOfWords } from '../../../../../test/evals/judges/number-words.ts';
import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import { TOPIC_KINDS } from '../reading/topic-kind.ts';
import type { VariantPlaces } from './place.ts';
import { PLACES } from './places/places-of.ts';

const RUN = 5;
const LISTED = ['how-to', 'list'];
const SIDED = ['versus', 'tell-apart'];

const headingsOf = ({ places, faq }: VariantPlaces): string[] => [...places, ...faq].map(({ heading }) => heading);
const gapsOf = ({ places, faq, list }: VariantPlaces): string[] => [
  ...[...places, ...faq].map(({ gap }) => gap),
  ...list,
];
const labelsOf = ({ places }: VariantPlaces): string[] => places.map(({ label }) => label);

describe.each(TOPIC_KINDS)('what a piece asks on a topic of kind %s', (kind) => {
  const variants = PLACES[kind];

  it.each(variants)('is as long as its place allows: $question', (variant) => {
    expect(countCharacters(variant.question), variant.question).toBeLessThanOrEqual(50);
    expectWords(headingsOf(variant), 2, 8);
    expectWords(labelsOf(variant), 1, 3);
    expectWords(gapsOf(variant), 5, 14);
  });

  it.each(variants)('asks, and claims nothing: $question', (variant) => {
    for (const line of [variant.question, ...headingsOf(variant)]) expect(line).toMatch(/^\p{Lu}[^?]*\?$/u);
    for (const gap of gapsOf(variant)) {
      expect(gap, 'a gap ends with its bracket').not.toMatch(/[[\].!?]$|^[A-Z]/u);
    }
    const lines = [variant.question, ...headingsOf(variant), ...labelsOf(variant), ...gapsOf(variant)];
    expect(lines.flatMap(faultsIn)).toEqual([]);
  });

  it.each(variants)('makes a list only where the topic promises one: $question', ({ list }) => {
    expect(list).toHaveLength(LISTED.includes(kind) ? 4 : 0);
    expect(list.filter((gap) => !/\b(?:first|second|third|fourth|next|last)\b/u.test(gap))).toEqual([]);
  });

  it('names the sides of a comparison, and a topic in gaps alone', () => {
    for (const variant of variants) {
      const sides = SIDED.includes(kind) ? ['{a}', '{b}'] : [];
      for (const line of [...headingsOf(variant), ...labelsOf(variant), ...variant.list]) {
        expect(sides, line).toEqual(expect.arrayContaining(placeholdersIn(line)));
      }
      for (const line of gapsOf(variant)) {
        expect([...sides, '{topic}'], line).toEqual(expect.arrayContaining(placeholdersIn(line)));
      }
      expect(placeholdersIn(variant.question)).toEqual([]);
    }
  });

  it('is worded anew in each variant', () => {
    const lines = variants.map((variant) => [variant.question, ...headingsOf(variant), ...gapsOf(variant)]);
    const all = [...lines.flat(), ...variants.flatMap(labelsOf)].map((line) => line.toLowerCase());
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
    expect(sharedRuns(lines)).toEqual([]);
  });
});

function expectWords(lines: readonly string[], min: number, max: number): void {
  for (const line of lines) {
    expect(countWords(line), line).toBeGreaterThanOrEqual(min);
    expect(countWords(line), line).toBeLessThanOrEqual(max);
  }
}

/** Who is in charge, and by which number to reach them, is asked of nobody who writes on knitting. */
const MANAGED = /\b(?:at yours|in charge|responsible|looks? after|phone number|name and number)\b/iu;

/** What may stand in no line, with the line. */
function faultsIn(line: string): string[] {
  const numbers = line.match(new RegExp(NUMBER_WORDS, 'giu')) ?? [];
  const found = [STOCK, PAPER, MANAGED, /[!\d]/u].flatMap((pattern) => pattern.exec(line)?.[0] ?? []);
  return [...found, ...numbers.filter((word) => valueOfWords(word) > 1)].map((fault) => `${fault} in: ${line}`);
}

function placeholdersIn(line: string): string[] {
  return line.match(/\{\w+\}/gu) ?? [];
}

function sharedRuns(variants: readonly (readonly string[])[]): string[] {
  const first = new Map<string, number>();
  return variants.flatMap((lines, variant) =>
    lines.flatMap(runsOf).filter((run) => {
      const owner = first.get(run) ?? variant;
      first.set(run, owner);
      return owner !== variant;
    }),
  );
}

/** What stands for words of the author breaks a run. */
function runsOf(line: string): string[] {
  return line
    .toLowerCase()
    .split(/\{\w+\}/u)
    .flatMap((stretch) => {
      const words = stretch.match(/[\p{L}’'-]+/gu) ?? [];
      return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
    });
}
