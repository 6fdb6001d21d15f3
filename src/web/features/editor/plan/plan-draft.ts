import type { JobPlan, PlanInput } from '../../../../core/contracts/plan.ts';
import { PLAN_LIMITS } from '../../../../core/rules/limits.ts';
import { countCharacters } from '../../../../core/rules/text.ts';
import { PLAN_TEXTS } from '../../../texts/plan.ts';

const { form: texts } = PLAN_TEXTS;

export type PlanPage = NonNullable<JobPlan['page']>;
export type PlannedPiece = JobPlan['pieces'][number];
export type PieceField = 'angle' | 'first_line' | 'how' | 'leaves_out';

export const PIECE_FIELDS: readonly PieceField[] = ['angle', 'first_line', 'how', 'leaves_out'];

/** A plan as it stands in its form: lists are texts with a line for each entry. */
export interface PlanDraft {
  readonly idea: string;
  readonly reader: string;
  /** Of a source each. */
  readonly proof: readonly { readonly source_id: string; readonly words: string }[];
  readonly own_proof: string;
  readonly objection: string;
  readonly answer: string;
  readonly tomorrow: string;
  readonly own_words: string;
  readonly not_to_claim: string;
  readonly left_out: string;
  readonly pieces: readonly PlannedPiece[];
}

export function toDraft(page: PlanPage, pieces: readonly PlannedPiece[]): PlanDraft {
  const { proof, own_words, not_to_claim, ...rest } = page;
  return {
    ...rest,
    proof: proof.flatMap(({ source_id, words }) => (source_id === null ? [] : [{ source_id, words }])),
    own_proof: proof.flatMap(({ source_id, words }) => (source_id === null ? [words] : [])).join('\n'),
    own_words: own_words.join('\n'),
    not_to_claim: not_to_claim.join('\n'),
    pieces,
  };
}

/** The page as a whole, and those pieces that differ from what the plan was before. */
export function toInput(draft: PlanDraft, before: readonly PlannedPiece[]): PlanInput {
  const { proof, own_proof, own_words, not_to_claim, pieces, ...page } = draft;
  const ofSources = proof.map(({ source_id, words }) => ({ source_id, words: words.trim() }));
  const ofOurs = linesOf(own_proof).map((words) => ({ source_id: null, words }));
  return {
    page: {
      ...page,
      proof: [...ofSources.filter(({ words }) => words !== ''), ...ofOurs],
      own_words: linesOf(own_words),
      not_to_claim: linesOf(not_to_claim),
    },
    pieces: pieces.filter((piece) => {
      const old = before.find((one) => isSame(one, piece));
      return !old || PIECE_FIELDS.some((field) => old[field] !== piece[field]);
    }),
  };
}

/** The plan as it is once the server has taken the change. */
export function withInput(plan: JobPlan, { page, pieces = [] }: PlanInput): JobPlan {
  const changed = pieces as readonly PlannedPiece[];
  return {
    ...plan,
    page: { ...plan.page, ...page } as PlanPage,
    pieces: plan.pieces.map((piece) => {
      const wish = changed.find((one) => isSame(one, piece));
      return wish ? { ...wish, angle: wish.angle.trim() || piece.angle } : piece;
    }),
  };
}

/** What keeps a text from being saved; null where nothing does. */
export function problemOf(text: string, limit: number): string | null {
  return countCharacters(text.trim()) > limit ? texts.tooLong(limit) : null;
}

/** The same of a text with a line for each entry. */
export function problemOfLines(text: string): string | null {
  const lines = linesOf(text);
  if (lines.length > PLAN_LIMITS.lines) return texts.tooMany;
  return lines.some((line) => countCharacters(line) > PLAN_LIMITS.text) ? texts.lineTooLong : null;
}

export function limitOf(field: PieceField): number {
  return field === 'angle' ? PLAN_LIMITS.angle : PLAN_LIMITS.line;
}

export function hasProblems(draft: PlanDraft): boolean {
  const { idea, reader, proof, objection, answer, tomorrow, left_out, pieces } = draft;
  const all = [idea, reader, objection, answer, tomorrow, left_out, ...proof.map(({ words }) => words)];
  return (
    all.some((text) => problemOf(text, PLAN_LIMITS.text) !== null) ||
    [draft.own_words, draft.not_to_claim, draft.own_proof].some((text) => problemOfLines(text) !== null) ||
    pieces.some((piece) => PIECE_FIELDS.some((field) => problemOf(piece[field], limitOf(field)) !== null))
  );
}

export function isSame(
  one: Pick<PlannedPiece, 'format' | 'variant'>,
  other: Pick<PlannedPiece, 'format' | 'variant'>,
): boolean {
  return one.format === other.format && one.variant === other.variant;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
