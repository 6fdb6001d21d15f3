import { single, together, type Verdict } from '../judges/verdict.ts';
import { printReport } from '../report/print-report.ts';
import { allRight, type Section } from '../report/rows.ts';
import { measureWriting } from './measure-writing.ts';
import { PLANTED_FAULTS, type PlantedFault } from './planted.ts';
import { EMPTY_RUN, FOREIGN_RUN, SAMPLE_RUN } from './sample-run.ts';
import { nameOf, type WritingRun } from './writing-run.ts';

const SAMPLES = [SAMPLE_RUN, EMPTY_RUN, FOREIGN_RUN];

/** Puts every known fault into the runs and sees whether the judge in charge tells of one fault more. */
export function tryWritingJudges(runs: readonly WritingRun[]): Section {
  const all = [...SAMPLES, ...runs];
  const sound = new Map<string, readonly string[]>();
  const before = (judge: PlantedFault['judge'], run: WritingRun): readonly string[] => {
    const key = `${judge.name} ${run.given.id}`;
    const faults = sound.get(key) ?? judge(run).faults;
    sound.set(key, faults);
    return faults;
  };
  const verdicts = PLANTED_FAULTS.map(({ what, judge, plant }): Verdict => {
    const tried = all.flatMap((run) => {
      const spoiled = plant(run);
      if (spoiled === null) return [];
      return [{ name: run.given.id, caught: findsMore(before(judge, run), judge(spoiled).faults) }];
    });
    const missed = tried.filter(({ caught }) => !caught).map(({ name }) => name);
    if (tried.length === 0) return single(false, `${what}: no run gave occasion for it`);
    return single(missed.length === 0, `${what}: not noticed in ${missed.join(', ')}`);
  });
  return {
    title: 'The judges, tried with planted faults',
    rows: [allRight('planted faults that were noticed', together(verdicts))],
    notes: [`${all.length} runs, ${SAMPLES.flatMap(({ pieces }) => pieces).length} pieces of them made by hand`],
  };
}

/** Finished pieces may have faults of their own; the planted one has to be told besides. */
function findsMore(before: readonly string[], after: readonly string[]): boolean {
  return after.length > before.length || after.some((fault) => !before.includes(fault));
}

/** Without research and writer: on runs made by hand, which are flawless. Returns how many gates were missed. */
export function selfTestWriting(print: (text: string) => void): number {
  const faults = SAMPLES.flatMap((run) =>
    measureWriting([run], false).flatMap(({ measure, faults: found }) => found.map((fault) => `${measure}: ${fault}`)),
  );
  const flawless: Verdict = {
    checked: SAMPLES.flatMap((run) => run.pieces.map((piece) => nameOf(run, piece))).length,
    faults,
  };
  const sound: Section = {
    title: 'Pieces made by hand, without a fault',
    rows: [allRight('nothing found in them', flawless)],
    notes: [],
  };
  return printReport([sound, tryWritingJudges([])], print);
}
