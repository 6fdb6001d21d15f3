import { describe, expect, test } from 'vitest';
import {
  describeResearchProvider,
  type ProviderHarness,
  type SourceTrouble,
} from '../../../test/contracts/research-provider.ts';
import { startDeafServer } from '../../../test/fakes/deaf-server.ts';
import { startFakeMediaWiki } from '../../../test/fakes/fake-mediawiki.ts';
import type { FakeMediaWikiFault } from '../../../test/fakes/mediawiki/faults.ts';
import { createMediaWiki } from './providers/mediawiki.ts';
import { createResearchProviders, PROVIDER_NAMES, type ProviderName } from './registry.ts';

const WIKI_FAULTS: Record<Exclude<SourceTrouble, 'no connection'>, FakeMediaWikiFault> = {
  silence: 'silent',
  'too many requests': 'too-many-requests',
  'server error': 'server-error',
  nonsense: 'broken-json',
  flood: 'huge',
};

/** The budget of a wait that the test means to end, and of those that a busy machine must not. */
const [SHORT_MS, LONG_MS] = [200, 30_000];

// A provider without a line here does not compile: the suite below walks the registry.
const HARNESSES: Record<ProviderName, ProviderHarness> = {
  wikipedia: {
    topics: { known: 'Pricing psychology for SaaS landing pages', unknown: 'blorptastic quux frindle' },
    async start(trouble) {
      const server =
        trouble === 'no connection'
          ? await startDeafServer()
          : await startFakeMediaWiki(trouble === null ? {} : { fault: WIKI_FAULTS[trouble] });
      const provider = createMediaWiki({
        apiUrl: server.url,
        connectMs: trouble === 'no connection' ? SHORT_MS : LONG_MS,
        answerMs: trouble === 'silence' ? SHORT_MS : LONG_MS,
      });
      return { provider, close: () => server.close() };
    },
  },
};

for (const name of PROVIDER_NAMES) describeResearchProvider(name, HARNESSES[name]);

describe('the registry of research providers', () => {
  test('makes the providers that the settings name', () => {
    const settings = { WIKIPEDIA_API_URL: 'https://de.wikipedia.org/w/api.php' };
    const made = createResearchProviders({ ...settings, RESEARCH_PROVIDERS: ['wikipedia'] });
    expect(made.map(({ id, label }) => [id, label])).toEqual([['wikipedia', 'Wikipedia']]);
    expect(createResearchProviders({ ...settings, RESEARCH_PROVIDERS: [] })).toEqual([]);
  });

  test('knows each provider by the id that it gives itself', () => {
    const settings = { WIKIPEDIA_API_URL: 'https://wiki.example/api.php', RESEARCH_PROVIDERS: PROVIDER_NAMES };
    expect(createResearchProviders(settings).map((provider) => provider.id)).toEqual(PROVIDER_NAMES);
  });
});
