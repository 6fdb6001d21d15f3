import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeEndlessPdf } from '../../../test/fakes/documents/pdf-file.ts';
import { FINDINGS } from '../../../test/fakes/fake-researcher.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { bringNearer } from '../../../test/support/bring-nearer.ts';
import { createJob, jobIn } from '../../../test/support/job-story.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import { systemClock } from '../platform/clock.ts';
import { createExtractor } from '../research/extracting/create-extractor.ts';
import { createPageReader } from '../research/fetching/create-page-reader.ts';
import { NoTurnToRead } from '../research/no-turn-to-read.ts';
import { createResearch } from '../research/research.ts';
import type { Researcher } from './step.ts';

const NO_END = 600_000;
const SENTENCE = 'A second visit in the fourth week tells who stays and who leaves before the year is over.';
const GOOD = `<!doctype html><title>Visits</title><article><h1>Visits</h1>${`<p>${SENTENCE}</p>`.repeat(6)}</article>`;

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Shows a page with a good sentence, and a PDF without end at every other address. */
async function startSite(): Promise<string> {
  const site = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === '/robots.txt') return response.writeHead(404).end();
    if (url === '/good') return response.writeHead(200, { 'content-type': 'text/html' }).end(GOOD);
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(makeEndlessPdf(url));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => site.closeAllConnections(),
    () => void site.close(),
  );
  return `127.0.0.1:${(site.address() as AddressInfo).port}`;
}

async function start(research: Researcher) {
  const app = await startTestApp({ research });
  closing.push(() => app.close());
  return app;
}

test('a link of one user is read while three projects of another name thirty documents without end each', async () => {
  const host = await startSite();
  const extractor = createExtractor({ deadlineMs: NO_END, computingMs: { small: NO_END, large: NO_END } });
  closing.push(() => extractor.close());
  const reader = createPageReader({
    extractor,
    allowedHosts: new Set([host]),
    limits: { totalMs: NO_END, idleMs: NO_END },
  });
  const research = createResearch({ providers: [], reader, clock: systemClock, logger: silentLogger });
  const app = await start(research);
  const [ada, bob] = [await signUp(app.url), await signUp(app.url)];
  const links = (project: number) =>
    Array.from({ length: 30 }, (_, at) => ({ url: `http://${host}/${project}/${at}.pdf` }));
  const hostile = [await createJob(ada, { material: links(1) }), await createJob(ada, { material: links(2) })];
  hostile.push(await createJob(ada, { material: links(3) }));

  const good = await createJob(bob, { material: [{ url: `http://${host}/good` }] });
  const { research_results: found } = await jobIn(bob, good.id, 'fusion_pending');
  expect(found?.sources).toMatchObject([{ title: 'Visits' }]);
  expect(found?.ledger.map(({ quote }) => quote).join()).toContain('A second visit in the fourth week');
  for (const { id } of hostile) expect((await ada.get(`/jobs/${id}`)).body.status).toBe('researching');
});

test('research that had no turn to read is tried again, then says so, and can be taken up', async () => {
  let asked = 0;
  let isBusy = true;
  const app = await start({
    async research() {
      asked += 1;
      if (isBusy) throw new NoTurnToRead();
      return FINDINGS;
    },
  });
  const api = await signUp(app.url);
  const { id } = await createJob(api);
  const waitingJob = await waitFor('the job to wait', async () => {
    const { body } = await api.get(`/jobs/${id}`);
    return body.progress.waiting ? body : undefined;
  });
  expect(waitingJob).toMatchObject({
    status: 'researching',
    progress: { waiting: { reason: expect.stringMatching(/^Too much is being read right now\./) } },
  });
  for (const tries of [2, 3]) {
    await waitFor('the next try', async () => (await bringNearer(app.database, 31_000)) > 0);
    await waitFor('it to be tried', () => asked === tries);
  }
  expect(await jobIn(api, id, 'failed')).toMatchObject({
    error_message:
      'Nothing could be read for this project, because the service was too busy reading other documents. Please try again.',
    research_results: null,
  });

  isBusy = false;
  expect((await api.post(`/jobs/${id}/generate_formats`, {})).status).toBe(202);
  expect((await jobIn(api, id, 'fusion_pending')).research_results?.sources).toHaveLength(1);
});
