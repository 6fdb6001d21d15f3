import { single, together, type Verdict } from '../../judges/verdict.ts';
import { atLeastShare, atMostShare, judgedBy, NONE, RECORDED, target, type TargetRow } from '../counted/target-row.ts';
import { joined, type JudgedPair, type JudgedPieces, scoreOf } from './judge-job.ts';

const GOALS = { precision: 0.95, recall: 0.9, carried: 0.95, kept: 0.7, preferred: 0.65, wrongFlags: 0.05 } as const;

export interface Judgement {
  /** The judge's name; null where nobody judged. */
  readonly judge: string | null;
  readonly pieces: readonly JudgedPieces[];
  readonly pairs: readonly JudgedPair[];
}

/** The rows that are a model's word, each marked with whose. All are goals: a judge may err. */
export function measureJudged({ judge, pieces, pairs }: Judgement): TargetRow[] {
  const all = joined(pieces);
  const rows = [
    target('goal', atLeastShare(GOALS.precision), [
      'citation precision: cited sentences that are supported',
      all.precision,
    ]),
    target('goal', atLeastShare(GOALS.recall), ['citation recall: outside facts with support', all.recall]),
    target('goal', atLeastShare(GOALS.carried), ['pieces that carry the opinion', all.carried]),
    target('goal', NONE, ['sentences that credit it to somebody else', all.credited]),
    target('recorded', RECORDED, ['sentences marked as carrying it that do not', all.marked]),
    target('goal', atMostShare(GOALS.wrongFlags), ['flags that were wrong', all.wrongFlags]),
    target('goal', atLeastShare(GOALS.kept), ['sentences that an editor keeps', all.kept]),
    preferredRow(pairs),
    target('recorded', RECORDED, ['pairs on which the judge changed sides with the order', judgeSteadiness(pairs)]),
  ];
  return rows.map((row) => judgedBy(judge, row));
}

/** The share of pairs that are preferred to the chat window's; a tie, and one win each, count half. */
export function preferredRow(pairs: readonly JudgedPair[]): TargetRow {
  const scores = pairs.flatMap((pair) => scoreOf(pair) ?? []);
  const share = scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return {
    measure: 'blind, pair by pair: preferred to one good prompt in a chat window',
    figure:
      scores.length === 0 ? 'none looked at' : `${(share * 100).toFixed(1).replace(/\.0$/, '')} % of ${scores.length}`,
    gate: `≥ ${GOALS.preferred * 100} %`,
    passed: scores.length === 0 || share >= GOALS.preferred,
    faults: pairs.flatMap(lossOf),
    rank: 'goal',
    judge: null,
    looked: scores.length > 0,
  };
}

function lossOf(judged: JudgedPair): string[] {
  const score = scoreOf(judged);
  if (score === null || score > 0) return [];
  return [`${judged.pair.name} lost: ${judged.verdicts.map(({ why }) => why).join(' / ')}`];
}

function judgeSteadiness(pairs: readonly JudgedPair[]): Verdict {
  return together(
    pairs
      .filter(({ verdicts }) => verdicts.length === 2)
      .map(({ pair, verdicts: [one, other] }) => {
        const sides = new Set([one?.better, other?.better]);
        return single(!(sides.has('ours') && sides.has('rival')), pair.name);
      }),
  );
}
