import { FORMAT_LABELS } from '../../../src/core/formats/registry.ts';
import { startFakeSearchApi } from '../../fakes/search-apis.ts';
import { signUp } from '../../support/api-client.ts';
import type { Section } from '../report/rows.ts';
import { startSubject } from '../subject/start-subject.ts';
import { judgeRun, type JobsRun, runJobs } from './run-jobs.ts';
import type { Stage } from './stage.ts';

/** No model: the writer that composes from the sources' sentences, and a metasearch engine. */
export async function builtinSearxng(stage: Stage): Promise<{ section: Section; run: JobsRun }> {
  const searxng = await startFakeSearchApi({ api: 'searxng', pages: stage.shelf });
  const app = await startSubject({ ...stage, providers: ['searxng'], settings: { SEARXNG_URL: searxng.url } });
  try {
    const run = await runJobs(await signUp(app.url), stage, FORMAT_LABELS);
    const plan = { title: 'Built-in writer, SearXNG', formats: FORMAT_LABELS };
    return { section: judgeRun(run, plan, stage), run };
  } finally {
    await app.close();
    await searxng.close();
  }
}
