import { newId } from '../../src/server/platform/ids.ts';
import type { UsageCall } from '../../src/server/usage/record-call.store.ts';

/** A piece's call as it is written down, with a price. */
export function usageCallOf(changes: Partial<UsageCall> & Pick<UsageCall, 'userId'>): UsageCall {
  return {
    id: newId(),
    jobId: null,
    outputId: null,
    personaId: null,
    personaName: null,
    useCase: 'draft',
    provider: 'openai',
    vendor: 'OpenAI',
    model: 'fake',
    inputTokens: 1_000,
    cachedInputTokens: 0,
    cacheWriteTokens: null,
    outputTokens: 100,
    costPicos: 2_000_000_000,
    failure: null,
    at: new Date('2026-03-01T08:00:00.000Z'),
    ...changes,
  };
}
