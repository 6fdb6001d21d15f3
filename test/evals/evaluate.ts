import { NONSENSE } from './corpus/nonsense.ts';
import { printReport } from './report/print-report.ts';
import type { Section } from './report/rows.ts';
import { tryJudges } from './self-test.ts';
import { builtinSearxng } from './variants/builtin-searxng.ts';
import { builtinWikipedia } from './variants/builtin-wikipedia.ts';
import { hostilePages } from './variants/hostile-pages.ts';
import { badModel, dutifulModel } from './variants/model-writer.ts';
import { ownMaterial } from './variants/own-material.ts';
import { severalSources } from './variants/several-sources.ts';
import { openStage, type Stage } from './variants/stage.ts';

type Print = (text: string) => void;

export const VARIANTS: Readonly<Record<string, (stage: Stage) => Promise<readonly Section[]>>> = {
  'builtin-searxng': async (stage) => {
    const { section, run } = await builtinSearxng(stage);
    // The judges have to prove themselves on what they have just judged.
    return [section, tryJudges(run.covered.map(({ dossier }) => dossier))];
  },
  'builtin-wikipedia': async (stage) => [await builtinWikipedia(stage)],
  'dutiful-model': async (stage) => [await dutifulModel(stage)],
  'bad-model': async (stage) => [await badModel(stage)],
  'several-sources': async (stage) => [await severalSources(stage)],
  'own-material': async (stage) => [await ownMaterial(stage)],
  'hostile-pages': async (stage) => [await hostilePages(stage)],
};

/** Runs the variants named, or all, prints each as it is done, and returns how many gates were missed. */
export async function evaluate(names: readonly string[], print: Print): Promise<number> {
  const began = performance.now();
  const stage = await openStage({ nonsense: NONSENSE });
  let missed = 0;
  try {
    for (const [name, run] of Object.entries(VARIANTS)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const sections = await run(stage);
      missed += printReport(sections, print);
    }
  } finally {
    await stage.close();
  }
  const seconds = Math.round((performance.now() - began) / 1_000);
  print(`\n${missed === 0 ? 'All gates passed' : `${missed} gates missed`}, after ${seconds} s`);
  return missed;
}
