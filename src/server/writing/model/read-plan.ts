import { ANGLES } from '../../../core/rules/angles.ts';
import { shorten } from '../../../core/rules/text.ts';
import { folded } from '../stance/folded.ts';
import { jobEvidence } from '../tracing/job-evidence.ts';
import { oneSide } from '../tracing/one-side.ts';
import { untracedFacts } from '../tracing/untraced-facts.ts';
import type { Assignment, Objection, PieceRef, Plan, PlannedPiece } from '../writer.ts';
import { derivedPiece, fittingAngles, furtherName } from './derived-plan.ts';
import type { PlanAnswer } from './plan-answer.ts';

const MOST_MESSAGES = 5;
const ANGLE_CHARACTERS = 60;
const LINE_CHARACTERS = 240;
const MOST_OBJECTIONS = 10;

interface PlanOrder {
  readonly assignment: Assignment;
  readonly pieces: readonly PieceRef[];
  readonly standing?: Plan | undefined;
}

/**
 * A model's plan as far as it can be used: ids that exist, one side of a contradiction, an angle of its own for each
 * variant of a format, no hook twice. What is missing comes from the plan that needs no model.
 */
export function readPlan(answer: PlanAnswer, { assignment, pieces, standing }: PlanOrder): Plan {
  const before = [...(standing?.pieces ?? []), ...(standing?.retired ?? [])];
  const taken = new Set(before.map((piece) => keyOf(piece, piece.angle)));
  const hooks = new Set(before.flatMap(({ hook = '' }) => (hook === '' ? [] : [folded(hook)])));
  return {
    messages: told(answer.messages, assignment).slice(0, MOST_MESSAGES),
    objections: objectionsIn(answer, assignment),
    pieces: pieces.map((piece, index): PlannedPiece => {
      const planned = answer.pieces.find((candidate) => candidate.number === index + 1);
      const fallback = derivedPiece(assignment, piece, before.length + index);
      const angle = freeAngle(planned?.angle ?? fallback.angle, { piece, index, assignment, taken });
      taken.add(keyOf(piece, angle.name));
      if (!planned) return { ...fallback, angle: angle.name, approach: angle.does };
      const [hook = ''] = told([planned.hook], assignment);
      const isNew = hook !== '' && !hooks.has(folded(hook));
      hooks.add(folded(hook));
      const points = knownPoints(planned.points, assignment);
      return {
        format: piece.format,
        variant: piece.variant,
        angle: angle.name,
        approach: (angle.isPlanned && told([planned.approach], assignment)[0]) || angle.does,
        claimIds: oneSideOf(planned.claims, assignment),
        pointIds: points.length > 0 ? points : (fallback.pointIds ?? []),
        ...(isNew ? { hook } : {}),
      };
    }),
  };
}

/** Those lines that state nothing which nothing stands behind: every piece would take it over. */
function told(lines: readonly string[], assignment: Assignment): string[] {
  const evidence = jobEvidence(assignment);
  return lines
    .map((line) => shorten(line, LINE_CHARACTERS))
    .filter((line) => line !== '' && untracedFacts(line, evidence).length === 0);
}

interface Choice {
  readonly piece: PieceRef;
  readonly index: number;
  readonly assignment: Assignment;
  readonly taken: ReadonlySet<string>;
}

const keyOf = ({ format }: PieceRef, angle: string): string => `${format}/${angle.toLowerCase()}`;

/** The angle as planned, spelled as the list has it; where a sibling has it already, the next one that the material bears. */
function freeAngle(planned: string, { piece, index, assignment, taken }: Choice) {
  const listed = ANGLES.find(({ name, id }) => [folded(name), folded(id)].includes(folded(planned)));
  const name = listed?.name ?? shorten(planned, ANGLE_CHARACTERS);
  if (!taken.has(keyOf(piece, name))) return { name, does: listed?.does ?? '', isPlanned: true };
  const fitting = fittingAngles(assignment);
  const turned = fitting.map((_, step) => fitting[(index + step) % fitting.length]).filter((one) => one !== undefined);
  const free = turned.find((one) => !taken.has(keyOf(piece, one.name)));
  return {
    name: free?.name ?? furtherName(name, (other) => taken.has(keyOf(piece, other))),
    does: free?.does ?? '',
    isPlanned: false,
  };
}

/** The claims among these ids that exist; of those that contradict each other one. */
function oneSideOf(ids: readonly string[], { ledger }: Assignment): string[] {
  const named = [...new Set(ids)].flatMap((id) => ledger.find((claim) => claim.id === id) ?? []);
  return oneSide(named).map(({ id }) => id);
}

const knownPoints = (ids: readonly string[], { points }: Assignment): string[] =>
  [...new Set(ids)].filter((id) => points.some((point) => point.id === id));

/** Those between a point and a claim that exist, each once. Whoever reads both sides sees whether they meet. */
function objectionsIn(answer: PlanAnswer, { points, ledger }: Assignment): Objection[] {
  const found = new Map<string, Objection>();
  for (const { point: pointId, claim: claimId } of answer.objections) {
    if (!points.some(({ id }) => id === pointId) || !ledger.some(({ id }) => id === claimId)) continue;
    found.set(`${pointId}/${claimId}`, { pointId, claimId });
  }
  return [...found.values()].slice(0, MOST_OBJECTIONS);
}
