import type { ModelAnswer } from '../../llm/model-answer.ts';
import type { TextModel } from '../../llm/text-model.ts';
import { dataBlock, neutral } from '../../llm/prompt/data-block.ts';
import { answerListener } from './live-draft.ts';
import { pieceTask } from './piece-prompt.ts';
import type { PieceOrder } from './piece-prompt.ts';
import type { Problem } from './problem.ts';
import { promptPrefix } from './prompt-prefix.ts';

interface Repair extends PieceOrder {
  /** The text with its marks `[c3]`, as the model gave it. */
  readonly faulty: string;
  readonly problems: readonly Problem[];
}

/** The whole text once more, with the problems mended. Throws `ModelFailure`. */
export async function askForRepair(model: TextModel, repair: Repair): Promise<ModelAnswer> {
  const prompt = `<task>repair</task>\n${repairTask(repair)}`;
  const { signal, meter, draft } = repair;
  const listener = draft && answerListener(draft, 'repair');
  return await model.generate({
    useCase: 'repair',
    ...promptPrefix(repair.assignment),
    prompt,
    signal,
    meter,
    listener,
  });
}

function repairTask(repair: Repair): string {
  return `${pieceTask(repair)}

The piece was written, but it breaks rules. Mend exactly what is listed and leave every other sentence as it is, marks included.
<problems>
${[...new Set(repair.problems.map(asLine))].join('\n')}
</problems>
${dataBlock('draft', repair.faulty)}

Answer with the whole mended text alone.`;
}

/** "- Hook: The first sentence has 74 characters (line 1: “…”)" */
function asLine({ rule, detail, places }: Problem): string {
  const where = places.length > 0 ? ` (${places.join('; ')})` : '';
  return `- ${rule}: ${neutral(detail + where).replace(/\s+/g, ' ')}`;
}
