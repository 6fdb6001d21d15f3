import { expect, test } from 'vitest';
import type { HistoryJob } from '../../core/contracts/job.ts';
import { createFakeResearcher } from '../../../test/fakes/fake-researcher.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { appOfATest } from '../../../test/support/app-of-a-test.ts';
import { gate } from '../../../test/support/gate.ts';
import { createJob, jobIn } from '../../../test/support/job-story.ts';

const { start } = appOfATest();

const resultsIn = async (api: ApiClient): Promise<unknown> =>
  ((await api.get('/jobs/history')).body as HistoryJob[]).map(({ research_results: results }) => results);

test('a row tells what research came to, without its long texts, and nothing before it has ended', async () => {
  const research = gate();
  const api = await start({ research: createFakeResearcher({ until: () => research.opened }) });
  const job = await createJob(api);
  expect(await resultsIn(api)).toEqual([null]);

  research.open();
  const { research_results: whole } = await jobIn(api, job.id, 'fusion_pending');
  expect(whole?.research_summary).toMatch(/\w/);
  expect(await resultsIn(api)).toEqual([{ research_summary: whole?.research_summary }]);
});
