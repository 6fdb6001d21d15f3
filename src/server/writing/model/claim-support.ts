import { echoesOpinion } from '../../../core/checks/opinion-heard.ts';
import { isInOtherLanguage } from '../../../core/checks/other-language.ts';
import { judgeSupport, shareOfWords } from '../../../core/checks/support.ts';
import { isTraced, prepareEvidence, readStatements, traceFacts } from '../../../core/checks/trace-facts.ts';
import type { Claim } from '../../../core/contracts/research.ts';
import { eitherOf, jobEvidence } from '../tracing/job-evidence.ts';
import type { Assignment } from '../writer.ts';

/**
 * Whether the claims' quotes say what the sentence says. Figures that the user gave need no claim, and those of the
 * user's notes none but one from there; a point of the author's opinion gets none.
 */
export function supports(sentence: string, claims: readonly Claim[], assignment: Assignment): boolean {
  if (claims.length === 0) return false;
  const quotes = claims.map(({ quote }) => quote);
  if (echoesOpinion(sentence, assignment, quotes)) return false;
  const { given: told, material } = jobEvidence(assignment);
  const own = claims.some((claim) => isOfMaterial(claim, assignment)) ? eitherOf(told, material) : told;
  if (traceFacts(sentence, eitherOf(own, prepareEvidence(quotes))).length > 0) return false;
  const { supported, missing } = judgeSupport(sentence, quotes);
  if (supported || isTranslated(sentence, quotes, assignment)) return true;
  const given = missing.filter((words) => /\d/.test(words) && traceFacts(words, own).length === 0);
  if (given.length === 0) return false;
  const rest = given.reduce((text, words) => text.replace(words, ' '.repeat(words.length)), sentence);
  return judgeSupport(rest, quotes).supported;
}

/** Few words tell no language; that of the job does, and words of two cannot be compared. */
function isTranslated(sentence: string, quotes: readonly string[], { language }: Assignment): boolean {
  return language !== null && isInOtherLanguage(sentence, quotes.join(' '), language);
}

/** Words that a quote shares with a sentence when it says the same, where no figure tells. */
const SAME_WORDS = 0.6;

/**
 * Whether a claim that the writer did not name may stand behind the sentence instead: it supports it, and a figure of it or
 * most of the words show that it is what is meant. No note is better than one that leads astray.
 */
export function isMeant(sentence: string, claim: Claim, assignment: Assignment): boolean {
  if (!supports(sentence, [claim], assignment)) return false;
  const quoted = prepareEvidence([claim.quote]);
  return (
    readStatements(sentence).some((reading) => !reading.isOrdinary() && isTraced(reading, quoted)) ||
    shareOfWords(sentence, claim.quote) >= SAME_WORDS
  );
}

function isOfMaterial({ source_id }: Claim, { sources }: Assignment): boolean {
  return sources.some(({ id, kind }) => id === source_id && kind === 'material');
}
