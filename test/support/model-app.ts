import type { CallBudget } from '../../src/server/llm/budget/call-budget.ts';
import { createCallBudget } from '../../src/server/llm/budget/create-call-budget.ts';
import { chooseModel } from '../../src/server/llm/choose-model.ts';
import type { ChosenModel } from '../../src/server/llm/choose-model.ts';
import { createTextModel } from '../../src/server/llm/create-text-model.ts';
import { createModelClaims } from '../../src/server/research/ledger/model/model-claims.ts';
import { createSentenceClaims } from '../../src/server/research/ledger/sentence-claims.ts';
import { createResearch } from '../../src/server/research/research.ts';
import { createModelWriter } from '../../src/server/writing/model/model-writer.ts';
import { systemClock } from '../../src/server/platform/clock.ts';
import { startFakeModelServer } from '../fakes/fake-model-server.ts';
import type { FakeModelOptions, FakeModelServer } from '../fakes/fake-model-server.ts';
import { createFakePageReader } from '../fakes/fake-page-reader.ts';
import { createFakeResearchProvider, foundPage } from '../fakes/fake-research-provider.ts';
import { parseLlmSettings } from './llm-settings.ts';
import { silentLogger } from './silent-logger.ts';
import { startTestApp } from './test-app.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

const ARTICLE = `A newsletter is a report that a company sends to its subscribers at regular intervals. Handwritten newsletters carried trade news between European cities in the sixteenth century.

Weekly newsletters are the most common rhythm among independent writers. Sending a newsletter on the same day each week builds a habit with 4 of 10 readers. Too many newsletters in a row made 12 % of the subscribers leave the list in 2024.`;

/** What its one source tells of. */
export const NEWSLETTERS = 'Weekly newsletters';

/** The whole server with a model that is asked for everything: research, plan, pieces, repairs and voices. */
export async function startModelApp(
  fake: FakeModelOptions,
  {
    env = {},
    ...options
  }: Omit<TestAppOptions, 'writer' | 'research' | 'model'> & { env?: Record<string, string> } = {},
): Promise<TestApp & { readonly server: FakeModelServer }> {
  const server = await startFakeModelServer({ notes: [], ...fake });
  const choice = chooseModel(parseLlmSettings({ LLM_BASE_URL: server.url, LLM_MODEL: 'fake', ...env }));
  if (choice.kind !== 'model') throw new Error('The settings name a model');
  const logger = options.logger ?? silentLogger;
  const opened = options.opened ?? (await openTestDatabase());
  const model = createTextModel(choice, { logger, wait: async () => {}, ...budgetOf(choice, { ...options, opened }) });
  const research = createResearch({
    providers: [createFakeResearchProvider(async () => [foundPage('Newsletter', ARTICLE)])],
    reader: createFakePageReader({}),
    claims: createModelClaims({ model, sentences: createSentenceClaims(), logger }),
    clock: options.clock ?? systemClock,
    logger,
  });
  const app = await startTestApp({ ...options, opened, writer: createModelWriter(model, logger), research, model });
  return {
    ...app,
    server,
    async close() {
      await app.close();
      await server.close();
    },
  };
}

/** The installation's own limit, where one is set; else calls are kept apart by their number alone. */
function budgetOf(
  { maxConcurrency, dailyTokens }: ChosenModel,
  { opened, clock, logger = silentLogger }: TestAppOptions & { opened: TestDatabase },
): { budget?: CallBudget } {
  if (dailyTokens === null) return {};
  const parts = { database: opened.database, logger, maxConcurrency, dailyTokens, ...(clock && { clock }) };
  return { budget: createCallBudget(parts) };
}
