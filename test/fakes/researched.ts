import type { Claim, ResearchResults, Source } from '../../src/core/contracts/research.ts';

const MOMENT = '2031-05-04T10:00:00.000Z';

function source(told: Pick<Source, 'id' | 'title' | 'site'> & Partial<Source>): Source {
  return {
    url: `https://${told.site}/page`,
    author: null,
    published_at: null,
    retrieved_at: MOMENT,
    kind: 'web',
    ours: false,
    language: null,
    license: null,
    also: [],
    hash: 'ab12',
    ...told,
  };
}

function claim(id: string, source_id: string, quote: string, told: Partial<Claim> = {}): Claim {
  return { id, source_id, quote, claim: quote, start: 120, contradicts: [], ...told };
}

const LEDGER = [
  claim('c1', 's1', 'Onboarding is how new users learn to get value.'),
  claim('c2', 's2', 'Teams with an owner for week four kept 91% of their accounts.', {
    claim: 'An owner for week four goes with 91% of accounts kept.',
  }),
  claim('c3', 's2', 'A second use case by day 28 goes with renewal.'),
  claim('c4', 's3', 'Only 78% of such accounts were kept.', { contradicts: ['c2'] }),
];

/** A research as the API tells it: two claims of one source, two sources that disagree, one that answers no more. */
export const RESEARCHED: ResearchResults = {
  wiki_content: `# Research: Onboarding

## Key findings

- “Onboarding is how new users learn to get value.” [1]
- “Teams with an owner for week four kept 91% of their accounts.” [2]
- “A second use case by day 28 goes with renewal.” [2]

## Sources

1. **Customer onboarding**, Wikipedia
2. **State of success**, report.example
3. **Counting again**, doubt.example`,
  research_summary: '3 sources',
  sources: [
    source({
      id: 's1',
      title: 'Customer onboarding',
      site: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Customer_onboarding',
      kind: 'encyclopaedia',
      license: 'CC BY-SA 4.0',
      published_at: '2031-03-12',
      also: ['https://mirror.example/onboarding'],
    }),
    source({ id: 's2', title: 'State of success', site: 'report.example', author: 'Ines Okafor' }),
    source({ id: 's3', title: '<b>Counting</b> again', site: 'doubt.example', url: 'javascript:alert(1)' }),
  ],
  ledger: LEDGER,
  searches: [
    { provider: 'wikipedia', label: 'Wikipedia', status: 'answered', found: 5, used: 3, message: null },
    { provider: 'searxng', label: 'SearXNG', status: 'limited', found: 0, used: 0, message: null },
    { provider: 'brave', label: 'Brave', status: 'empty', found: 0, used: 0, message: null },
  ],
};
