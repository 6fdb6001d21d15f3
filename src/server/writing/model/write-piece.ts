import { withoutChatter } from '../../../core/formats/layout/answer.ts';
import type { AnyFormat } from '../../../core/formats/registry.ts';
import { ModelFailure } from '../../llm/model-failure.ts';
import type { TextModel } from '../../llm/text-model.ts';
import type { Logger } from '../../platform/logger.ts';
import { GaveUp } from '../writer.ts';
import { finishText } from './finish-text.ts';
import { opinionHeard } from './opinion-heard.ts';
import { askForPiece } from './piece-prompt.ts';
import type { PieceOrder } from './piece-prompt.ts';
import { askForRepair } from './repair-prompt.ts';
import type { Problem } from './repair-prompt.ts';

const MAX_REPAIRS = 2;

interface Desk {
  readonly model: TextModel;
  readonly logger: Logger;
}

/** A version of the piece: as the model gave it, as a person gets it, and what is wrong with it. */
interface Version {
  readonly draft: string;
  readonly text: string;
  readonly broken: readonly Problem[];
  readonly opinionMissing: boolean;
}

/**
 * The text of one piece, every hard rule of its format met. Repaired by the model at most twice, then by the format's
 * own means. Throws `GaveUp` with the rule that stays broken, or `ModelFailure`.
 */
export async function writePiece(desk: Desk, order: PieceOrder): Promise<string> {
  let best = judge(await askForPiece(desk.model, order), order);
  for (let repair = 0; repair < MAX_REPAIRS && !isSound(best); repair += 1) {
    const mended = await repaired(desk, order, best);
    if (mended instanceof ModelFailure) return fitted(best, order, mended);
    if (weight(mended) < weight(best)) best = mended;
  }
  if (best.opinionMissing) {
    desk.logger.info(
      { format: order.piece.format, variant: order.piece.variant },
      'The opinion is hard to hear in a piece',
    );
  }
  return fitted(best, order, null);
}

function judge(answer: string, order: PieceOrder): Version {
  const draft = withoutChatter(withoutBlankRuns(answer));
  const text = finishText(draft, order);
  const { opinion, topic } = order.assignment;
  return { draft, text, broken: brokenRules(order.format, text), opinionMissing: !opinionHeard(text, opinion, topic) };
}

/** Runaway blanks are a common failure of models, and what reads the draft afterwards would look at each of them. */
function withoutBlankRuns(answer: string): string {
  return answer.replace(/[ \t]{9,}/g, ' ');
}

function brokenRules(format: AnyFormat, text: string): Problem[] {
  return format
    .check(text)
    .filter((result) => result.status === 'fail')
    .map(({ label, detail }) => ({ rule: label, detail }));
}

const isSound = (version: Version) => version.broken.length === 0 && !version.opinionMissing;

/** A broken rule weighs more than a missing opinion. */
const weight = (version: Version) => 2 * version.broken.length + (version.opinionMissing ? 1 : 0);

/** A repair that fails costs no text that stands. */
async function repaired(desk: Desk, order: PieceOrder, version: Version): Promise<Version | ModelFailure> {
  const opinion = {
    rule: 'Opinion',
    detail: 'the author’s opinion is not heard; say one of its points in the author’s voice',
  };
  const problems = [...version.broken, ...(version.opinionMissing ? [opinion] : [])];
  try {
    return judge(await askForRepair(desk.model, { ...order, draft: version.draft, problems }), order);
  } catch (error) {
    if (error instanceof ModelFailure) return error;
    throw error;
  }
}

/** What the format can mend by itself comes last, since it cuts where the model would rewrite. */
function fitted(version: Version, { format }: PieceOrder, failure: ModelFailure | null): string {
  const text = format.fit(version.text);
  const [left] = brokenRules(format, text);
  if (!left) return text;
  throw failure ?? new GaveUp(`The model could not meet a rule of ${format.label}. ${left.rule}: ${left.detail}`);
}
