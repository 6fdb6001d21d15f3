import { describe, expect, it } from 'vitest';
import { CLAIMING, PAPER, STOCK, isTitle, mayBeSaid } from '../../../../../test/support/own-sentences.ts';
import { NUMBER_WORDS, valueOfWords } from '../../../../../test/evals/judges/number-words.ts';
import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import { QUOTE_KINDS } from '../reading/quote-kind.ts';
import { TOPIC_KINDS } from '../reading/topic-kind.ts';
import { splitSentences } from '../text/sentences.ts';
import { OWN_LINES } from './own/own-lines.ts';
import type { VariantPlaces } from './place.ts';
import { PLACES } from './places/places-of.ts';
import { QUOTE_LINES } from './quotes/quote-lines-of.ts';

const VARIANTS = 3;
const RUN = 5;

describe.each(QUOTE_KINDS)('the lines on a quotation of kind %s', (kind) => {
  const { headings, asks, spoken, shots } = QUOTE_LINES[kind];
  const onScreen = shots.map((shot) => shot.onScreen);
  const prose = [...asks, ...spoken];

  it('serve three variants alike, each with a line that fits any quotation of the kind', () => {
    for (const list of [headings, asks, spoken, shots.map((shot) => `${shot.visual} ${shot.onScreen}`)]) {
      expect(list.length).toBeGreaterThanOrEqual(2 * VARIANTS);
      expect(list.length % VARIANTS).toBe(0);
      for (const variant of [0, 1, 2]) {
        expect(list.filter((line, at) => at % VARIANTS === variant && !line.includes('{'))).not.toEqual([]);
      }
    }
  });

  it('are as long as their place allows', () => {
    expectWords(headings, 2, 7);
    expectWords(asks, 4, 14);
    expectWords(spoken, 14, 30);
    expectWords(onScreen, 0, 7);
  });

  it('take from the quotation its figure or its term, and nothing else', () => {
    const allowed = kind === 'figure' ? ['{figure}'] : ['{term}'];
    for (const line of [...headings, ...prose, ...onScreen]) {
      expect(allowed, line).toEqual(expect.arrayContaining(placeholdersIn(line)));
    }
    for (const shot of shots) expect(placeholdersIn(shot.visual)).toEqual([]);
  });

  it('ask and instruct', () => {
    expect([...headings, ...onScreen.filter(Boolean)].filter((line) => !isTitle(line))).toEqual([]);
    expect(prose.flatMap(splitSentences).filter((sentence) => !mayBeSaid(sentence))).toEqual([]);
    expect([...headings, ...prose, ...onScreen].flatMap(faultsIn)).toEqual([]);
  });
});

it('says nothing alike on the quotations of two variants', () => {
  const of = (variant: number): string[] =>
    QUOTE_KINDS.flatMap((kind) => {
      const { headings, asks, spoken, shots } = QUOTE_LINES[kind];
      const lists = [headings, asks, spoken, shots.map((shot) => shot.visual), shots.map((shot) => shot.onScreen)];
      return lists.flatMap((list) => list.filter((_, at) => at % VARIANTS === variant));
    });
  expect(sharedRuns([of(0), of(1), of(2)])).toEqual([]);
});

it.each(QUOTE_KINDS)('asks and instructs after the author’s own notes (%s)', (kind) => {
  const { headings, asks, spoken } = OWN_LINES[kind];
  for (const list of [headings, asks, spoken]) expect(list.length % VARIANTS).toBe(0);
  const prose = [...asks, ...spoken];
  expect(prose.flatMap(splitSentences).filter((sentence) => !mayBeSaid(sentence))).toEqual([]);
  expect([...headings, ...prose].flatMap(faultsIn)).toEqual([]);
});

