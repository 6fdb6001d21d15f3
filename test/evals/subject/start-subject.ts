import { parseLlmSettings } from '../../support/llm-settings.ts';
import { silentLogger } from '../../support/silent-logger.ts';
import { startTestApp } from '../../support/test-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { chooseModel } from '../../../src/server/llm/choose-model.ts';
import { createTextModel } from '../../../src/server/llm/create-text-model.ts';
import type { TextModel } from '../../../src/server/llm/text-model.ts';
import { systemClock } from '../../../src/server/platform/clock.ts';
import type { Extractor } from '../../../src/server/research/extracting/extractor.ts';
import { createPageReader } from '../../../src/server/research/fetching/create-page-reader.ts';
import type { PageReader } from '../../../src/server/research/fetching/page-reader.ts';
import { hostKey } from '../../../src/server/research/fetching/allowed-hosts.ts';
import type { ResearchBudgets } from '../../../src/server/research/gathering/gathering-parts.ts';
import { createModelClaims } from '../../../src/server/research/ledger/model/model-claims.ts';
import { createSentenceClaims } from '../../../src/server/research/ledger/sentence-claims.ts';
import { createResearchProviders } from '../../../src/server/research/registry.ts';
import type { ProviderName, ProviderSettings } from '../../../src/server/research/registry.ts';
import { createResearch, type Research } from '../../../src/server/research/research.ts';
import { createBuiltinWriter } from '../../../src/server/writing/builtin/builtin-writer.ts';
import { createModelWriter } from '../../../src/server/writing/model/model-writer.ts';
import type { FakeWeb } from '../web/fake-web.ts';

export interface SubjectPlan {
  readonly providers: readonly ProviderName[];
  /** Addresses and keys of the places to search. */
  readonly settings: Partial<ProviderSettings>;
  readonly web: FakeWeb;
  readonly extractor: Extractor;
  /** Hosts that pages may be read from besides those of the fake web. */
  readonly moreHosts?: readonly string[];
  /** Address of a model endpoint; without one the built-in writer writes. */
  readonly modelUrl?: string;
  readonly budgets?: Partial<ResearchBudgets>;
}

const NO_PROVIDERS: ProviderSettings = {
  WIKIPEDIA_API_URL: 'http://127.0.0.1:9/w/api.php',
  SEARXNG_URL: '',
  TAVILY_API_URL: 'http://127.0.0.1:9',
  TAVILY_API_KEY: '',
  BRAVE_API_URL: 'http://127.0.0.1:9',
  BRAVE_API_KEY: '',
  EXA_API_URL: 'http://127.0.0.1:9',
  EXA_API_KEY: '',
};

/** The product as it is composed, on a database of its own, with real research that searches and reads the fake web. */
export async function startSubject(plan: SubjectPlan): Promise<TestApp> {
  const model = modelAt(plan.modelUrl);
  const pageReader = pageReaderOf(plan);
  return await startTestApp({
    research: researchOf(plan, pageReader, model),
    pageReader,
    extractor: plan.extractor,
    writer: model ? createModelWriter(model, silentLogger) : createBuiltinWriter(),
    limits: { personas: null },
  });
}

export function pageReaderOf({ web, extractor, moreHosts = [] }: SubjectPlan): PageReader {
  const hosts = [...web.hosts, ...moreHosts].map((host) => hostKey(host) ?? host);
  return createPageReader({ extractor, allowedHosts: new Set(hosts), lookup: web.lookup });
}

/** The research alone, without a server around it. */
export function researchOf(plan: SubjectPlan, reader: PageReader, model: TextModel | null = null): Research {
  const sentences = createSentenceClaims();
  return createResearch({
    providers: createResearchProviders({ ...NO_PROVIDERS, ...plan.settings, RESEARCH_PROVIDERS: plan.providers }),
    reader,
    claims: model ? createModelClaims({ model, sentences, logger: silentLogger }) : sentences,
    clock: systemClock,
    logger: silentLogger,
    ...(plan.budgets ? { budgets: plan.budgets } : {}),
  });
}

function modelAt(url: string | undefined): TextModel | null {
  if (!url) return null;
  const choice = chooseModel(parseLlmSettings({ LLM_BASE_URL: url, LLM_MODEL: 'fake' }));
  return choice.kind === 'builtin' ? null : createTextModel(choice, { logger: silentLogger });
}
