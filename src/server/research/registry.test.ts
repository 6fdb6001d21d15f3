import { describe, expect, test } from 'vitest';
import {
  describeResearchProvider,
  type ProviderHarness,
  type SourceTrouble,
} from '../../../test/contracts/research-provider.ts';
import { startDeafServer } from '../../../test/fakes/deaf-server.ts';
import { startFakeMediaWiki } from '../../../test/fakes/fake-mediawiki.ts';
import type { FakeMediaWikiFault } from '../../../test/fakes/mediawiki/faults.ts';
import {
  type FakeApiFault,
  type FakeApiName,
  type FakeSearchApi,
  startFakeSearchApi,
} from '../../../test/fakes/search-apis.ts';
import { StartError } from '../platform/start-error.ts';
import { createBrave } from './providers/brave.ts';
import { createExa } from './providers/exa.ts';
import { createMediaWiki } from './providers/mediawiki.ts';
import type { SearchBudgets } from './providers/search-api.ts';
import { createSearxng } from './providers/searxng.ts';
import { createTavily } from './providers/tavily.ts';
import {
  createResearchProviders,
  PROVIDER_NAMES,
  type ProviderName,
  type ProviderSettings,
  researchProblems,
} from './registry.ts';
import type { ResearchProvider } from './research-provider.ts';

const WIKI_FAULTS: Record<Exclude<SourceTrouble, 'no connection'>, FakeMediaWikiFault> = {
  silence: 'silent',
  'too many requests': 'too-many-requests',
  'server error': 'server-error',
  nonsense: 'broken-json',
  flood: 'huge',
};
const API_FAULTS: Record<Exclude<SourceTrouble, 'no connection'>, FakeApiFault> = {
  silence: 'silent',
  'too many requests': { documented: 'too many requests' },
  'server error': 'server-error',
  nonsense: 'broken-json',
  flood: 'flood',
};

const TOPICS = { known: 'Pricing psychology for SaaS landing pages', unknown: 'blorptastic quux frindle' };

/** The budget of a wait that the test means to end, and of those that a busy machine must not. */
const [SHORT_MS, LONG_MS] = [200, 30_000];

function budgetsFor(trouble: SourceTrouble | null): SearchBudgets {
  return {
    connectMs: trouble === 'no connection' ? SHORT_MS : LONG_MS,
    answerMs: trouble === 'silence' ? SHORT_MS : LONG_MS,
  };
}

function harnessOf(
  api: FakeApiName,
  create: (server: Pick<FakeSearchApi, 'url' | 'key'>, budgets: SearchBudgets) => ResearchProvider,
): ProviderHarness {
  return {
    topics: TOPICS,
    async start(trouble) {
      const budgets = budgetsFor(trouble);
      if (trouble === 'no connection') {
        const deaf = await startDeafServer();
        return { provider: create({ url: deaf.url, key: 'any' }, budgets), close: () => deaf.close() };
      }
      const server = await startFakeSearchApi({ api, ...(trouble === null ? {} : { fault: API_FAULTS[trouble] }) });
      return { provider: create(server, budgets), close: () => server.close() };
    },
  };
}

// A provider without a line here does not compile: the suite below walks the registry.
const HARNESSES: Record<ProviderName, ProviderHarness> = {
  wikipedia: {
    topics: TOPICS,
    async start(trouble) {
      const server =
        trouble === 'no connection'
          ? await startDeafServer()
          : await startFakeMediaWiki(trouble === null ? {} : { fault: WIKI_FAULTS[trouble] });
      const provider = createMediaWiki({ apiUrl: server.url, ...budgetsFor(trouble) });
      return { provider, close: () => server.close() };
    },
  },
  searxng: harnessOf('searxng', ({ url }, budgets) => createSearxng({ url, ...budgets })),
  tavily: harnessOf('tavily', ({ url, key }, budgets) => createTavily({ apiUrl: url, apiKey: key, ...budgets })),
  brave: harnessOf('brave', ({ url, key }, budgets) => createBrave({ apiUrl: url, apiKey: key, ...budgets })),
  exa: harnessOf('exa', ({ url, key }, budgets) => createExa({ apiUrl: url, apiKey: key, ...budgets })),
};

for (const name of PROVIDER_NAMES) describeResearchProvider(name, HARNESSES[name]);

describe('the registry of research providers', () => {
  const settings: ProviderSettings = {
    WIKIPEDIA_API_URL: 'https://de.wikipedia.org/w/api.php',
    SEARXNG_URL: 'https://search.example',
    TAVILY_API_KEY: 'tvly-1',
    TAVILY_API_URL: 'https://tavily.example',
    BRAVE_API_KEY: 'brave-1',
    BRAVE_API_URL: 'https://brave.example/res/v1',
    EXA_API_KEY: 'exa-1',
    EXA_API_URL: 'https://exa.example',
  };

  test('makes the providers that the settings name, in their order', () => {
    const made = createResearchProviders({ ...settings, RESEARCH_PROVIDERS: ['tavily', 'wikipedia'] });
    expect(made.map(({ id, label }) => [id, label])).toEqual([
      ['tavily', 'Tavily'],
      ['wikipedia', 'Wikipedia'],
    ]);
    expect(createResearchProviders({ ...settings, RESEARCH_PROVIDERS: [] })).toEqual([]);
  });

  test('knows each provider by the id that it gives itself, and by a name of its own', () => {
    const made = createResearchProviders({ ...settings, RESEARCH_PROVIDERS: PROVIDER_NAMES });
    expect(made.map((provider) => provider.id)).toEqual(PROVIDER_NAMES);
    expect(new Set(made.map((provider) => provider.label)).size).toBe(made.length);
  });

  test('names what a provider lacks, and makes none of it', () => {
    const lacking = { ...settings, BRAVE_API_KEY: undefined, RESEARCH_PROVIDERS: ['brave', 'exa'] as const };
    expect(researchProblems(lacking)).toEqual(['BRAVE_API_KEY is missing: RESEARCH_PROVIDERS names brave']);
    expect(() => createResearchProviders(lacking)).toThrow(StartError);
    expect(researchProblems({ ...lacking, RESEARCH_PROVIDERS: ['exa'] })).toEqual([]);
  });
});
