import type { Job } from '../../../src/core/contracts/job.ts';
import type { Output } from '../../../src/core/contracts/output.ts';
import { createTextModel } from '../../../src/server/llm/create-text-model.ts';
import { chooseModel } from '../../../src/server/llm/choose-model.ts';
import { createModelClaims } from '../../../src/server/research/ledger/model/model-claims.ts';
import { createSentenceClaims } from '../../../src/server/research/ledger/sentence-claims.ts';
import { createResearch } from '../../../src/server/research/research.ts';
import { createModelWriter } from '../../../src/server/writing/model/model-writer.ts';
import { startFakeModelServer } from '../../fakes/fake-model-server.ts';
import type { FakeModelServer, ModelCall } from '../../fakes/fake-model-server.ts';
import { createFakePageReader } from '../../fakes/fake-page-reader.ts';
import { createFakeResearchProvider, foundPage } from '../../fakes/fake-research-provider.ts';
import type { Step } from '../../fakes/fake-model/steps.ts';
import { createSetClock } from '../../fakes/set-clock.ts';
import type { SetClock } from '../../fakes/set-clock.ts';
import { signUp } from '../../support/api-client.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { bringNearer } from '../../support/bring-nearer.ts';
import { light, OPINION, outputsOf, PERSONA } from '../../support/job-story.ts';
import { parseLlmSettings } from '../../support/llm-settings.ts';
import { silentLogger } from '../../support/silent-logger.ts';
import { startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { STAGES } from './faults.ts';
import type { Fault, Stage } from './faults.ts';

export const KEY = 'sk-test-0123456789abcdef';

const ARTICLE = `A newsletter is a report that a company sends to its subscribers at regular intervals. Handwritten newsletters carried trade news between European cities in the sixteenth century.

Weekly newsletters are the most common rhythm among independent writers. Sending a newsletter on the same day each week builds a habit with 4 of 10 readers. Too many newsletters in a row made 12 % of the subscribers leave the list in 2024.

Paid newsletters live on subscriptions, while free newsletters earn money through sponsors. The subject line of a newsletter decides whether it is opened at all.`;

/** In the text of the second post alone: the check of a piece shows nothing of it but its sentences. */
const MARK = 'Secondly';
const SECOND = `${MARK}, a newsletter on the same day each week builds a habit. ${OPINION}`;

export interface Trial {
  readonly fault: Fault;
  readonly at: readonly Stage[];
  /** Whether the fault is met at the first call of a stage alone, or at each. */
  readonly times: 'once' | 'always';
}

/** Calls to the model by stage, those for the second post apart. */
export type Calls = Record<Stage | 'other', number>;

export interface TriedJob {
  readonly job: Job;
  /** Two posts; a fault of draft, edit or check is met at the first. */
  readonly outputs: readonly Output[];
  readonly calls: Readonly<Calls>;
}

/** Lets each trial be a job of one server, all of them side by side, until every one has ended. */
export async function tryAll(trials: readonly Trial[]): Promise<TriedJob[]> {
  const attempts = trials.map((trial, index) => ({
    ...trial,
    topic: `Weekly newsletters, case ${index}`,
    calls: none(),
  }));
  const server = await startFakeModelServer({
    notes: [],
    script: (call) => {
      const attempt = attempts.find(({ topic }) => topic === call.reading.topic);
      return attempt ? stepOf(attempt, call) : 'ok';
    },
  });
  const clock = createSetClock(new Date().toISOString());
  const app = await startServer(server, clock);
  const passTime = async () => {
    clock.advance(70_000);
    await bringNearer(app.database, 70_000);
  };
  try {
    const api = await signUp(app.url);
    const persona = await api.post('/personas', PERSONA);
    const ids: string[] = [];
    for (const { topic } of attempts) ids.push(await begun(api, persona.body.id, topic));
    const jobs: TriedJob[] = [];
    for (const [index, id] of ids.entries()) {
      const job = await endOf(api, id, passTime);
      jobs.push({ job, outputs: await outputsOf(api, id), calls: attempts[index]?.calls ?? none() });
    }
    return jobs;
  } finally {
    await app.close();
    await server.close();
  }
}

const none = (): Calls => ({ brief: 0, plan: 0, draft: 0, edit: 0, check: 0, other: 0 });

/** Counts the call and tells what it meets. */
function stepOf({ fault, at, times, calls }: Trial & { calls: Calls }, { reading }: ModelCall): Step {
  const stage = stageOf(reading.task);
  if (!stage) return 'ok';
  const isOfSecond = reading.variant !== 1 || reading.sentences.some(({ words }) => words.includes(MARK));
  calls[isOfSecond ? 'other' : stage] += 1;
  if (isOfSecond) return stage === 'check' ? 'ok' : { text: SECOND };
  return at.includes(stage) && (times === 'always' || calls[stage] === 1) ? fault.step() : 'ok';
}

function stageOf(task: ModelCall['reading']['task']): Stage | undefined {
  if (task === 'claims') return 'brief';
  return STAGES.find((name) => name === (task === 'mend' ? 'check' : task));
}

async function startServer(server: FakeModelServer, clock: SetClock) {
  const choice = chooseModel(
    parseLlmSettings({
      LLM_BASE_URL: server.url,
      LLM_MODEL: 'fake',
      LLM_API_KEY: KEY,
      LLM_FIRST_TOKEN_TIMEOUT: '60',
      LLM_IDLE_TIMEOUT: '2',
    }),
  );
  if (choice.kind !== 'model') throw new Error('The settings name a model');
  const model = createTextModel(choice, { logger: silentLogger, clock, wait: async () => {} });
  const research = createResearch({
    providers: [createFakeResearchProvider(async () => [foundPage('Newsletter', ARTICLE)])],
    reader: createFakePageReader({}),
    claims: createModelClaims({ model, sentences: createSentenceClaims(), logger: silentLogger }),
    clock,
    logger: silentLogger,
  });
  return await startTestApp({ writer: createModelWriter(model, silentLogger), research, clock });
}

async function begun(api: ApiClient, personaId: string, topic: string): Promise<string> {
  const answer = await api.post('/jobs', {
    persona_id: personaId,
    topic,
    desired_formats: ['X Post'],
    batch_formats: { 'X Post': 2 },
    fusion: light(OPINION),
  });
  if (answer.status !== 201) throw new Error(`The job was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

async function endOf(api: ApiClient, id: string, passTime: () => Promise<void>): Promise<Job> {
  return await waitFor(
    'the end of the job',
    async () => {
      const job: Job = (await api.get(`/jobs/${id}`)).body;
      if (['completed', 'failed'].includes(job.status)) return job;
      await passTime();
      return undefined;
    },
    200_000,
  );
}
