import { expect, test } from 'vitest';
import { attackRounds, recordAttack, someOf } from '../support/attack-table.ts';
import { cpuTimeOf } from '../support/cpu-time.ts';
import { BOUNDS, boundOf, LONGEST } from './redos/bounds.ts';
import { findExpressions } from './redos/find-expressions.ts';
import type { FoundExpression } from './redos/find-expressions.ts';
import { hostileInputs, inputOf } from './redos/hostile-inputs.ts';
import type { HostileInput } from './redos/hostile-inputs.ts';

/** As long as a square shows: half of it times as much as one way through. */
const LOOK = 1_000;
const SUSPICIOUS = LOOK / 20;
/** Ways through the longest text that an expression may take for the longest text that it sees; a square takes 500,000. */
const MOST_PASSES = 20_000;
/** Shorter times are not told by the clock of the processor. */
const COARSE_MS = 100;
/** Of the inputs of one expression that take long, those that are tried with the longest text in each round of the long form. */
const FEW = 3;

/** Built from the hashtags of a text, which are letters and digits alone, or spelt out where it stands. */
const OF_PLAIN_WORDS = [
  'src/server/writing/model/credited-opinion.ts',
  'src/web/features/editor/preview/posts/hashtag-line.tsx',
  'src/web/features/editor/preview/posts/tones.ts',
];

const { found, unseen } = findExpressions();

test('no expression of the product is left out', () => {
  expect(found.length).toBeGreaterThan(1_000);
  expect(unseen.filter((place) => !OF_PLAIN_WORDS.includes(place.replace(/:\d+$/, '')))).toEqual([]);
  const files = new Set(found.map(({ file }) => file));
  for (const [place] of BOUNDS)
    expect(
      [...files].some((file) => file.startsWith(place)),
      place,
    ).toBe(true);
});

test('no expression takes more time than its text is long, whatever the text is made of', () => {
  const pass = onePass();
  const slow = found.flatMap((expression) => {
    const trouble = worstOf(expression, pass);
    return trouble === null ? [] : [`${expression.file}:${expression.line} /${expression.source}/ ${trouble}`];
  });
  const tries = found.reduce((sum, { source, flags }) => sum + hostileInputs(source, flags).length, 0);
  recordAttack({
    group: 'ReDoS',
    attack: 'hostile text for every expression',
    tries,
    held: tries - slow.length,
    note: `${found.length} expressions`,
  });
  expect(slow).toEqual([]);
});

test('what would take the time of a square or more is seen as that', () => {
  const pass = onePass();
  const squares = [String.raw`\s+$`, String.raw`\S*@\S*`, '(?:a|a)+b', String.raw`^(?:\\[\\*]|[^*])+\*`];
  for (const source of someOf(squares, 2)) {
    expect(worstOf({ file: 'src/any.ts', line: 1, source, flags: 'u' }, pass), source).not.toBeNull();
  }
});

/** The input that takes too long at the bound of its expression; null when none does. */
function worstOf({ file, source, flags }: FoundExpression, pass: number): string | null {
  const expression = new RegExp(source, [...new Set(`${flags.replace('y', '')}g`)].join(''));
  const bound = boundOf(file);
  const most = pass * MOST_PASSES;
  const suspicious = (pass * SUSPICIOUS * LOOK) / LONGEST;
  const looks = hostileInputs(source, flags).map((input) => ({
    input,
    ...rising(expression, input, { upTo: Math.min(LOOK, bound), most: suspicious }),
  }));
  const long = looks.filter(({ time }) => time > suspicious);
  const worst = long.toSorted((one, other) => other.time - one.time).slice(0, attackRounds(1, FEW));
  for (const { input } of worst) {
    const { time, length } = rising(expression, input, { upTo: bound, most });
    if (time <= most) continue;
    return `${JSON.stringify([input.prefix, input.pump, input.suffix])}: ${Math.round(time / pass)} passes at ${length}`;
  }
  return null;
}

/** Longer and longer, so that one that blows up is seen before it does: each character may double its time. */
function next(length: number): number {
  if (length < 60) return Math.ceil(length * 1.05);
  return length * (length < LOOK ? 4 : 2);
}

function rising(expression: RegExp, input: HostileInput, { upTo, most }: { upTo: number; most: number }) {
  for (let length = Math.min(16, upTo); ; length = Math.min(upTo, next(length))) {
    const text = inputOf(input, length);
    const go = () => timeOf(() => text.replace(expression, ''));
    let time = go();
    // What comes between, on a busy machine, is none of its time. The processor's own clock is too coarse for moments.
    if (time > most && time <= COARSE_MS) time = Math.min(time, go(), go());
    if (time > most && time > COARSE_MS) {
      time = Math.min(
        time,
        cpuTimeOf(() => text.replace(expression, '')),
      );
    }
    if (time > most || length >= upTo) return { time, length };
  }
}

/** What one way through the longest text takes here and now. */
function onePass(): number {
  const text = 'a'.repeat(LONGEST);
  return Math.min(...Array.from({ length: 50 }, () => timeOf(() => /^[a-z]*$/.test(text))));
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
