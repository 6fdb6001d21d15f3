import { labelLanguage } from '../../../core/formats/layout/labels.ts';
import { isBlank } from '../../../core/rules/text.ts';
import { ModelFailure } from '../../llm/model-failure.ts';
import type { ModelAnswer } from '../../llm/model-answer.ts';
import type { TextModel } from '../../llm/text-model.ts';
import type { Logger } from '../../platform/logger.ts';
import { checkFacts } from '../checking/check-facts.ts';
import { borneOutOf } from '../borne-out.ts';
import { groundsInText } from '../checking/grounds-in-text.ts';
import { withLedger } from '../sources/with-ledger.ts';
import { carriedPoints } from '../stance/carried-points.ts';
import { folded } from '../stance/folded.ts';
import { jobEvidence } from '../tracing/job-evidence.ts';
import { settleFacts } from '../tracing/settle-facts.ts';
import { GaveUp } from '../writer.ts';
import type { WrittenPiece } from '../writer.ts';
import { citedClaims } from './cited-claims.ts';
import { withoutContradictions } from './contradictions.ts';
import { withoutCreditedOpinions } from './credited-opinion.ts';
import { finishText } from './finish-text.ts';
import { withoutOpinionMarks } from './opinion-marks.ts';
import { askForDraft, askForFastDraft } from './prompts/draft-prompt.ts';
import { askForEdit } from './prompts/edit-prompt.ts';
import type { PieceOrder } from './prompts/piece-order.ts';
import { isUnusable, isWorse, readVersion, type Version } from './version.ts';

/** Edits of one piece: the second one is for hard rules that the first has broken or left so, such as a platform's limit. */
const MOST_EDITS = 2;

interface Desk {
  readonly model: TextModel;
  readonly logger: Logger;
}

/**
 * One piece: a draft, its edit by somebody who did not write it, and the check of its facts. An edit that is worse than
 * its draft, also once its hard rules were to be mended, is not used. Throws `GaveUp` where there is no text at all, or `ModelFailure`.
 */
export async function writePiece(desk: Desk, order: PieceOrder): Promise<WrittenPiece> {
  const isFast = order.mode === 'fast';
  const ask = isFast ? askForFastDraft : askForDraft;
  let best = versionOf(await ask(desk.model, order), order);
  let latest = best;
  order.siblings?.drafted(best.text);
  for (let edits = 0; edits < MOST_EDITS && needsEdit(latest, { edits, isFast }); edits += 1) {
    const edited = await editOf(desk, order, { version: latest, mendsOnly: isFast || edits > 0 });
    if (edited === null) break;
    latest = edited;
    if (isWorse(edited, best)) {
      desk.logger.info({ format: order.piece.format }, 'An edit was worse than its draft and is not used');
      // Twenty characters too many are a slip, and no reason to give a better text away.
      if (isUnusable(edited, best)) break;
      continue;
    }
    best = edited;
    order.siblings?.drafted(best.text);
  }
  if (best.isEcho) throw new GaveUp('The model answered with its instructions instead of a text.');
  return await checked(desk, order, best);
}

const versionOf = ({ text, model }: ModelAnswer, order: PieceOrder): Version =>
  readVersion({ answer: text, model }, order);

/** Each draft gets an edit, but not in a hurry; hard rules that are broken then get one more. */
function needsEdit({ broken, isEcho }: Version, { edits, isFast }: { edits: number; isFast: boolean }): boolean {
  return (edits === 0 && !isFast) || broken.length > 0 || isEcho;
}

/** Null where the model cannot be asked any more: what the draft has is then delivered. */
async function editOf(
  { model, logger }: Desk,
  order: PieceOrder,
  { version: draft, mendsOnly }: { version: Version; mendsOnly: boolean },
): Promise<Version | null> {
  try {
    const { written } = draft;
    const problems = mendsOnly ? draft.grave : draft.problems;
    const answer = await askForEdit(model, { ...order, written, problems, mendsOnly });
    return versionOf(answer, order);
  } catch (error) {
    const isOver = error instanceof ModelFailure && (error.retryAfterMs === null || order.isLastTry === true);
    if (!isOver || draft.isEcho || isBlank(draft.text)) throw error;
    logger.warn({ format: order.piece.format, kind: error.kind }, 'A draft could not be edited and is delivered');
    return null;
  }
}

/** What can be mended without the model comes last, since it cuts or marks where the model would rewrite. */
async function checked({ model }: Desk, order: PieceOrder, version: Version): Promise<WrittenPiece> {
  const { format } = order;
  const isOpinion = (words: string) => {
    const said = folded(words);
    return version.marked.some((mark) => said !== '' && (mark.words.includes(said) || said.includes(mark.words)));
  };
  const facts = await checkFacts(model, { ...order, written: withoutOpinionMarks(version.written), isOpinion });
  const assignment = withLedger(order.assignment, facts.ledger);
  const piece = { format, assignment };
  const draft = withoutCreditedOpinions(withoutContradictions(facts.draft, assignment), assignment);
  const { text: whole, numbers } = finishText(draft, piece);
  const fitted = format.fit(whole, labelLanguage(assignment.language));
  if (isBlank(fitted)) throw new GaveUp('The model came back without a text that could be used.');
  const evidence = jobEvidence(order.assignment);
  const { text, flags } = settleFacts(fitted, {
    format,
    evidence,
    doubts: facts.doubts,
    borneOut: borneOutOf(facts.grounds),
  });
  const citations = citedClaims({ draft, text, numbers }, piece);
  return {
    text,
    outlineSources: null,
    flags,
    citations,
    grounds: groundsInText(text, facts.grounds, format),
    claims: facts.ledger.filter(
      (claim) => !order.assignment.ledger.includes(claim) && citations.some(({ claim_id }) => claim_id === claim.id),
    ),
    stance: carriedPoints(text, version.marked, piece),
    model: version.model,
  };
}
