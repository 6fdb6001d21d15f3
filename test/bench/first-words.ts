import { setTimeout as pause } from 'node:timers/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { POLL_INTERVAL_MS } from '../../src/core/rules/limits.ts';
import { liveEvents } from '../../src/core/contracts/live.ts';
import type { Job } from '../../src/core/contracts/job.ts';
import { startFakeModelServer } from '../fakes/fake-model-server.ts';
import type { ModelCall } from '../fakes/fake-model-server.ts';
import { signUp } from '../support/api-client.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createJob, light, OPINION } from '../support/job-story.ts';
import { startProduct } from '../support/product-process.ts';
import { onEachDatabase, type Ground } from './each-database.ts';
import { median, table } from './figures.ts';
import type { Print } from './figures.ts';

/** Of each answer: until its first word, and from there to its last. */
const LATENCY_MS = 2_000;
const STREAM_MS = 8_000;
const TOPICS = ['Search engine optimization', 'Psychological pricing in marketing', 'Email marketing', 'Remote work'];
const FORMATS = ['Descriptions', 'X Post', 'Email Newsletter', 'Video Script', 'Blog Post', 'LinkedIn Post'];
const JOB = { desired_formats: FORMATS, batch_formats: {} };

/** When what was seen by whoever looks on, in ms. */
interface Seen {
  readonly firstWords: number;
  readonly firstPiece: number;
  readonly polledPiece: number;
  readonly end: number;
}

/** A call for a draft or for the last check of a piece, and when it was made, in ms. */
interface PieceCall {
  readonly task: string;
  readonly asked: number;
}

/** What a piece is asked for, in turn; the mending of sentences is for those alone that need it. */
const CALLS_OF_A_PIECE = 3;

/**
 * How soon somebody who looks on sees the first words and the first finished piece, against when the model gave them: the
 * words with the first draft, the piece once it is drafted, edited and checked. The opinion is given with the start, so
 * that nothing waits for a person.
 */
export async function benchFirstWords(print: Print): Promise<void> {
  print(`\nFirst words and first piece, with a model that begins after ${LATENCY_MS / 1000} s`);
  print(`and is done ${STREAM_MS / 1000} s later (milliseconds, median of ${TOPICS.length - 1} jobs after a first)`);
  await onEachDatabase((ground) => measure(ground, print));
}

async function measure({ name, settings }: Ground, print: Print): Promise<void> {
  const pieces: PieceCall[] = [];
  const model = await startFakeModelServer({
    latencyMs: LATENCY_MS,
    streamMs: STREAM_MS,
    notes: [],
    script: (call: ModelCall) => {
      const { task } = call.reading;
      if (task === 'draft' || task === 'check') pieces.push({ task, asked: Date.now() });
    },
  });
  const product = await startProduct({ ...settings, LLM_BASE_URL: model.url, LLM_MODEL: 'fake' });
  try {
    const api = await signUp(product.url);
    const runs: Run[] = [];
    for (const topic of TOPICS) {
      const earlier = pieces.length;
      const begun = Date.now();
      const seen = await lookOn({ url: product.url, api }, { ...JOB, topic });
      const firstOf = (task: string) =>
        Math.min(...pieces.slice(earlier).flatMap((call) => (call.task === task ? call.asked : [])));
      runs.push({ begun, seen, asked: firstOf('draft'), checked: firstOf('check') });
    }
    print(`\n${name}\n${table([['', 'median', 'most'], ...rowsOf(runs.slice(1))])}`);
  } finally {
    await product.stop();
    await model.close();
  }
}

interface Run {
  readonly begun: number;
  /** When the first draft was asked for, and the first check. */
  readonly asked: number;
  readonly checked: number;
  readonly seen: Seen;
}

interface Onlooker {
  readonly url: string;
  readonly api: ApiClient;
}

async function lookOn({ url, api }: Onlooker, body: Record<string, unknown>): Promise<Seen> {
  const { id } = await createJob(api, body);
  void reached(api, id, 'fusion_pending').then(() => api.post(`/jobs/${id}/fusion`, light(OPINION)));
  const [live, polledPiece] = await Promise.all([follow({ url, api }, id), pollForPiece(api, id)]);
  return { ...live, polledPiece };
}

/** Reads the job's events to their end. */
async function follow({ url, api }: Onlooker, id: string): Promise<Omit<Seen, 'polledPiece'>> {
  const answer = await fetch(`${url}/api/jobs/${id}/events`, { headers: { authorization: `Bearer ${api.token}` } });
  if (!answer.ok || !answer.body) throw new Error(`The events were answered ${answer.status}`);
  let [firstWords, firstPiece] = [Number.NaN, Number.NaN];
  const events = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) {
    if (event === 'text' && Number.isNaN(firstWords)) {
      const { changes } = liveEvents.text.parse(JSON.parse(data));
      if (changes.some(({ text }) => text.trim() !== '')) firstWords = Date.now();
    }
    if (event === 'state' && Number.isNaN(firstPiece)) {
      const { job } = liveEvents.state.parse(JSON.parse(data));
      if (job.progress.pieces.some(({ status }) => status === 'completed')) firstPiece = Date.now();
    }
  }
  return { firstWords, firstPiece, end: Date.now() };
}

/** As a browser without events sees it. */
async function pollForPiece(api: ApiClient, id: string): Promise<number> {
  for (;;) {
    const { body } = await api.get(`/jobs/${id}`);
    if ((body as Job).progress.pieces.some(({ status }) => status === 'completed')) return Date.now();
    await pause(POLL_INTERVAL_MS);
  }
}

async function reached(api: ApiClient, id: string, status: Job['status']): Promise<void> {
  while ((await api.get(`/jobs/${id}`)).body.status !== status) await pause(100);
}

function rowsOf(runs: readonly Run[]): string[][] {
  const row = (name: string, figure: (run: (typeof runs)[number]) => number, digits = 0) => {
    const figures = runs.map(figure);
    return [name, median(figures).toFixed(digits), Math.max(...figures).toFixed(digits)];
  };
  return [
    row('start to first words seen', ({ begun, seen }) => seen.firstWords - begun),
    row('start to first piece seen', ({ begun, seen }) => seen.firstPiece - begun),
    row('start to end', ({ begun, seen }) => seen.end - begun),
    row('first words seen after the model gave them', ({ asked, seen }) => seen.firstWords - asked - LATENCY_MS),
    row(
      'first piece seen after the model gave its last word',
      ({ checked, seen }) => seen.firstPiece - checked - LATENCY_MS - STREAM_MS,
    ),
    row('the same by polling alone', ({ checked, seen }) => seen.polledPiece - checked - LATENCY_MS - STREAM_MS),
    row(
      `first piece seen ÷ time of its ${CALLS_OF_A_PIECE} calls`,
      ({ asked, seen }) => (seen.firstPiece - asked) / (CALLS_OF_A_PIECE * (LATENCY_MS + STREAM_MS)),
      2,
    ),
    row(
      'first words ÷ first piece, from the call on',
      ({ asked, seen }) => (seen.firstWords - asked) / (seen.firstPiece - asked),
      2,
    ),
  ];
}
