import type { AnyFormat } from '../../../../core/formats/registry.ts';
import { dataBlock, group } from '../../../llm/prompt/data-block.ts';
import type { Assignment, Plan, PlannedPiece, WritingRun } from '../../writer.ts';

/** A piece to be written. */
export interface PieceOrder extends WritingRun {
  readonly assignment: Assignment;
  readonly plan: Plan;
  readonly piece: PlannedPiece;
  readonly format: AnyFormat;
}

const PROPOSED =
  'The editor in chief proposes this for it. Take what is better than your own idea, and leave the rest:';
const DECIDED = 'Our author has read the plan and changed it. Keep to what it says for this piece:';

/** What is ordered, in the words that draft and edit share: the format, this piece's part in the plan, and its siblings. */
export function orderOf(order: PieceOrder): string {
  const { plan, piece, format } = order;
  const siblings = plan.pieces.filter((other) => other.format === piece.format && other.variant !== piece.variant);
  // An angle by rule, which nobody chose for this topic, is there to keep variants apart; one text finds a better one itself.
  const isChosen = Boolean(plan.page) || siblings.length > 0 || Boolean(piece.hook);
  return [
    formatBlock(format),
    ...(isChosen ? ['', plan.isChanged ? DECIDED : PROPOSED, wayIn(order)] : []),
    ...(siblings.length === 0
      ? []
      : [
          '',
          'Other texts of this format on the same topic are written at the same time. Leave their openings to them:',
          group('siblings', siblings.map(asSibling)),
        ]),
  ].join('\n');
}

/** What a text leaves out is its writer's choice, unless its author has decided it. */
function wayIn({ plan: { page, isChanged }, piece }: PieceOrder): string {
  const { angle, approach, hook, leavesOut } = piece;
  const lines = { idea: page?.idea, angle, how: approach, first_line: hook, leaves_out: isChanged ? leavesOut : '' };
  return group('way_in', [
    ...Object.entries(lines).flatMap(([tag, text = '']) => (text === '' ? [] : [dataBlock(tag, text)])),
    ...(page?.notToClaim ?? []).map((line) => dataBlock('not_to_claim', line)),
  ]);
}

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
