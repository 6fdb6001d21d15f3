import type { AnyFormat } from '../../../core/formats/registry.ts';
import type { ModelAnswer } from '../../llm/model-answer.ts';
import type { TextModel } from '../../llm/text-model.ts';
import type { Assignment, Plan, PlannedPiece, WritingRun } from '../writer.ts';
import { answerListener } from './live-draft.ts';
import { dataBlock, group } from '../../llm/prompt/data-block.ts';
import { promptPrefix } from './prompt-prefix.ts';

export interface PieceOrder extends WritingRun {
  readonly assignment: Assignment;
  readonly plan: Plan;
  readonly piece: PlannedPiece;
  readonly format: AnyFormat;
}

/** One piece as the model gives it, with its marks `[c3]`. Throws `ModelFailure`. */
export async function askForPiece(model: TextModel, order: PieceOrder): Promise<ModelAnswer> {
  const prompt = `<task>piece</task>\n${pieceTask(order)}`;
  const { signal, meter, draft } = order;
  const listener = draft && answerListener(draft, 'first');
  return await model.generate({ useCase: 'piece', ...promptPrefix(order.assignment), prompt, signal, meter, listener });
}

/** What is asked for, in the words that a repair repeats. */
export function pieceTask({ plan, piece, format }: PieceOrder): string {
  const siblings = plan.pieces.filter((other) => other.format === piece.format && other.variant !== piece.variant);
  const { angle, approach = '', hook = '', pointIds = [] } = piece;
  const lines = [
    `Write this piece: ${format.label}, variant ${piece.variant}.`,
    '',
    dataBlock('angle', [angle, approach].filter(Boolean).join(': ')),
    ...(hook === '' ? [] : [dataBlock('hook', hook)]),
    group(
      'messages',
      plan.messages.map((message) => dataBlock('message', message)),
    ),
    dataBlock('claims', piece.claimIds.join(', ')),
    ...(pointIds.length === 0 ? [] : [dataBlock('points', pointIds.join(', '))]),
    ...(plan.objections ?? [])
      .filter(({ pointId }) => pointIds.includes(pointId))
      .map(({ pointId, claimId }) => dataBlock('against', `${claimId} speaks against ${pointId}`)),
    ...(siblings.length === 0 ? [] : [group('siblings', siblings.map(asSibling))]),
    '',
    MARKS[format.syntax],
    '',
    `<format name="${format.label}">`,
    format.brief,
    '</format>',
  ];
  return lines.join('\n');
}

const asSibling = ({ angle, hook = '' }: PlannedPiece): string =>
  dataBlock('sibling', hook === '' ? angle : `${angle}, opens with: ${hook}`);

const MARKS = {
  plain:
    'The text is pasted into a platform: no Markdown. Set the marks of the claims all the same; they are taken out.',
  markdown:
    'The text is Markdown. The marks of the claims become numbered notes, and the list of sources is added by us: do not write one.',
} as const;
