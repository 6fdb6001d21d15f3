import { single, together, type Verdict } from '../../judges/verdict.ts';
import { judgeAbstention } from '../../judges/judge-abstention.ts';
import { judgeAddresses } from '../../judges/judge-addresses.ts';
import { judgeFacts, judgeFlagList, judgeFlags } from '../../judges/judge-facts.ts';
import { judgeOpinion } from '../../judges/judge-opinion.ts';
import { judgeLedgerQuotes } from '../../judges/judge-quotes.ts';
import { judgeCitations } from '../../judges/judge-support.ts';
import type { Dossier } from '../../subject/dossier.ts';
import { dossierOf } from '../run/dossier-of.ts';
import type { JobRun } from '../run/run-job.ts';
import { prefixRow } from './count-calls.ts';
import { judgeSameFacts, judgeSiblings, judgeVariants } from './judge-siblings.ts';
import { judgeBanned, judgeRequired } from './judge-terms.ts';
import {
  type CountedFacts,
  factsOf,
  judgeDelivered,
  judgeDrafts,
  judgeEdited,
  judgeOneEdit,
  judgeUsedEdits,
} from './judge-stages.ts';
import { judgeCarried, judgeObjections, judgeUsed } from './judge-voice.ts';
import { ALL, atLeastShare, atMostShare, NONE, RECORDED, target, type TargetRow } from './target-row.ts';

const TARGETS = {
  traced: 0.98,
  drafts: 0.85,
  delivered: 0.99,
  carried: 0.95,
  overlap: 0.15,
  wrongFlags: 0.05,
} as const;

/** A run beside what the API would tell of it. */
export interface ToldRun {
  readonly run: JobRun;
  readonly dossier: Dossier;
}

export const told = (run: JobRun): ToldRun => ({ run, dossier: dossierOf({ name: run.job.name, ...run }) });

/** The rows that need no opinion of anybody, in the order of the targets. */
export function measureCounted(runs: readonly ToldRun[], ordered: number): TargetRow[] {
  const over = (judge: (dossier: Dossier) => Verdict, isMeant: (told: ToldRun) => boolean = () => true) =>
    together(runs.filter(isMeant).map(({ dossier }) => judge(dossier)));
  const calls = (judge: (run: JobRun) => Verdict) => together(runs.map(({ run }) => judge(run)));
  const covered = ({ run }: ToldRun) => run.job.topic.coverage === 'covered';
  return [
    target('goal', ALL, ['jobs and pieces that were written', judgeWritten(runs, ordered)]),
    target('hard', ALL, ['cited quotes that stand verbatim in the stored source', over(judgeLedgerQuotes)]),
    target('hard', NONE, ['citations of nothing', over(judgeCitations)]),
    target('hard', NONE, ['addresses that are nobody’s', over(judgeAddresses)]),
    target('hard', ALL, ['numbers, money, dates, quotations traced or flagged', over(judgeFacts)]),
    target('goal', atLeastShare(TARGETS.traced), ['the same, traced without a flag', over(judgeTraced)]),
    target('hard', ALL, [
      'jobs without a source that say so and cite nothing',
      over(judgeAbstention, (one) => !covered(one)),
    ]),
    target('goal', atLeastShare(TARGETS.drafts), ['rules of the formats kept in the draft', calls(judgeDrafts)]),
    target('goal', atLeastShare(TARGETS.delivered), ['rules of the formats kept after the edit', calls(judgeEdited)]),
    target('goal', atLeastShare(TARGETS.delivered), ['rules of the formats kept as delivered', over(judgeDelivered)]),
    target('recorded', RECORDED, ['edits that were worse than their drafts and not used', calls(judgeUsedEdits)]),
    target('recorded', RECORDED, ['edited pieces that needed a second edit', calls(judgeOneEdit)]),
    ...factRows(runs),
    target('hard', NONE, ['banned terms in pieces', over(judgeBanned)]),
    target('goal', NONE, ['required terms missing', over(judgeRequired)]),
    target('goal', atLeastShare(TARGETS.carried), ['pieces that carry the opinion, as found', over(judgeCarried)]),
    target('hard', NONE, ['sentences of the opinion credited to a source', over(judgeOpinion)]),
    target('goal', ALL, [
      'contradicted opinions of which the job says so',
      over(judgeObjections, ({ run }) => run.job.topic.contradicted),
    ]),
    target('goal', ALL, [
      `variants that share at most ${TARGETS.overlap * 100} %`,
      over((dossier) => judgeVariants(dossier, TARGETS.overlap)),
    ]),
    target('recorded', RECORDED, [
      'other pieces of a job that share more',
      over((dossier) => judgeSiblings(dossier, TARGETS.overlap)),
    ]),
    target('hard', NONE, ['facts that siblings tell otherwise', over(judgeSameFacts)]),
    target('goal', ALL, ['covered jobs that use 5 claims of 3 sites', over(judgeUsed, covered)]),
    target('hard', ALL, ['flags told as they stand', over(judgeFlagList)]),
    target('hard', atMostShare(TARGETS.wrongFlags), ['flags that were wrong, as read', over(judgeFlags)]),
    prefixRow(runs.map(({ run }) => run)),
  ];
}

/** How much a piece states, so that silence is no way to be right, and what of it nothing bears out. */
function factRows(runs: readonly ToldRun[]): TargetRow[] {
  const pieces = runs.flatMap(({ run, dossier }) => factsOf(run, dossier));
  return (['before', 'after'] as const).map((when): TargetRow => {
    const mean = (numberOf: (facts: CountedFacts) => number) =>
      (pieces.reduce((sum, piece) => sum + numberOf(piece[when]), 0) / pieces.length).toFixed(1);
    return {
      measure: `facts of a piece ${when} the check, and those of them that nothing bears out`,
      figure: pieces.length === 0 ? 'none looked at' : `${mean(({ all }) => all)}, ${mean(({ open }) => open)}`,
      gate: null,
      passed: true,
      faults: [],
      rank: 'recorded',
      judge: null,
      looked: pieces.length > 0,
    };
  });
}

function judgeWritten(runs: readonly ToldRun[], ordered: number): Verdict {
  const lost = ordered - runs.length;
  return together([
    ...runs.flatMap(({ run }) =>
      run.pieces.map(({ planned, written, failure }) =>
        single(written !== null, `${run.job.name}, ${planned.format} ${planned.variant}: ${failure}`),
      ),
    ),
    { checked: lost, faults: Array.from({ length: lost }, () => 'a job failed as a whole; see above') },
  ]);
}

/** As `judgeFacts`, with each flag as a fault: what a person still has to look up. */
function judgeTraced(dossier: Dossier): Verdict {
  const { checked, faults } = judgeFacts(dossier);
  const flags = dossier.outputs.flatMap(({ format, flags: own }) =>
    own.map(({ text }) => `${dossier.name}, ${format}: ${text} is flagged`),
  );
  return { checked, faults: [...faults, ...flags] };
}
