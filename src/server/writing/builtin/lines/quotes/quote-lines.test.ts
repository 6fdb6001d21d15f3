import { describe, expect, it } from 'vitest';
import { CLAIMING, PAPER, STOCK, isTitle } from '../../../../../../test/support/own-sentences.ts';
import { countWords } from '../../../../../core/rules/text.ts';
import { QUOTE_KINDS } from '../../reading/quote-kind.ts';
import { OWN_HEADINGS } from '../own-headings.ts';
import { QUOTE_LINES } from './quote-lines-of.ts';

const VARIANTS = 3;
const RUN = 5;
const FAULTS: readonly RegExp[] = [CLAIMING, PAPER, STOCK, /[?!\d]/u];

describe.each(QUOTE_KINDS)('around a quotation of kind %s', (kind) => {
  const { headings, shots } = QUOTE_LINES[kind];
  const onScreen = shots.map((shot) => shot.onScreen);
  const labels = [...headings, ...OWN_HEADINGS[kind], ...onScreen.filter(Boolean)];

  it('each of three variants finds headings and pictures of its own', () => {
    for (const list of [headings, OWN_HEADINGS[kind], onScreen]) {
      expect(list.length % VARIANTS).toBe(0);
      for (const variant of [0, 1, 2]) {
        const free = list.filter((line, at) => at % VARIANTS === variant && !line.includes('{'));
        expect(free.length, `variant ${variant} of ${list.join()}`).toBeGreaterThan(list === onScreen ? 0 : 1);
      }
    }
  });

  it('stands what a sub-editor would set there: plain labels that ask nothing and claim nothing', () => {
    for (const line of [...headings, ...OWN_HEADINGS[kind]]) {
      expect(countWords(line), line).toBeLessThanOrEqual(6);
    }
    for (const line of onScreen) expect(countWords(line), line).toBeLessThanOrEqual(7);
    expect(labels.filter((line) => !isTitle(line) || FAULTS.some((fault) => fault.test(line)))).toEqual([]);
  });

  it('stand no words of the quotation but its figure or its term', () => {
    const allowed = kind === 'figure' ? ['{figure}'] : ['{term}'];
    for (const line of labels) expect(allowed, line).toEqual(expect.arrayContaining(line.match(/\{\w+\}/gu) ?? []));
    for (const { visual } of shots) expect(visual).not.toContain('{');
  });
});

it('says the same above no two kinds of quotation', () => {
  const lists = QUOTE_KINDS.flatMap((kind) => [
    QUOTE_LINES[kind].headings,
    ...(kind === 'definition' ? [] : [OWN_HEADINGS[kind]]),
  ]);
  const all = lists.flat();
  expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
});

it('hands no run of five words to two variants', () => {
  const lists = QUOTE_KINDS.flatMap((kind) => {
    const { headings, shots } = QUOTE_LINES[kind];
    return [headings, OWN_HEADINGS[kind], shots.map(({ visual }) => visual), shots.map(({ onScreen }) => onScreen)];
  });
  const owners = new Map<string, Set<number>>();
  for (const list of lists) {
    for (const [at, line] of list.entries()) {
      for (const run of runsOf(line)) owners.set(run, (owners.get(run) ?? new Set()).add(at % VARIANTS));
    }
  }
  expect(Array.from(owners).filter(([, variants]) => variants.size > 1)).toEqual([]);
});

function runsOf(line: string): string[] {
  const words = line.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
}
