import { together, type Verdict } from '../judges/verdict.ts';
import { allRight, none, recorded, type Row } from '../report/rows.ts';
import { judgeGaps, judgeHardRules, judgeOutlines, judgeSlips } from './judges/judge-form.ts';
import { judgeAudience, judgeHeard, judgeRetold, judgeTopic } from './judges/judge-given.ts';
import { judgeClaimless, judgeEmptyHanded, judgeForeign, judgeNumberless } from './judges/judge-own-words.ts';
import {
  judgeBorrowed,
  judgeNamed,
  judgeOpening,
  judgeSameQuotes,
  judgeStandsAlone,
  judgeVerbatim,
} from './judges/judge-quotations.ts';
import { judgeRepetition, judgeSiblings } from './judges/judge-repetition.ts';
import type { WritingRun } from './writing-run.ts';

type Judge = (run: WritingRun) => Verdict;

/** What has to hold for all pieces; those that some topics give no occasion for hold where there is one. */
const GATES: readonly (readonly [string, Judge])[] = [
  ['hard rules of the formats kept', judgeHardRules],
  ['pieces that borrow a quarter of their words at most', judgeBorrowed],
  ['quotations that somebody said', judgeVerbatim],
  ['quotations whose source is named', judgeNamed],
  ['quotations that need no sentence before them', judgeStandsAlone],
  ['pieces that open with no definition', judgeOpening],
  ['own sentences that claim nothing', judgeClaimless],
  ['own words without a number', judgeNumberless],
  ['topic as title or in quotation marks', judgeTopic],
  ['audience named as given', judgeAudience],
  ['opinion heard, word for word', judgeHeard],
  ['opinion in no other words', judgeRetold],
  ['sentences, quotations and gaps that stand once', judgeRepetition],
  ['siblings that share a fifth at most', judgeSiblings],
  ['outlines called so, and citing nothing without sources', judgeOutlines],
  ['gaps only, where nothing is given', judgeEmptyHanded],
  ['no connecting words outside of English', judgeForeign],
  ['gaps of composed pieces as many as they should be', judgeGaps],
];

/** `whole` says that all topics were run: only then is a measure that looked at nothing missed. */
export function measureWriting(runs: readonly WritingRun[], whole: boolean): Row[] {
  const over = (judge: Judge) => together(runs.map(judge));
  const rows = GATES.map(([measure, judge]) => [measure, over(judge)] as const);
  return [
    ...rows.map(([measure, verdict]) =>
      whole || verdict.checked > 0 ? allRight(measure, verdict) : recorded(measure, verdict),
    ),
    none('slips that only a machine makes', over(judgeSlips)),
    recorded('siblings with the same quotations', over(judgeSameQuotes)),
  ];
}
