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

/** What is ordered, in the words that draft and edit share: the format, this piece's part in the plan, and its siblings. */
export function orderOf({ plan, piece, format }: PieceOrder): string {
  const { angle, approach = '', hook = '' } = piece;
  const siblings = plan.pieces.filter((other) => other.format === piece.format && other.variant !== piece.variant);
  // An angle by rule, which nobody chose for this topic, is there to keep variants apart; one text finds a better one itself.
  const isChosen = Boolean(plan.page) || siblings.length > 0 || hook !== '';
  return [
    formatBlock(format),
    ...(isChosen
      ? [
          '',
          'The editor in chief proposes this for it. Take what is better than your own idea, and leave the rest:',
          group('way_in', [
            ...(plan.page?.idea ? [dataBlock('idea', plan.page.idea)] : []),
            ...(angle === '' ? [] : [dataBlock('angle', angle)]),
            ...(approach === '' ? [] : [dataBlock('how', approach)]),
            ...(hook === '' ? [] : [dataBlock('first_line', hook)]),
            ...(plan.page?.notToClaim ?? []).map((line) => dataBlock('not_to_claim', line)),
          ]),
        ]
      : []),
    ...(siblings.length === 0
      ? []
      : [
          '',
          'Other texts of this format on the same topic are written at the same time. Leave their openings to them:',
          group('siblings', siblings.map(asSibling)),
        ]),
  ].join('\n');
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
