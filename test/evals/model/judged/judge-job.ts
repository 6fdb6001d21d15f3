import { together, type Verdict } from '../../judges/verdict.ts';
import type { Judge } from './ask-judge.ts';
import { askForCitations } from './ask-citations.ts';
import { askEditor } from './ask-editor.ts';
import { askForFlags } from './ask-flags.ts';
import { askForOpinion } from './ask-opinion.ts';
import { askForPair, type Pair, type PairVerdict } from './ask-pair.ts';
import type { Exhibit } from './exhibit.ts';

/** What the judge found in a piece, or in several together. */
export interface JudgedPieces {
  readonly precision: Verdict;
  readonly recall: Verdict;
  readonly carried: Verdict;
  readonly credited: Verdict;
  readonly marked: Verdict;
  readonly kept: Verdict;
  readonly wrongFlags: Verdict;
}

const NOTHING: Verdict = { checked: 0, faults: [] };

export async function judgePiece(judge: Judge, exhibit: Exhibit): Promise<JudgedPieces> {
  const [citations, opinion, kept, wrongFlags] = await Promise.all([
    askForCitations(judge, exhibit),
    askForOpinion(judge, exhibit),
    askEditor(judge, exhibit),
    askForFlags(judge, exhibit),
  ]);
  return {
    precision: citations?.precision ?? NOTHING,
    recall: citations?.recall ?? NOTHING,
    carried: opinion?.carried ?? NOTHING,
    credited: opinion?.credited ?? NOTHING,
    marked: opinion?.marked ?? NOTHING,
    kept: kept ?? NOTHING,
    wrongFlags: wrongFlags ?? NOTHING,
  };
}

export function joined(judged: readonly JudgedPieces[]): JudgedPieces {
  const all = (pick: (one: JudgedPieces) => Verdict) => together(judged.map(pick));
  return {
    precision: all((one) => one.precision),
    recall: all((one) => one.recall),
    carried: all((one) => one.carried),
    credited: all((one) => one.credited),
    marked: all((one) => one.marked),
    kept: all((one) => one.kept),
    wrongFlags: all((one) => one.wrongFlags),
  };
}

export interface JudgedPair {
  readonly pair: Pair;
  /** One for each order that got an answer. */
  readonly verdicts: readonly PairVerdict[];
}

/** Both orders, since judges lean to a place; which comes first is left to chance. */
export async function judgePair(judge: Judge, pair: Pair, chance: () => number): Promise<JudgedPair> {
  const orders: PairVerdict['order'][] = ['ours first', 'rival first'];
  if (chance() < 0.5) orders.reverse();
  const verdicts: PairVerdict[] = [];
  for (const order of orders) {
    const verdict = await askForPair(judge, pair, order);
    if (verdict) verdicts.push(verdict);
  }
  return { pair, verdicts };
}

/** 1 for a win in both orders, 0.5 for a tie or for one each, 0 for a loss; null where an order is missing. */
export function scoreOf({ verdicts }: JudgedPair): number | null {
  if (verdicts.length < 2) return null;
  const points = { ours: 1, tie: 0.5, rival: 0 } as const;
  return verdicts.reduce((sum, { better }) => sum + points[better], 0) / verdicts.length;
}
