import { FORMAT_LABELS } from '../../../src/core/formats/registry.ts';
import { MANNERS } from '../../fakes/fake-model/manners.ts';
import { NOTE_MANNERS } from '../../fakes/fake-model/note-claims.ts';
import { type FakeModelOptions, startFakeModelServer } from '../../fakes/fake-model-server.ts';
import { startFakeSearchApi } from '../../fakes/search-apis.ts';
import { signUp } from '../../support/api-client.ts';
import type { Section } from '../report/rows.ts';
import { startSubject } from '../subject/start-subject.ts';
import { judgeRun, type JobPlan, runJobs } from './run-jobs.ts';
import type { Stage } from './stage.ts';

/** A model that does as it is told. */
export async function dutifulModel(stage: Stage): Promise<Section> {
  const plan = { title: 'Model writer, a dutiful model', formats: FORMAT_LABELS };
  return await withModel(stage, plan, { notes: [] });
}

/** What the badly behaved model puts in: made up, even where the figure happens to stand somewhere. */
const PLANTED: readonly RegExp[] = [
  /Teams like that save/,
  /It works for \S+ companies/,
  /It all began on/,
  /Each delay costs/,
  /It changed how we work almost overnight/,
  /A study shows it/,
];

/** A model with every bad habit, which repeats them in its edits. */
export async function badModel(stage: Stage): Promise<Section> {
  const plan = {
    title: 'Model writer, a badly behaved and stubborn model',
    formats: FORMAT_LABELS,
    gates: { planted: PLANTED, precision: null },
  };
  return await withModel(stage, plan, { manners: MANNERS, notes: NOTE_MANNERS, stubborn: true });
}

async function withModel(stage: Stage, plan: JobPlan, options: FakeModelOptions): Promise<Section> {
  const model = await startFakeModelServer(options);
  const searxng = await startFakeSearchApi({ api: 'searxng', pages: stage.shelf });
  const app = await startSubject({
    ...stage,
    providers: ['searxng'],
    settings: { SEARXNG_URL: searxng.url },
    modelUrl: model.url,
  });
  try {
    return judgeRun(await runJobs(await signUp(app.url), stage, plan.formats), plan, stage);
  } finally {
    await app.close();
    await searxng.close();
    await model.close();
  }
}
