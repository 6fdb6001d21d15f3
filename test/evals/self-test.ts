import { readCorpus } from './corpus/read-corpus.ts';
import { PLANTED } from './judges/planted.ts';
import { sampleDossier } from './judges/sample-dossier.ts';
import { single, together, type Verdict } from './judges/verdict.ts';
import { printReport } from './report/print-report.ts';
import { allRight, type Section } from './report/rows.ts';
import type { Dossier } from './subject/dossier.ts';

/** Puts every known violation into the records of jobs and sees whether the judge in charge finds one fault more. */
export function tryJudges(dossiers: readonly Dossier[]): Section {
  const verdicts = PLANTED.map(({ what, judge, plant, soil }): Verdict => {
    const tried = dossiers.flatMap((dossier) => {
      const sound = soil(dossier);
      const spoiled = plant(sound);
      if (spoiled === null) return [];
      return [{ name: dossier.name, caught: judge(spoiled).faults.length > judge(sound).faults.length }];
    });
    const missed = tried.filter(({ caught }) => !caught).map(({ name }) => name);
    if (tried.length === 0) return single(false, `${what}: no job gave occasion for it`);
    return single(missed.length === 0, `${what}: not noticed in ${missed.join(', ')}`);
  });
  return {
    title: 'The judges, tried with planted violations',
    rows: [allRight('planted violations that were caught', together(verdicts))],
    notes: [],
  };
}

/** Without a server: on records made by hand. Returns how many gates were missed. */
export async function selfTest(print: (text: string) => void): Promise<number> {
  return await Promise.resolve(printReport([tryJudges(readCorpus().map(sampleDossier))], print));
}
