import type { AnyFormat } from '../../../core/formats/registry.ts';
import type { ModelAnswer, TextModel } from '../../llm/text-model.ts';
import type { Assignment, Plan, PlannedPiece } from '../writer.ts';
import { dataBlock, group } from '../../llm/prompt/data-block.ts';
import { promptPrefix } from './prompt-prefix.ts';

export interface PieceOrder {
  readonly assignment: Assignment;
  readonly plan: Plan;
  readonly piece: PlannedPiece;
  readonly format: AnyFormat;
  readonly signal: AbortSignal;
}

/** One piece as the model gives it, with its marks `[c3]`. Throws `ModelFailure`. */
export async function askForPiece(model: TextModel, order: PieceOrder): Promise<ModelAnswer> {
  const prompt = `<task>piece</task>\n${pieceTask(order)}`;
  return await model.generate({ useCase: 'piece', ...promptPrefix(order.assignment), prompt, signal: order.signal });
}

/** What is asked for, in the words that a repair repeats. */
export function pieceTask({ plan, piece, format }: PieceOrder): string {
  const siblings = plan.pieces.filter((other) => other.format !== piece.format || other.variant !== piece.variant);
  const lines = [
    `Write this piece: ${format.label}, variant ${piece.variant}.`,
    '',
    dataBlock('angle', piece.angle),
    ...(piece.hook ? [dataBlock('hook', piece.hook)] : []),
    group(
      'messages',
      plan.messages.map((message) => dataBlock('message', message)),
    ),
    dataBlock('claims', piece.claimIds.join(', ')),
    group(
      'siblings',
      siblings.map((other) => dataBlock('sibling', `${other.format}: ${other.angle}`)),
    ),
    '',
    'The angle decides how the piece enters and orders the topic; the hook is its first thought, to be worded for the format. The messages are for you: say them in words of your own, and not all of them in a short piece. Stand on the claims named in <claims>; others of the ledger only where one is needed. The siblings are written at the same time: leave their angles to them, and write no sentence that could stand in any of them.',
    'Where the format asks for a product and the topic is none, the subject is the idea of the topic and what it does for the audience.',
    `The format describes parts, lengths and layout. Keep to its layout exactly, line by line: what stands in <> is yours to fill, and a list or a run of paragraphs goes on to the number that is asked for. Reach a length with what the material gives; where it gives no more, stay below a minimum rather than pad or invent. ${MARKS[format.syntax]}`,
    '',
    `<format name="${format.label}">`,
    format.brief,
    '</format>',
  ];
  return lines.join('\n');
}

const MARKS = {
  plain:
    'The text is pasted into a platform: no Markdown. Set the marks of the claims all the same; they are taken out.',
  markdown:
    'The text is Markdown. The marks of the claims become numbered notes, and the list of sources is added by us: do not write one.',
} as const;
