import { afterEach, expect, test } from 'vitest';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import type { WritingScript } from '../../../test/fakes/fake-writer.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { BLANK, changesOf, readEvents, seen } from '../../../test/support/event-reader.ts';
import type { EventReader, ReadEvent } from '../../../test/support/event-reader.ts';
import { createJob, jobIn, light, OPINION, outputsOf, ZERO } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';

const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  console.log('closing', performance.now());for (const close of open.splice(0).reverse()) await close();
});

/** A writer that waits at each `|` of its text until the test lets it go on. */
function scripted(texts: Readonly<Record<string, string>>) {
  const gates: (() => void)[] = [];
  const write: WritingScript['write'] = async (piece, { draft }) => {
    const parts = texts[`${piece.format} ${piece.variant}`]?.split('|') ?? ['Something.'];
    draft.begin('first');
    for (const [index, part] of parts.entries()) {
      if (index > 0) await new Promise<void>((resolve) => gates.push(resolve));
      draft.add(part);
    }
    return parts.join('');
  };
  return { writer: createFakeWriter({ write }), goOn: () => gates.splice(0).forEach((gate) => gate()) };
}

async function start(options: Parameters<typeof startTestApp>[0]): Promise<TestApp> {
  const app = await startTestApp(options);
  open.push(() => app.close());
  return app;
}

test('a job is told from its start to its end, its texts as they are written', async () => {
  const { writer, goOn } = scripted({ 'X Post 1': 'Week four |decides churn.' });
  const app = await start({ writer });
  const api = await signUp(app.url);
  const job = await createJob(api, { desired_formats: ['X Post'], batch_formats: {}, fusion: light(OPINION) });
  const reader = await readEvents(app.url, api, job.id);
  expect(reader.status).toBe(200);
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
  const events: ReadEvent[] = [];
  for (let e = await reader.next(); e; e = await reader.next()) {
    console.log(performance.now(), e.id); events.push(e);
    if (e.name === 'text') goOn();
  }
  console.log(performance.now()); if (false) console.log(events.map((e) => [e.id, e.name, e.name === 'text' ? JSON.stringify(e.data.changes) : e.data.job.status + JSON.stringify(e.data.job.progress.pieces)]));
});
