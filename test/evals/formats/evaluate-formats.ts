import { FORMATS } from '../../../src/core/formats/registry.ts';
import type { Format } from '../../../src/core/formats/format.ts';
import { reportContextOf } from '../../../src/server/writing/tracing/report-context.ts';
import { table } from '../../bench/figures.ts';
import { printReport } from '../report/print-report.ts';
import { allRight, none, type Section } from '../report/rows.ts';
import { judgeXWeight } from './judge-x.ts';
import { measureSpeed } from './measure-speed.ts';
import type { Counts } from './tally.ts';
import { tryBreaks, type TriedBreak } from './try-breaks.ts';
import { tryBuiltin, type BuiltinRun } from './try-builtin.ts';
import { assignmentFor, together, tryEdit, type TriedEdit } from './try-edits.ts';

type Print = (text: string) => void;

/** Prints formats × rules × pass rate and the gates; returns how many gates were missed. */
export async function evaluateFormats(print: Print): Promise<number> {
  const began = performance.now();
  // Before all else, so that it says what a report costs and not what came before it.
  const speed = measureSpeed();
  const run = await tryBuiltin();
  const { breaks, faults } = tryBreaks((sound) => reportContextOf(assignmentFor(sound)));
  const edits: TriedEdit[] = [];
  for (const tried of breaks) edits.push(await tryEdit(tried));
  for (const format of FORMATS as readonly Format[]) printFormat(format, { run, breaks, edits }, print);
  const missed = printReport([builtinSection(run), rulesSection({ breaks, faults, edits }), judgeSection()], print);
  print(`\nA report on 2,000 words, median of 50, in milliseconds\n`);
  print(table([['', 'ms'], ...speed.map(({ label, ms }) => [label, ms.toFixed(1)])]));
  print(
    `\n${missed === 0 ? 'All gates passed' : `${missed} gates missed`}, after ${Math.round((performance.now() - began) / 1_000)} s`,
  );
  return missed;
}

interface Results {
  readonly run: BuiltinRun;
  readonly breaks: readonly TriedBreak[];
  readonly edits: readonly TriedEdit[];
}

function printFormat(format: Format, { run, breaks, edits }: Results, print: Print): void {
  const tally = run.tallies.get(format.label);
  const rows = (tally?.rules ?? []).map((rule) => {
    const own = breaks.filter((tried) => tried.format.label === format.label && tried.rule === rule);
    const wrong = edits.filter(({ tried, faults }) => own.includes(tried) && faults.length > 0);
    return [
      rule,
      ...shares(tally?.of(rule)),
      own.map(({ status }) => status).join(', ') || 'NOTHING',
      own.length === 0 ? '' : wrong.length === 0 ? 'yes' : 'NO',
    ];
  });
  print(`\n${format.label}\n`);
  print(table([['rule', 'built-in: pass', 'warn', 'fail', 'broken on purpose', 'named or shown'], ...rows]));
}

function shares(counts: Counts | undefined): string[] {
  if (!counts) return ['', '', ''];
  const all = counts.pass + counts.warn + counts.fail;
  const share = (part: number) => (part === 0 ? '0' : `${((100 * part) / all).toFixed(1).replace(/\.0$/, '')} %`);
  return [share(counts.pass), share(counts.warn), share(counts.fail)];
}

function builtinSection({ topics, pieces, tallies }: BuiltinRun): Section {
  const failures = [...tallies.values()].flatMap((tally) => tally.failures);
  return {
    title: 'Built-in writer',
    rows: [none('hard rules broken at the first try', { checked: pieces, faults: failures })],
    notes: [`${pieces} pieces: every format three times on ${topics} topics`],
  };
}

function rulesSection({ breaks, faults, edits }: Omit<Results, 'run'> & { faults: readonly string[] }): Section {
  return {
    title: 'Rules broken on purpose',
    rows: [
      none('rules that a sound piece misses, or that nothing breaks', { checked: breaks.length, faults }),
      allRight('breaks by a scripted model: named to the editor, hard ones mended, all others shown', together(edits)),
    ],
    notes: [`${breaks.length} breaks in ${FORMATS.length} formats`],
  };
}

function judgeSection(): Section {
  const { fixed, generated } = judgeXWeight();
  return {
    title: 'Length on X, with twitter-text as the judge',
    rows: [allRight('posts by hand', fixed), allRight('posts generated', generated)],
    notes: [],
  };
}
