import type { Page } from '@playwright/test';
import type { Job } from '../../src/core/contracts/job.ts';
import type { Output } from '../../src/core/contracts/output.ts';
import { plainProblem } from '../../src/server/http/problem.ts';
import { aJob } from '../fakes/wire-job.ts';

/** Answers a path of the API with `body` from now on, whatever the server would say. */
export async function answer(page: Page, path: string, body: unknown, status = 200): Promise<void> {
  await page.route(`**/api${path}`, (route) => route.fulfill({ status, json: body }));
}

/** A path of the API that cannot write, as on a full disk. Returns the sentence that it answers with. */
export async function fillDisk(page: Page, path: string): Promise<string> {
  const { problem } = plainProblem(507);
  await answer(page, path, problem, 507);
  return problem.detail;
}

/** A path of the API that cannot be reached. */
export async function cut(page: Page, path: string): Promise<void> {
  await page.route(`**/api${path}`, (route) => route.abort());
}

/** A path of the API that never answers. */
export async function hold(page: Page, path: string): Promise<void> {
  await page.route(`**/api${path}`, () => new Promise(() => {}));
}

export const TOPIC = 'Why week-four onboarding decides annual churn';

/** Opens a job that the server knows nothing of. */
export async function openScripted(
  page: Page,
  url: string,
  { job: change, outputs = [] }: { job: Partial<Job>; outputs?: readonly Output[] },
): Promise<void> {
  const job = aJob({ topic: TOPIC, ...change });
  await answer(page, `/jobs/${job.id}`, job);
  await answer(page, `/jobs/${job.id}/outputs`, outputs);
  await cut(page, `/jobs/${job.id}/events`);
  await page.goto(`${url}/app?job=${job.id}`);
}
