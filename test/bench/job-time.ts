import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../../src/core/contracts/job.ts';
import type { ModelCall } from '../fakes/fake-model-server.ts';
import { startFakeModelServer } from '../fakes/fake-model-server.ts';
import { signUp } from '../support/api-client.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createJob, light, OPINION } from '../support/job-story.ts';
import { startProduct } from '../support/product-process.ts';
import { onEachDatabase, type Ground } from './each-database.ts';
import { median, table } from './figures.ts';
import type { Print } from './figures.ts';
import { prefixShare } from './prefix-share.ts';

/** A plan or an article of 1,500 tokens takes so long, and longer, at 150 tokens a second. */
const LATENCY_MS = 10_000;
const LOOK_MS = 250;
/** Another one each time: research of an earlier job is not done again. The first job of a process warms it up. */
const TOPICS = ['Search engine optimization', 'Psychological pricing in marketing', 'Email marketing', 'Remote work'];

const FORMATS = ['Descriptions', 'X Post', 'Email Newsletter', 'Video Script', 'Blog Post', 'LinkedIn Post'];
const JOB = {
  desired_formats: FORMATS,
  batch_formats: Object.fromEntries(FORMATS.map((label) => [label, 3])),
};

/** A call, and when it arrived, in ms. */
interface TimedCall {
  readonly call: ModelCall;
  readonly at: number;
}

/** One job on its way: what happened when, in ms. */
interface Moments {
  readonly asked: number;
  readonly calls: readonly TimedCall[];
  readonly opinionAsked: number;
  readonly opinionGiven: number;
  readonly completed: number;
}

/**
 * How long a job of 18 pieces takes, measured against the calls that have to follow each other when there are places for
 * all: claims, plan, and the draft, edit and fact check of the slowest piece. The model answers after a fixed time.
 */
export async function benchJobTime(print: Print): Promise<void> {
  print(`\nA job of 18 pieces, with a model that answers each call after ${LATENCY_MS / 1000} s`);
  print(`(milliseconds, median of ${TOPICS.length - 1} jobs one after the other, after a first that does not count)`);
  await onEachDatabase((ground) => measure(ground, print));
}

async function measure({ name, settings }: Ground, print: Print): Promise<void> {
  const calls: TimedCall[] = [];
  const model = await startFakeModelServer({
    latencyMs: LATENCY_MS,
    notes: [],
    script: (call) => void calls.push({ call, at: Date.now() }),
  });
  const product = await startProduct({ ...settings, LLM_BASE_URL: model.url, LLM_MODEL: 'fake' });
  try {
    const api = await signUp(product.url);
    const runs: Moments[] = [];
    for (const topic of TOPICS) runs.push(await follow(api, calls, { ...JOB, topic }));
    print(`\n${name}\n${table([['', 'median', 'most'], ...rowsOf(runs.slice(1))])}`);
    const unresearched = await follow(api, calls, { ...JOB, topic: 'Zorbing etiquette' });
    const shares = [runs.at(-1), unresearched].map((run) =>
      percent(prefixShare(run?.calls.map(({ call }) => call) ?? [])),
    );
    print(`\n  Share of what the prompts for pieces hold that all of them and the plan have in common, byte for byte:`);
    print(`  ${shares[0]} with research, ${shares[1]} without`);
  } finally {
    await product.stop();
    await model.close();
  }
}

/**
 * One job from the first request to its end; the opinion is given as soon as it is asked for. The ends of stages are told by
 * the job itself, since whoever asks all the time is served by the same processor.
 */
async function follow(api: ApiClient, calls: readonly TimedCall[], job: Record<string, unknown>): Promise<Moments> {
  const earlier = calls.length;
  const asked = Date.now();
  const { id } = await createJob(api, job);
  const pending = await reached(api, id, 'fusion_pending');
  const opinionGiven = Date.now();
  await api.post(`/jobs/${id}/fusion`, light(OPINION));
  const { completed_at: completed } = await reached(api, id, 'completed');
  return {
    asked,
    opinionAsked: Date.parse(pending.updated_at),
    opinionGiven,
    completed: Date.parse(completed ?? ''),
    calls: calls.slice(earlier),
  };
}

async function reached(api: ApiClient, id: string, status: Job['status']): Promise<Job> {
  for (;;) {
    const { body } = await api.get(`/jobs/${id}`);
    if (body.status === status) return body;
    if (body.status === 'failed') throw new Error(`The job failed: ${body.error_message}`);
    await pause(LOOK_MS);
  }
}

/** The way of a job, part by part, and what it comes to. */
function rowsOf(runs: readonly Moments[]): string[][] {
  const parts = runs.map(partsOf);
  const names = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  const row = (name: string, figures: readonly number[], digits = 0) => [
    name,
    median(figures).toFixed(digits),
    Math.max(...figures).toFixed(digits),
  ];
  const total = (part: Parts, ofWhom: (name: string) => boolean) =>
    Object.entries(part).reduce((sum, [name, ms]) => sum + (ofWhom(name) ? ms : 0), 0);
  const all = parts.map((part) => total(part, () => true));
  const model = parts.map((part) => total(part, (name) => name.startsWith(MODEL)));
  const needed = parts.map((part, run) => (model[run] ?? 0) + (part[RESEARCH] ?? 0));
  return [
    ...names.map((name) =>
      row(
        name,
        parts.map((part) => part[name] ?? 0),
      ),
    ),
    row('all of it', all),
    row(
      '÷ model time',
      all.map((ms, run) => ms / (model[run] ?? Number.NaN)),
      3,
    ),
    row(
      '÷ model and research time',
      all.map((ms, run) => ms / (needed[run] ?? Number.NaN)),
      3,
    ),
  ];
}

type Parts = Readonly<Record<string, number>>;

/** What a piece goes through, one call after the other; `mend` where its check has left a sentence to be mended. */
const STAGES = ['draft', 'edit', 'check', 'mend'] as const;
const MODEL = 'model: ';
const RESEARCH = 'queue, research';

function partsOf({ asked, opinionAsked, opinionGiven, completed, calls }: Moments): Parts {
  const arrivals = (...tasks: readonly string[]) =>
    calls.filter(({ call }) => tasks.includes(call.reading.task)).map(({ at }) => at);
  const [claims = Number.NaN] = arrivals('claims');
  const claimsEnd = claims + LATENCY_MS;
  const plans = arrivals('plan');
  const plan = Math.min(...plans);
  const planEnd = Math.max(...plans) + LATENCY_MS;
  const firstDraft = Math.min(...arrivals('draft'));
  const stages = STAGES.map((stage) => ({ stage, last: Math.max(...arrivals(stage)) })).filter(({ last }) => last > 0);
  const piecesEnd = Math.max(...stages.map(({ last }) => last)) + LATENCY_MS;
  return {
    [RESEARCH]: claims - asked,
    [`${MODEL}claims`]: claimsEnd - claims,
    'claims read, brief written and saved': opinionAsked - claimsEnd,
    'opinion taken, queue': plan - opinionGiven,
    [`${MODEL}plan`]: planEnd - plan,
    'plan read and saved, queue, first draft': firstDraft - planEnd,
    ...Object.fromEntries(
      stages.flatMap(({ stage, last }, at) => {
        const before = stages[at - 1];
        return [
          [`until the last ${stage} was asked for`, last - (before ? before.last + LATENCY_MS : firstDraft)],
          [`${MODEL}${stage}`, LATENCY_MS],
        ];
      }),
    ),
    'pieces read, judged and saved': completed - piecesEnd,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
