import { expect, test } from 'vitest';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { appOfATest } from '../../../test/support/app-of-a-test.ts';
import { createJob, jobIn, outputsOf, ZERO } from '../../../test/support/job-story.ts';
import { createJudge } from '../judging/create-judge.ts';
import { DomainError } from '../platform/errors.ts';

const { start } = appOfATest();

test('a piece that cannot be judged as it is finished is kept, and judged when somebody reads it', async () => {
  const real = createJudge();
  let isDown = true;
  const logger = recordingLogger();
  const judge: typeof real = {
    ...real,
    report: (job, text) => (isDown ? Promise.reject(new DomainError('unavailable', 'Busy.')) : real.report(job, text)),
  };
  const api = await start({ judge, logger, writer: createFakeWriter() });
  const job = await createJob(api, { desired_formats: ['X Post'], batch_formats: {} });
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, ZERO);
  await jobIn(api, job.id, 'completed');
  isDown = false;
  const [piece] = await outputsOf(api, job.id);
  expect(piece?.status).toBe('completed');
  expect(piece?.content).toBeTruthy();
  expect(piece?.checks.length).toBeGreaterThan(0);
  await real.close();
});
