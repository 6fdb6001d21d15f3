import { echoesOpinion } from '../../../core/checks/opinion-heard.ts';
import { areOfOtherLanguages } from '../../../core/text/language.ts';
import { isUndenied, judgeSupport, shareOfWords } from '../../fact-check/support.ts';
import { isTraced, prepareEvidence, readStatements, traceFacts, type Evidence } from '../../fact-check/trace-facts.ts';
import type { Claim } from '../../../core/contracts/research.ts';
import { quotationsIn, saysAll } from './quoted-words.ts';
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
  const { given: told, ours } = jobEvidence(assignment);
  const own = claims.some((claim) => isOurs(claim, assignment)) ? eitherOf(told, ours) : told;
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

/** Words that a sentence shares with a quote which says the same, where no figure or quotation tells. */
const SAME_WORDS = 0.5;

/**
 * Whether it is plain without reading that the quote is what the sentence rests on: it supports it, and a figure or a
 * quotation of it, or most of its words, are there. Words of two languages cannot be compared.
 */
export function isPlainlyMeant(sentence: string, claim: Claim, assignment: Assignment): boolean {
  if (!supports(sentence, [claim], assignment)) return false;
  const quoted = prepareEvidence([claim.quote]);
  if (holdsFigure(sentence, quoted) || quotationsIn(sentence).some((words) => saysAll(words, quoted))) return true;
  return !isTranslated(sentence, [claim.quote], assignment) && shareOfWords(sentence, claim.quote) >= SAME_WORDS;
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

function isOurs({ source_id }: Claim, { sources }: Assignment): boolean {
  return sources.some(({ id, ours }) => id === source_id && ours);
}
