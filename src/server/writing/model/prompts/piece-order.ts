import type { AnyFormat } from '../../../../core/formats/registry.ts';
import { dataBlock, group } from '../../../llm/prompt/data-block.ts';
import type { Assignment, Plan, PlannedPiece, WritingRun } from '../../writer.ts';
import { isShort } from './short-format.ts';

/** A piece to be written. */
export interface PieceOrder extends WritingRun {
  readonly assignment: Assignment;
  readonly plan: Plan;
  readonly piece: PlannedPiece;
  readonly format: AnyFormat;
}

const PROPOSED =
  'The editor in chief proposes this for it. Take what is better than your own idea, and leave the rest:';
const DECIDED = 'Our author has read the plan. Keep to what it says for this piece:';
const UNSAID = 'What would be natural to write here, and the material does not say; do not claim it:';

/** What is ordered, in the words that draft and edit share: the format, this piece's part in the plan, and its siblings. */
export function orderOf(order: PieceOrder): string {
  const { plan, piece, format } = order;
  const siblings = plan.pieces.filter((other) => other.format === piece.format && other.variant !== piece.variant);
  return [
    formatBlock(format),
    ...partInPlan(order, siblings.length > 0),
    ...(siblings.length === 0
      ? []
      : [
          '',
          'Other texts of this format on the same topic are written at the same time. Leave their openings to them:',
          group('siblings', siblings.map(asSibling)),
        ]),
  ].join('\n');
}

/** What the plan says to the writer of this piece: its way in, or no more than what may not be claimed. */
function partInPlan(order: PieceOrder, hasSiblings: boolean): string[] {
  const { plan, piece } = order;
  const unsaid = (plan.page?.notToClaim ?? []).map((line) => dataBlock('not_to_claim', line));
  if (!takesWayIn(order, hasSiblings)) return unsaid.length === 0 ? [] : ['', UNSAID, group('unsaid', unsaid)];
  const { angle, approach, hook, leavesOut } = piece;
  const [isDecided, idea] = [isRead(plan), plan.page?.idea];
  // What a text leaves out is its writer's choice, unless its author has decided it.
  const lines = { idea, angle, how: approach, first_line: hook, leaves_out: plan.isChanged ? leavesOut : '' };
  const blocks = Object.entries(lines).flatMap(([tag, text = '']) => (text === '' ? [] : [dataBlock(tag, text)]));
  return ['', isDecided ? DECIDED : PROPOSED, group('way_in', [...blocks, ...unsaid])];
}

/**
 * A short text does best from an idea of its own: a proposal, read first, becomes the idea of all texts of a project. It gets its
 * way in where its author has read the plan, or where it must differ from other texts of its format.
 */
function takesWayIn({ plan, piece, format }: PieceOrder, hasSiblings: boolean): boolean {
  const isSetApart = hasSiblings || (plan.retired ?? []).some((other) => other.format === piece.format);
  // An angle by rule, which nobody chose for this topic, is there to keep variants apart.
  if (!plan.page) return isSetApart || Boolean(piece.hook);
  return isSetApart || isRead(plan) || !isShort(format);
}

const isRead = ({ isChanged = false, isConfirmed = false }: Plan): boolean => isChanged || isConfirmed;

/** What makes a text one of the format, with its limits and its layout. */
export const formatBlock = ({ label, brief }: AnyFormat): string =>
  [`<format name="${label}">`, brief, '</format>'].join('\n');

const asSibling = ({ angle, hook = '' }: PlannedPiece): string =>
  dataBlock('sibling', hook === '' ? angle : `${angle}, opens with: ${hook}`);

/** What a model must know of the place where the text is read. */
export const SYNTAX = {
  plain: 'The text is pasted into a platform as it is: no Markdown.',
  markdown: 'The text is Markdown.',
} as const;
