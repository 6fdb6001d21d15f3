import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeModelServer } from '../../../../test/fakes/fake-model-server.ts';
import type { FakeModelServer } from '../../../../test/fakes/fake-model-server.ts';
import { createFakePageReader } from '../../../../test/fakes/fake-page-reader.ts';
import { createFakeResearchProvider, foundPage } from '../../../../test/fakes/fake-research-provider.ts';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import type { SetClock } from '../../../../test/fakes/set-clock.ts';
import type { ApiClient } from '../../../../test/support/api-client.ts';
import { signUp } from '../../../../test/support/api-client.ts';
import { light, OPINION, PERSONA, runJob } from '../../../../test/support/job-story.ts';
import { parseLlmSettings } from '../../../../test/support/llm-settings.ts';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp } from '../../../../test/support/test-app.ts';
import type { Job } from '../../../core/contracts/job.ts';
import type { CostEstimate } from '../../../core/contracts/usage.ts';
import { chooseModel } from '../../llm/choose-model.ts';
import { createTextModel } from '../../llm/create-text-model.ts';
import { systemClock } from '../../platform/clock.ts';
import { createModelClaims } from '../../research/ledger/model/model-claims.ts';
import { createSentenceClaims } from '../../research/ledger/sentence-claims.ts';
import { createResearch } from '../../research/research.ts';
import { createModelWriter } from '../../writing/model/model-writer.ts';
import { firstModels } from '../first-models.ts';

/** Pages with findings on the topic; the fake model notes few of one page. */
const PAGES = [1, 6, 11].map((first) =>
  foundPage(
    `Onboarding and annual churn from week ${first}`,
    Array.from({ length: 5 }, (_, at) => finding(first + at)).join('\n\n'),
  ),
);

function finding(week: number): string {
  return `In week ${week} of onboarding ${10 + 3 * week} of 60 accounts asked a colleague about their annual churn.`;
}

const FORM = { desired_formats: ['X Post', 'Blog Post', 'LinkedIn Post'], batch_formats: { 'X Post': 2 } };

let server: FakeModelServer;
let app: TestApp;
let api: ApiClient;
let clock: SetClock;

beforeAll(async () => {
  server = await startFakeModelServer({ notes: [] });
  const choice = chooseModel(parseLlmSettings({ LLM_BASE_URL: server.url, LLM_MODEL: 'fake' }));
  if (choice.kind !== 'model') throw new Error('No model was chosen');
  const model = createTextModel(choice, { logger: silentLogger });
  const claims = createModelClaims({ model, sentences: createSentenceClaims(), logger: silentLogger });
  clock = createSetClock(new Date().toISOString());
  app = await startTestApp({
    clock,
    writer: createModelWriter(model, silentLogger),
    research: createResearch({
      providers: [createFakeResearchProvider(() => Promise.resolve(PAGES))],
      reader: createFakePageReader(),
      claims,
      clock: systemClock,
      logger: silentLogger,
    }),
    estimated: { models: firstModels(choice) },
    prices: 'fake=2/0.5/8',
  });
  api = await signUp(app.url);
});

afterAll(async () => {
  await app.close();
  await server.close();
});

async function estimate(personaId: string): Promise<CostEstimate> {
  const answer = await api.post('/jobs/estimate', {
    ...FORM,
    persona_id: personaId,
    opinion_characters: OPINION.length,
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

const run = (personaId: string): Promise<Job> => runJob(api, { ...FORM, persona_id: personaId }, light(OPINION));

const within = (value: number | null, range: { low: number; high: number } | null): void => {
  expect(value).toBeGreaterThanOrEqual(range?.low ?? Infinity);
  expect(value).toBeLessThanOrEqual(range?.high ?? -Infinity);
};

test('a project takes what was estimated; after five of them the estimate is their own', async () => {
  const persona = (await api.post('/personas', PERSONA)).body.id;
  const before = await estimate(persona);
  expect(before).toMatchObject({ model: 'fake', basis: 'typical' });

  const { status, usage } = await run(persona);
  expect(status).toBe('completed');
  within(usage.calls, before.calls);
  within(usage.cost_usd, before.cost_usd);
  // Duller than any model: it words no claim, fills formats as shortly as they allow, and marks no sentence; so edits and
  // checks have less to read, too.
  within(usage.input_tokens, { ...before.input_tokens, low: 0.8 * before.input_tokens.low });
  within(usage.output_tokens, { ...before.output_tokens, low: 0.7 * before.output_tokens.low });

  await Promise.all([run(persona), run(persona), run(persona), run(persona)]);
  clock.advance(61_000);
  const after = await estimate(persona);
  expect(after.basis).toBe('measured');
  within(usage.input_tokens, loosened(after.input_tokens));
  within(usage.output_tokens, loosened(after.output_tokens));
  within(usage.cost_usd, after.cost_usd && loosened(after.cost_usd));
  const width = ({ low, high }: { low: number; high: number }) => high / low;
  expect(width(after.input_tokens)).toBeLessThan(width(before.input_tokens));
});

/** A tenth of measured pieces lies beyond either end. */
const loosened = ({ low, high }: { low: number; high: number }) => ({ low: 0.95 * low, high: 1.05 * high });
