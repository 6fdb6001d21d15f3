import { shorten } from '../../../../core/rules/text.ts';
import type { Claim } from '../../../../core/contracts/research.ts';
import { createQuoteFinder } from '../../../research/ledger/locate-quote.ts';
import { claimAt } from '../../sources/claim-at.ts';
import { folded } from '../../stance/folded.ts';
import { jobEvidence } from '../../tracing/job-evidence.ts';
import { untracedFacts } from '../../tracing/untraced-facts.ts';
import type { Assignment, Objection, PieceRef, Plan, PlanPage, PlannedPiece } from '../../writer.ts';
import { derivedPiece, furtherName } from './derived-plan.ts';
import type { PlanAnswer } from './plan-answer.ts';

const ANGLE_CHARACTERS = 60;
const LINE_CHARACTERS = 600;
const TEXT_CHARACTERS = 1_200;
const MOST_LINES = 12;

interface Planned {
  readonly assignment: Assignment;
  readonly pieces: readonly PieceRef[];
  readonly standing?: Plan | undefined;
}

/**
 * A model's plan as far as it can be used. Lines that state what no material says are left out, since every piece would
 * take them over; proof stands in its source word for word; no variant of a format has the angle of another, and no two
 * pieces open alike. Whatever a piece lacks comes from the plan that needs no model.
 */
export function readPlan(answer: PlanAnswer, { assignment, pieces, standing }: Planned): Plan {
  const before = [...(standing?.pieces ?? []), ...(standing?.retired ?? [])];
  const taken = new Set(before.map((piece) => keyOf(piece, piece.angle)));
  const hooks = new Set(before.flatMap(({ hook = '' }) => (hook === '' ? [] : [folded(hook)])));
  const { objections, claims } = objectionsIn(answer, assignment);
  return {
    page: standing?.page ?? pageOf(answer, assignment),
    messages: [],
    objections,
    ...(claims.length === 0 ? {} : { claims }),
    pieces: pieces.map((piece, index): PlannedPiece => {
      const planned = answer.pieces.find((candidate) => candidate.number === index + 1);
      const fallback = derivedPiece(assignment, piece, before.length + index);
      const wanted = shorten(planned?.angle || fallback.angle, ANGLE_CHARACTERS);
      const angle = furtherName(wanted, (name) => taken.has(keyOf(piece, name)));
      taken.add(keyOf(piece, angle));
      if (!planned) return { ...fallback, angle };
      const [hook = ''] = backed([planned.first_line], assignment);
      const isNew = hook !== '' && !hooks.has(folded(hook));
      if (isNew) hooks.add(folded(hook));
      return {
        format: piece.format,
        variant: piece.variant,
        angle,
        approach: shorten(planned.how, LINE_CHARACTERS),
        leavesOut: shorten(planned.leaves_out, LINE_CHARACTERS),
        claimIds: [],
        ...(isNew ? { hook } : {}),
      };
    }),
  };
}

function pageOf(answer: PlanAnswer, assignment: Assignment): PlanPage {
  const text = (line: string) => shorten(line, TEXT_CHARACTERS);
  return {
    idea: text(answer.idea),
    reader: text(answer.reader),
    proof: answer.proof.flatMap(({ source, words }) => proofOf(source, words, assignment)).slice(0, MOST_LINES),
    leftOut: text(answer.everybody_uses),
    objection: text(answer.objection),
    answer: text(answer.answer),
    tomorrow: text(answer.tomorrow),
    ownWords: answer.own_words.map(text).slice(0, MOST_LINES),
    notToClaim: answer.not_to_claim.map(text).slice(0, MOST_LINES),
  };
}

/** Words that stand in the source, as they are there; of our own, what the material bears out. */
function proofOf(sourceId: string | null, words: string, assignment: Assignment): PlanPage['proof'] {
  const text = sourceId === null ? undefined : assignment.texts.get(sourceId);
  if (sourceId === null || text === undefined) {
    return backed([words], assignment).map((own) => ({ sourceId: null, words: own }));
  }
  const found = createQuoteFinder(text)(words);
  return found ? [{ sourceId, words: shorten(found.quote.replace(/\s+/g, ' '), TEXT_CHARACTERS) }] : [];
}

/** Those lines that state nothing which no material says. */
function backed(lines: readonly string[], assignment: Assignment): string[] {
  const evidence = jobEvidence(assignment);
  return lines
    .map((line) => shorten(line, LINE_CHARACTERS))
    .filter((line) => line !== '' && untracedFacts(line, evidence).length === 0);
}

const keyOf = ({ format }: PieceRef, angle: string): string => `${format}/${angle.toLowerCase()}`;

const MOST_OBJECTIONS = 10;

/** Passages of sources that speak against a point, word for word; with the claims that they become where the ledger has none. */
function objectionsIn(
  { against }: PlanAnswer,
  { points, texts, ledger }: Assignment,
): { readonly objections: Objection[]; readonly claims: Claim[] } {
  const objections = new Map<string, Objection>();
  const claims = new Map<string, Claim>();
  for (const { point: pointId, source, words } of against.slice(0, MOST_OBJECTIONS)) {
    const text = source === null ? undefined : texts.get(source);
    if (source === null || text === undefined || !points.some(({ id }) => id === pointId)) continue;
    const found = createQuoteFinder(text)(words);
    if (!found) continue;
    const claim = claimAt({ sourceId: source, ...found }, ledger);
    if (!ledger.includes(claim)) claims.set(claim.id, claim);
    objections.set(`${pointId}/${claim.id}`, { pointId, claimId: claim.id });
  }
  return { objections: [...objections.values()], claims: [...claims.values()] };
}
