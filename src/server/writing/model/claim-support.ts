import { judgeSupport } from '../../../core/checks/support.ts';
import { prepareEvidence, traceFacts } from '../../../core/checks/trace-facts.ts';
import type { Claim } from '../../../core/contracts/research.ts';
import { eitherOf, jobEvidence } from '../tracing/job-evidence.ts';
import type { Assignment } from '../writer.ts';
import { echoesOpinion } from './opinion-heard.ts';

/**
 * Whether the claims' quotes say what the sentence says. Figures that the user gave need no claim; a point of the
 * author's opinion gets none.
 */
export function supports(sentence: string, claims: readonly Claim[], assignment: Assignment): boolean {
  if (claims.length === 0) return false;
  const quotes = claims.map(({ quote }) => quote);
  if (echoesOpinion(sentence, assignment, quotes)) return false;
  const { own } = jobEvidence(assignment);
  if (traceFacts(sentence, eitherOf(own, prepareEvidence(quotes))).length > 0) return false;
  const { supported, missing } = judgeSupport(sentence, quotes);
  if (supported) return true;
  const given = missing.filter((words) => /\d/.test(words) && traceFacts(words, own).length === 0);
  if (given.length === 0) return false;
  const rest = given.reduce((text, words) => text.replace(words, ' '.repeat(words.length)), sentence);
  return judgeSupport(rest, quotes).supported;
}
