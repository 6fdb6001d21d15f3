import { echoesOpinion } from '../../../core/checks/opinion-heard.ts';
import { areOfOtherLanguages } from '../../../core/text/language.ts';
import { isUndenied, judgeSupport, shareOfWords } from '../../fact-check/support.ts';
import { isTraced, prepareEvidence, readStatements, traceFacts, type Evidence } from '../../fact-check/trace-facts.ts';
import type { Claim } from '../../../core/contracts/research.ts';
import { eitherOf, jobEvidence } from '../tracing/job-evidence.ts';
import type { Assignment } from '../writer.ts';

/**
 * Whether the claims' quotes say what the sentence says. Figures that the user gave need no claim, those of the user's
 * notes none but one from there, and those that tell the source (its title, its date, what else it says) none of their own
 * beside one of the quotes'. Other words than the quote's will do where a figure of it stands in the sentence. A point of
 * the author's opinion gets no claim.
 */
export function supports(sentence: string, claims: readonly Claim[], assignment: Assignment): boolean {
  if (claims.length === 0) return false;
  const quotes = claims.map(({ quote }) => quote);
  if (echoesOpinion(sentence, assignment, quotes)) return false;
  const { given: told, material } = jobEvidence(assignment);
  const own = claims.some((claim) => isOfMaterial(claim, assignment)) ? eitherOf(told, material) : told;
  const quoted = prepareEvidence(quotes);
  const hasFigure = holdsFigure(sentence, quoted);
  const beside = hasFigure ? eitherOf(own, prepareEvidence(toldBeside(claims, assignment))) : own;
  if (traceFacts(sentence, eitherOf(beside, quoted)).length > 0) return false;
  const { supported, missing } = judgeSupport(sentence, quotes);
  if (supported || isTranslated(sentence, quotes, assignment)) return true;
  const given = missing.filter((words) => /\d/.test(words) && traceFacts(words, beside).length === 0);
  const rest = given.reduce((text, words) => text.replace(words, ' '.repeat(words.length)), sentence);
  if (hasFigure && isUndenied(rest, quotes)) return true;
  return given.length > 0 && judgeSupport(rest, quotes).supported;
}

/** Whether a figure, amount or date of the sentence stands in the quotes. */
function holdsFigure(sentence: string, quoted: Evidence): boolean {
  return readStatements(sentence).some((reading) => !reading.isOrdinary() && isTraced(reading, quoted));
}

/** What tells who says it, where and when: the source's title and date, and its other claims. */
function toldBeside(claims: readonly Claim[], { sources, ledger }: Assignment): string[] {
  const ids = new Set(claims.map(({ source_id }) => source_id));
  const named = sources.filter(({ id }) => ids.has(id));
  return [
    ...named.flatMap(({ title, published_at }) => [title, published_at ?? '']),
    ...ledger.filter(({ source_id }) => ids.has(source_id)).map(({ quote }) => quote),
  ];
}

/** Few words tell no language; that of the job does, and words of two cannot be compared. */
function isTranslated(sentence: string, quotes: readonly string[], { language }: Assignment): boolean {
  return language !== null && areOfOtherLanguages(sentence, quotes.join(' '), language);
}

/** Words that a quote shares with a sentence when it says the same, where no figure tells. */
const SAME_WORDS = 0.6;

/**
 * Whether a claim that the writer did not name may stand behind the sentence instead: it supports it, and a figure of it or
 * most of the words show that it is what is meant. No note is better than one that leads astray.
 */
export function isMeant(sentence: string, claim: Claim, assignment: Assignment): boolean {
  if (!supports(sentence, [claim], assignment)) return false;
  return holdsFigure(sentence, prepareEvidence([claim.quote])) || shareOfWords(sentence, claim.quote) >= SAME_WORDS;
}

function isOfMaterial({ source_id }: Claim, { sources }: Assignment): boolean {
  return sources.some(({ id, kind }) => id === source_id && kind === 'material');
}
