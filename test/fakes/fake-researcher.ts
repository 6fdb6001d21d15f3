import { claimOf, sourceOf } from './findings.ts';
import type { Researcher } from '../../src/server/pipeline/step.ts';
import type { Findings } from '../../src/server/research/findings.ts';

const TEXT = 'The first week decides little. A second visit in the fourth week tells who stays.';

export const FINDINGS: Findings = {
  sources: [
    sourceOf({
      id: 's1',
      title: 'Customer onboarding',
      url: 'https://en.wikipedia.org/wiki/Customer_onboarding',
      site: 'Wikipedia',
      published_at: '2026-01-02T00:00:00Z',
      retrieved_at: '2026-11-01T10:00:00.000Z',
      kind: 'encyclopaedia',
      license: 'CC BY-SA 4.0',
      text: TEXT,
    }),
  ],
  ledger: [claimOf({ id: 'c1', source_id: 's1', quote: 'A second visit in the fourth week tells who stays.' })],
  searches: [],
  brief:
    '# Onboarding\n\n“A second visit in the fourth week tells who stays.” [1]\n\n## Sources\n\n1. Customer onboarding',
  summary: 'A second visit in the fourth week tells who stays.',
};

/** Research that has its findings at hand, or waits for `until` first. */
export function createFakeResearcher(options: { until?: (signal: AbortSignal) => Promise<void> } = {}): Researcher {
  return {
    async research({ signal }) {
      await options.until?.(signal);
      signal.throwIfAborted();
      return FINDINGS;
    },
  };
}
