import { echoesOpinion } from '../../../core/checks/opinion-heard.ts';
import { removeSpan } from '../tracing/remove-sentence.ts';
import { sentenceSpans, type Span } from '../tracing/sentence-spans.ts';
import type { Assignment } from '../writer.ts';
import { claimMarks } from './claim-marks.ts';
import { supports } from '../checking/claim-support.ts';

/** How a text hands a statement to somebody else; "we" and "our" are the author. */
const CREDITS =
  /\b(?:according to (?!us\b|our\b|me\b|my\b)|(?:research|stud(?:y|ies)|surveys?|data|evidence|science|experts?|scientists?|researchers?|analysts?|reports?|sources?|the numbers) (?:\w+ ){0,2}(?:shows?|finds?|found|suggests?|says?|agrees?|proves?|confirms?|tells?|indicates?|reveals?|back|point))\b/i;

/** Sentences of a draft that credit the author's opinion to a source which does not say so. */
export function creditedOpinions(draft: string, assignment: Assignment): Span[] {
  const { opinion, ledger } = assignment;
  if (opinion.trim() === '') return [];
  const blanked = draft.replace(claimMarks(assignment), (marks) => ' '.repeat(marks.length));
  const said = plain(opinion);
  return sentenceSpans(blanked).filter(({ start, end }) => {
    const sentence = blanked.slice(start, end).trim();
    if (!CREDITS.test(sentence) && !namesSource(sentence, assignment)) return false;
    // The author may have named a source; and a source may say the same.
    if (said.includes(plain(sentence)) || !echoesOpinion(sentence, assignment)) return false;
    return !ledger.some((claim) => supports(sentence, [claim], assignment));
  });
}

/** The draft without those sentences. */
export function withoutCreditedOpinions(draft: string, assignment: Assignment): string {
  return creditedOpinions(draft, assignment).toReversed().reduce(removeSpan, draft);
}

function namesSource(sentence: string, { sources }: Assignment): boolean {
  const words = sentence.toLowerCase();
  return sources.some(
    ({ site, ours }) =>
      !ours &&
      site.length > 3 &&
      new RegExp(String.raw`\b(?:says?|shows?|finds?|found|reports?)\b`).test(words) &&
      words.includes(site.toLowerCase()),
  );
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