describe.each(TOPIC_KINDS)('what a piece asks on a topic of kind %s', (kind) => {
  const variants = PLACES[kind];
  const gapsOf = ({ places, faq }: VariantPlaces): string[] => [...places, ...faq].map(({ gap }) => gap);
  const headingsOf = ({ places, faq }: VariantPlaces): string[] => [...places, ...faq].map(({ heading }) => heading);

  it.each([0, 1, 2] as const)('is as long as its place allows (variant %i)', (at) => {
    const variant = variants[at];
    const { question, promise, places, checklist } = variant;
    expect(countCharacters(question), question).toBeLessThanOrEqual(50);
    expect(countCharacters(promise), promise).toBeLessThanOrEqual(60);
    expectWords(headingsOf(variant), 2, 8);
    expectWords(
      places.map(({ label }) => label),
      1,
      3,
    );
    expectWords(gapsOf(variant), 5, 14);
    expectWords(
      places.map(({ ask }) => ask),
      6,
      20,
    );
    expectWords(checklist, 4, 12);
  });

  it.each([0, 1, 2] as const)('asks and instructs (variant %i)', (at) => {
    const variant = variants[at];
    const { question, promise, places, checklist } = variant;
    for (const line of [question, ...headingsOf(variant)]) expect(line).toMatch(/\?$/u);
    expect(FINITE_PROMISE.test(promise), promise).toBe(false);
    const said = [...places.flatMap(({ ask }) => splitSentences(ask)), ...checklist];
    expect(said.filter((sentence) => !mayBeSaid(sentence))).toEqual([]);
    expect([question, promise, ...headingsOf(variant), ...said].flatMap(faultsIn)).toEqual([]);
    for (const gap of gapsOf(variant)) {
      expect(gap, 'a gap ends with its bracket').not.toMatch(/[[\].!?]$|^[A-Z]/u);
      expect(gap).not.toMatch(STOCK);
    }
  });

  it('names the topic or its sides only where they read right', () => {
    for (const variant of variants) {
      const { question, promise, places, checklist } = variant;
      const asks = places.map(({ ask }) => ask);
      for (const line of [question, promise, ...checklist]) expect(placeholdersIn(line), line).toEqual([]);
      const allowed = kind === 'versus' ? ['{a}', '{b}'] : ['{topic}'];
      for (const line of [...headingsOf(variant), ...asks, ...gapsOf(variant)]) {
        expect(allowed, line).toEqual(expect.arrayContaining(placeholdersIn(line)));
      }
    }
  });

  it('is worded anew in each variant', () => {
    const lines = variants.map((variant) => {
      const { question, promise, places, checklist } = variant;
      const asks = places.map(({ ask }) => ask);
      return [question, promise, ...headingsOf(variant), ...gapsOf(variant), ...asks, ...checklist];
    });
    expect(sharedRuns(lines)).toEqual([]);
  });
});

/** A promise lists what is asked; it says nothing of what will be found. */
const FINITE_PROMISE = /\b(?:you (?:will|can)|we (?:will|show)|will|how to (?:get|win|save|grow))\b/iu;

function expectWords(lines: readonly string[], min: number, max: number): void {
  for (const line of lines) {
    expect(countWords(line), line).toBeGreaterThanOrEqual(min);
    expect(countWords(line), line).toBeLessThanOrEqual(max);
  }
}

/** What may stand in no line, with the line. Whoever asks "how often?" claims nothing. */
function faultsIn(line: string): string[] {
  const counted = Array.from(line.matchAll(new RegExp(NUMBER_WORDS, 'giu')), ([word]) => word);
  const claims = splitSentences(line)
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap((sentence) => CLAIMING.exec(sentence)?.[0] ?? []);
  const found = [...claims, ...[STOCK, PAPER, /[!\d]/u].flatMap((pattern) => pattern.exec(line)?.[0] ?? [])];
  return [...found, ...counted.filter((word) => valueOfWords(word) > 1)].map((fault) => `${fault} in: ${line}`);
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

/** What stands for words of the author or of a source breaks a run. */
function runsOf(line: string): string[] {
  return line
    .toLowerCase()
    .split(/\{\w+\}/u)
    .flatMap((stretch) => {
      const words = stretch.match(/[\p{L}’'-]+/gu) ?? [];
      return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
    });
}
