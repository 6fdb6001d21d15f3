import { afterEach, describe, expect, test } from 'vitest';
import { researchOptions } from '../../src/core/contracts/research.ts';
import { type ResearchProvider, SourceUnavailable } from '../../src/server/research/research-provider.ts';

/** What a source of any kind can do to those who ask it. */
export type SourceTrouble = 'no connection' | 'silence' | 'too many requests' | 'server error' | 'nonsense' | 'flood';

const KIND_OF_TROUBLE: Record<SourceTrouble, SourceUnavailable['kind']> = {
  'no connection': 'unreachable',
  silence: 'unreachable',
  'too many requests': 'limited',
  'server error': 'unusable',
  nonsense: 'unusable',
  flood: 'unusable',
};
const TROUBLES = Object.keys(KIND_OF_TROUBLE).filter((name): name is SourceTrouble => name in KIND_OF_TROUBLE);

export interface ProviderUnderTest {
  /** It soon gives up the wait that its trouble leads to; any other it has time for, however busy the machine is. */
  readonly provider: ResearchProvider;
  close(): Promise<void>;
}

export interface ProviderHarness {
  /** A real server of ours that speaks the source's language, and the provider that asks it. */
  start(trouble: SourceTrouble | null): Promise<ProviderUnderTest>;
  /** Something that the server holds at least three pages on, and something that it holds nothing on. */
  readonly topics: { readonly known: string; readonly unknown: string };
}

/** What research relies on, whatever the source. Every provider of the registry passes it. */
export function describeResearchProvider(name: string, harness: ProviderHarness): void {
  describe(`${name} as a research provider`, () => {
    let running: ProviderUnderTest | null = null;
    const start = async (trouble: SourceTrouble | null = null) => {
      running = await harness.start(trouble);
      return running.provider;
    };
    afterEach(async () => {
      await running?.close();
      running = null;
    });

    test('brings pages whose facts can be shown and cited', async () => {
      const provider = await start();
      const pages = await provider.search(request(harness.topics.known));
      expect(pages.length).toBeGreaterThanOrEqual(3);
      for (const page of pages) {
        expect(page.title.trim()).not.toBe('');
        expect(page.site.trim()).not.toBe('');
        expect((page.text ?? page.snippet).length).toBeGreaterThan(20);
        expect(new URL(page.url).protocol).toMatch(/^https?:$/);
        if (page.publishedAt !== null) expect(new Date(page.publishedAt).toISOString()).toBe(page.publishedAt);
      }
      expect(new Set(pages.map((page) => page.url)).size).toBe(pages.length);
    });

    test('brings no more pages than asked for', async () => {
      const provider = await start();
      expect(await provider.search(request(harness.topics.known, { limit: 2 }))).toHaveLength(2);
    });

    test('finds nothing where there is nothing, which is no failure', async () => {
      const provider = await start();
      expect(await provider.search(request(harness.topics.unknown))).toEqual([]);
    });

    test.each(['', '   ', '?!', '"unclosed OR (', 'x'.repeat(500), '\u0000\u202e'])(
      'takes any topic, such as %j',
      async (topic) => {
        const provider = await start();
        expect(Array.isArray(await provider.search(request(topic)))).toBe(true);
      },
    );

    test.each(TROUBLES)('says what is wrong when it meets %s, in words for a user', async (trouble) => {
      const provider = await start(trouble);
      const error = await provider.search(request(harness.topics.known)).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SourceUnavailable);
      expect(error).toMatchObject({ kind: KIND_OF_TROUBLE[trouble] });
      expect(String(error)).toContain(provider.label);
      expect(String(error)).not.toMatch(/https?:|127\.0\.0\.1|ECONN|fetch|undici|\bat \S+:\d/);
    });

    test('ends as soon as it is called off', async () => {
      const provider = await start('silence');
      const caller = new AbortController();
      const search = provider.search(request(harness.topics.known, { signal: caller.signal }));
      caller.abort();
      await expect(search).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}

function request(topic: string, more: { limit?: number; signal?: AbortSignal } = {}) {
  return {
    topic,
    options: researchOptions.parse({}),
    limit: more.limit ?? 5,
    signal: more.signal ?? new AbortController().signal,
  };
}
