import type { CorpusTopic } from '../corpus/read-corpus.ts';
import { judgeAbstention } from '../judges/judge-abstention.ts';
import { judgeAddresses } from '../judges/judge-addresses.ts';
import { judgeAppeals } from '../judges/judge-appeals.ts';
import { judgeClaims } from '../judges/judge-claims.ts';
import { judgeContradictions } from '../judges/judge-contradictions.ts';
import { judgeCoverage, judgeFurniture, judgeSources, sitesOf } from '../judges/judge-coverage.ts';
import { judgeFacts, judgeFlagList, judgeFlags } from '../judges/judge-facts.ts';
import { judgeLikeness } from '../judges/judge-likeness.ts';
import { judgeOpinion } from '../judges/judge-opinion.ts';
import { judgeLedgerQuotes, judgeQuotations } from '../judges/judge-quotes.ts';
import { judgeCitations, judgePrecision, judgeRecall } from '../judges/judge-support.ts';
import { single, together, type Verdict } from '../judges/verdict.ts';
import type { Dossier } from '../subject/dossier.ts';
import type { FakeWeb } from '../web/fake-web.ts';
import { allRight, atMost, none, recorded, type Row, share } from './rows.ts';

const WRONG_FLAGS = 0.05;

export interface JobGates {
  /** Sentences that were put in by a badly behaved model. */
  readonly planted?: readonly RegExp[];
  /** Least citation precision, 0.95 unless given; null records it. */
  readonly precision?: number | null;
}

/** What holds for every job, whatever it found. */
export function measureJobs(dossiers: readonly Dossier[], { planted = [], precision = 0.95 }: JobGates = {}): Row[] {
  const by = (judge: (dossier: Dossier) => Verdict) => together(dossiers.map(judge));
  return [
    allRight('jobs completed, pieces written', by(judgeEnd)),
    allRight('quotes of the ledger that stand in the stored text', by(judgeLedgerQuotes)),
    allRight('claims that their quotes bear out', by(judgeClaims)),
    allRight('quotations in pieces that somebody said, or flagged', by(judgeQuotations)),
    none('addresses that are nobody’s', by(judgeAddresses)),
    allRight('facts traced or flagged', by(judgeFacts)),
    atMost(
      'flags that were wrong',
      by((dossier) => judgeFlags(dossier, planted)),
      WRONG_FLAGS,
    ),
    allRight('flags told as they stand', by(judgeFlagList)),
    none('citations of nothing', by(judgeCitations)),
    share('citation precision: cited sentences that are supported', by(judgePrecision), precision),
    share('citation recall: telling sentences with support', by(judgeRecall), null),
    ...(planted.length === 0
      ? []
      : [
          recorded(
            'made-up sentences that pass for something true',
            by((dossier) => judgeLikeness(dossier, planted)),
          ),
        ]),
    recorded('sentences that appeal to a study nobody names', by(judgeAppeals)),
    none('opinion told as a source’s', by(judgeOpinion)),
    none('menus and notices quoted', by(judgeFurniture)),
  ];
}

function judgeEnd({ name, job, outputs }: Dossier): Verdict {
  const pieces = outputs.map(({ format, status, content }) =>
    single(status === 'completed' && Boolean(content), `${name}, ${format}: ${status}`),
  );
  return together([single(job.status === 'completed', `${name}: ${job.status} ${job.error_message ?? ''}`), ...pieces]);
}

export interface CoveredJob {
  readonly topic: CorpusTopic;
  readonly dossier: Dossier;
}

/** What holds for topics that the web covers. */
export function measureCoverage(jobs: readonly CoveredJob[], web: FakeWeb): Row[] {
  const pairs = jobs.map(({ topic, dossier }) => ({
    ...judgeContradictions(dossier, topic.disputed),
    isAlike: topic.disputedAlike,
    name: dossier.name,
  }));
  const marked = (isAlike: boolean) =>
    together(
      pairs
        .filter((pair) => pair.present && pair.isAlike === isAlike)
        .map((pair) => single(pair.marked, `${pair.name}: the planted pair is not marked`)),
    );
  return [
    allRight('topics with 5 claims from 3 sites or more', together(jobs.map(({ dossier }) => judgeCoverage(dossier)))),
    none(
      'sources beside the point, or twice',
      together(jobs.map(({ dossier, topic }) => judgeSources(dossier, topic, web))),
    ),
    allRight('contradictions in like words that are marked', marked(true)),
    share('contradictions in other words that are marked', marked(false), null),
    none('contradictions marked where there is none', together(pairs.map(({ elsewhere }) => elsewhere))),
  ];
}

export function coverageNotes(jobs: readonly CoveredJob[]): string[] {
  return jobs.map(({ dossier }) => {
    const { claims, sources, researchMs } = dossier;
    const sites = sitesOf(dossier).size;
    return `${dossier.name}: ${claims.length} claims from ${sites} sites, ${sources.length} sources, ${(researchMs / 1_000).toFixed(1)} s`;
  });
}

/** What holds for topics that nobody has written about. */
export function measureAbstention(dossiers: readonly Dossier[]): Row {
  const verdict = together(dossiers.map(judgeAbstention));
  return {
    ...allRight('nonsense topics that end without a source', verdict),
    figure: `${verdict.checked - verdict.faults.length} of ${verdict.checked}`,
    gate: 'all',
  };
}
