import { opinionHeard } from '../../../core/checks/opinion-heard.ts';
import { withoutChatter } from '../../../core/formats/layout/answer.ts';
import { withoutCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import type { AnyFormat } from '../../../core/formats/registry.ts';
import { ModelFailure } from '../../llm/model-failure.ts';
import type { TextModel } from '../../llm/text-model.ts';
import type { Logger } from '../../platform/logger.ts';
import { jobEvidence } from '../tracing/job-evidence.ts';
import { settleFacts } from '../tracing/settle-facts.ts';
import { GaveUp } from '../writer.ts';
import type { WrittenPiece } from '../writer.ts';
import { citedClaims } from './cited-claims.ts';
import { withoutContradictions } from './contradictions.ts';
import { withoutCreditedOpinions } from './credited-opinion.ts';
import { finishText } from './finish-text.ts';
import { askForPiece } from './piece-prompt.ts';
import type { PieceOrder } from './piece-prompt.ts';
import { askForRepair } from './repair-prompt.ts';
import type { Problem } from './repair-prompt.ts';
import { inPlainLetters } from './plain-letters.ts';
import { settleMarks } from './settle-marks.ts';
import { truthProblems } from './truth-problems.ts';

const MAX_REPAIRS = 2;

interface Desk {
  readonly model: TextModel;
  readonly logger: Logger;
}

/** A version of the piece: as the model gave it, as a person gets it, and what is wrong with it. */
interface Version {
  /** As the model marked it: a mark that falls with a wrong figure stands again once the figure is mended. */
  readonly written: string;
  /** With its marks `[c3]`, each on a claim that says what its sentence says. */
  readonly draft: string;
  readonly text: string;
  readonly numbers: ReadonlyMap<string, number>;
  /** Hard rules of the format, and what is not true to the material. */
  readonly broken: readonly Problem[];
  readonly opinionMissing: boolean;
}

/**
 * One piece, every hard rule of its format met and every fact traced or marked. Repaired by the model at most twice,
 * then by our own means. Throws `GaveUp` with the rule that stays broken, or `ModelFailure`.
 */
export async function writePiece(desk: Desk, order: PieceOrder): Promise<WrittenPiece> {
  let best = judge(await askForPiece(desk.model, order), order);
  let failure: ModelFailure | null = null;
  for (let repair = 0; repair < MAX_REPAIRS && !isSound(best) && failure === null; repair += 1) {
    const mended = await repaired(desk, order, best);
    if (mended instanceof ModelFailure) failure = mended;
    else if (weight(mended) < weight(best)) best = mended;
  }
  if (best.opinionMissing && failure === null) {
    desk.logger.info(
      { format: order.piece.format, variant: order.piece.variant },
      'The opinion is hard to hear in a piece',
    );
  }
  return settled(best, order, failure);
}

function judge(answer: string, order: PieceOrder): Version {
  // A mark that says "check this" is ours to set.
  const written = withoutCheckMarks(withoutChatter(withoutBlankRuns(inPlainLetters(answer))));
  return versionOf({ written, draft: settleMarks(written, order.assignment) }, order);
}

function versionOf({ written, draft }: Pick<Version, 'written' | 'draft'>, order: PieceOrder): Version {
  const { opinion, topic } = order.assignment;
  const { text, numbers } = finishText(draft, order);
  return {
    written,
    draft,
    text,
    numbers,
    broken: [...brokenRules(order.format, text), ...truthProblems({ draft, text }, order.assignment)],
    opinionMissing: !opinionHeard(text, opinion, topic),
  };
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
    return judge(await askForRepair(desk.model, { ...order, draft: version.written, problems }), order);
  } catch (error) {
    if (error instanceof ModelFailure) return error;
    throw error;
  }
}

/** What can be mended without the model comes last, since it cuts or marks where the model would rewrite. */
function settled(version: Version, order: PieceOrder, failure: ModelFailure | null): WrittenPiece {
  const { format, assignment } = order;
  const draft = withoutCreditedOpinions(withoutContradictions(version.draft, assignment), assignment);
  const whole = draft === version.draft ? version : versionOf({ ...version, draft }, order);
  const fitted = format.fit(whole.text);
  const [left] = brokenRules(format, fitted);
  if (left) {
    throw failure ?? new GaveUp(`The model could not meet a rule of ${format.label}. ${left.rule}: ${left.detail}`);
  }
  try {
    const { text, flags } = settleFacts(fitted, { format, evidence: jobEvidence(assignment) });
    return { text, flags, citations: citedClaims({ draft, text, numbers: whole.numbers }, order) };
  } catch (error) {
    // A repair that could not be asked for may yet mend it.
    throw failure !== null && error instanceof GaveUp ? failure : error;
  }
}
