import { readSentenceSpans } from '../../../core/text/sentences.ts';
import type { Claim } from '../../../core/contracts/research.ts';
import type { StancePoint } from '../../../core/rules/stance-points.ts';
import { contradict, readSaying } from './contradict.ts';
import { coreOfStatement } from './core-of-statement.ts';

/** A claim that speaks against a point of the author's opinion. */
export interface FoundObjection {
  readonly pointId: string;
  readonly claimId: string;
}

/** What says that somebody thinks so, and nothing of what. */
const THINKS =
  /^(?:(?:i|we) (?:think|believe|say|hold|find|know|am sure|are sure)|in (?:my|our) (?:view|opinion),?) (?:that )?/i;
/** Comparing each with each takes its time; the best claims stand first. */
const MOST_CLAIMS = 80;
const MOST_POINTS = 40;

/**
 * Which claims say otherwise of the same thing than a point of the opinion: another figure, the other direction, yes for
 * no. By the strict rule by which claims contradict each other, in English; what only a reader would see is not found.
 */
export function objectionsTo(points: readonly StancePoint[], ledger: readonly Claim[]): FoundObjection[] {
  const claims = ledger.slice(0, MOST_CLAIMS).map(({ id, quote }) => ({ id, ...read(quote) }));
  return points.slice(0, MOST_POINTS).flatMap((point) => {
    const said = sentencesOf(point.text).map((sentence) => read(sentence.replace(THINKS, '')));
    return claims
      .filter(({ core, saying }) => said.some((own) => contradict(own.saying, saying, [own.core, core])))
      .map(({ id }) => ({ pointId: point.id, claimId: id }));
  });
}

/** A point may have a mood or a question with it. */
function sentencesOf(point: string): string[] {
  return readSentenceSpans(point).map(({ start, end }) => point.slice(start, end));
}

function read(text: string) {
  const core = coreOfStatement(text);
  return { core, saying: readSaying(core) };
}
