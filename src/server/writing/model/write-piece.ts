import { missingTerms } from '../../../core/checks/terms.ts';
import { withoutChatter } from '../../../core/formats/layout/answer.ts';
import { withoutCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import { labelLanguage } from '../../../core/formats/layout/labels.ts';
import { EVIDENCE_RULES } from '../../../core/reports/report.ts';
import { reportOn } from '../../../core/reports/report-on.ts';
import { isBlank } from '../../../core/rules/text.ts';
import { ModelFailure } from '../../llm/model-failure.ts';
import type { ModelAnswer } from '../../llm/model-answer.ts';
import type { TextModel } from '../../llm/text-model.ts';
import type { Logger } from '../../platform/logger.ts';
import { jobEvidence } from '../tracing/job-evidence.ts';
import { reportContextOf } from '../tracing/report-context.ts';
import { settleFacts } from '../tracing/settle-facts.ts';
import { carriedPoints } from '../stance/carried-points.ts';
import { GaveUp } from '../writer.ts';
import type { WrittenPiece } from '../writer.ts';
import { citedClaims } from './cited-claims.ts';
import { withoutContradictions } from './contradictions.ts';
import { withoutCreditedOpinions } from './credited-opinion.ts';
import { finishText } from './finish-text.ts';
import { askForPiece } from './piece-prompt.ts';
import type { PieceOrder } from './piece-prompt.ts';
import { problemOf, type Problem } from './problem.ts';
import { echoesPrompt } from './prompt-echo.ts';
import { INSTRUCTIONS } from './prompt-prefix.ts';
import { askForRepair } from './repair-prompt.ts';
import { inPlainLetters } from './plain-letters.ts';
import { markedPoints, withoutOpinionMarks, withSeparateMarks, type MarkedPoint } from './opinion-marks.ts';
import { settleMarks } from './settle-marks.ts';
import { truthProblems } from './truth-problems.ts';

const MAX_REPAIRS = 2;
/** What nobody may read as a piece weighs more than whatever else is wrong. */
const ECHO_WEIGHT = 1_000;
const ECHO: Problem = {
  rule: 'Answer',
  detail: 'it repeats words or tags of this prompt: write the text alone, from its material',
  places: [],
};

interface Desk {
  readonly model: TextModel;
  readonly logger: Logger;
}

/** A version of the piece: as the model gave it, as a person gets it, and what is wrong with it. */
interface Version {
  /** As the model marked it: a mark that falls with a wrong figure stands again once the figure is mended. */
  readonly written: string;
  /** The model that gave it. */
  readonly model: string;
  /** With its marks `[c3]`, each on a claim that says what its sentence says. */
  readonly draft: string;
  readonly text: string;
  readonly numbers: ReadonlyMap<string, number>;
  /** Hard rules: of the format and of every format, and what is not true to the material. */
  readonly broken: readonly Problem[];
  readonly marked: readonly MarkedPoint[];
  /** It hands the prompt back instead of writing from it. */
  readonly isEcho: boolean;
  readonly opinionMissing: boolean;
  /** Terms of the persona that the text lacks. */
  readonly missing: readonly string[];
}

/**
 * One piece, every fact in it traced or marked. Whatever hard rule it breaks the model is asked to mend, at most twice; of
 * its versions the one that breaks fewest is delivered, with what it still breaks. Throws `GaveUp` where there is no text
 * at all, or `ModelFailure`.
 */
export async function writePiece(desk: Desk, order: PieceOrder): Promise<WrittenPiece> {
  let best = judge(await askForPiece(desk.model, order), order);
  let failure: ModelFailure | null = null;
  for (let repair = 0; repair < MAX_REPAIRS && isWorthRepair(best, repair) && failure === null; repair += 1) {
    const mended = await repaired(desk, order, best);
    if (mended instanceof ModelFailure) failure = mended;
    else if (weight(mended) < weight(best)) best = mended;
  }
  tellWhatIsLeft(desk, order, best);
  return settled(best, order, failure);
}

function judge(answer: ModelAnswer, order: PieceOrder): Version {
  // A mark that says "check this" is ours to set.
  const plain = withoutCheckMarks(withoutChatter(withoutBlankRuns(inPlainLetters(answer.text))));
  const written = withSeparateMarks(plain);
  const draft = settleMarks(withoutOpinionMarks(written), order.assignment);
  return { ...versionOf({ written, draft }, order), model: answer.model };
}

function versionOf({ written, draft }: Pick<Version, 'written' | 'draft'>, order: PieceOrder): Omit<Version, 'model'> {
  const { format, assignment } = order;
  const { text, numbers } = finishText(draft, order);
  const marked = markedPoints(written);
  const isEcho = echoesPrompt(written, INSTRUCTIONS);
  const report = reportOn(text, format, reportContextOf(assignment));
  const failed = report.checks.filter(({ id, status }) => status === 'fail' && !EVIDENCE_RULES.includes(id));
  return {
    written,
    draft,
    text,
    numbers,
    broken: [
      ...failed.map((check) => problemOf(check, { text, draft: written })),
      ...truthProblems({ written, draft, text }, assignment),
      ...(isEcho ? [ECHO] : []),
    ],
    isEcho,
    marked,
    // Without marks, words of another language tell nothing: the rule then stands in no report.
    opinionMissing: report.checks.some(({ id }) => id === 'opinion') && carriedPoints(text, marked, order).length === 0,
    missing: missingTerms(text, assignment.persona.requiredTerms),
  };
}

/** Runaway blanks are a common failure of models, and what reads the draft afterwards would look at each of them. */
function withoutBlankRuns(answer: string): string {
  return answer.replace(/[ \t]{9,}/g, ' ');
}

/** A missing term is asked for once; the author sees in the report that it is still missing. */
function isWorthRepair({ broken, opinionMissing, missing }: Version, repairs: number): boolean {
  return broken.length > 0 || opinionMissing || (missing.length > 0 && repairs === 0);
}

/** A broken rule weighs more than a missing opinion, and that more than missing terms; of each rule, every place counts. */
const weight = ({ broken, isEcho, opinionMissing, missing }: Version): number =>
  (isEcho ? ECHO_WEIGHT : 0) +
  4 * broken.reduce((sum, { places }) => sum + Math.max(1, places.length), 0) +
  (opinionMissing ? 2 : 0) +
  (missing.length > 0 ? 1 : 0);

/** A repair that fails costs no text that stands. */
async function repaired(desk: Desk, order: PieceOrder, version: Version): Promise<Version | ModelFailure> {
  const { written: faulty, broken, missing, opinionMissing } = version;
  const opinion = {
    rule: 'Opinion',
    detail: `no sentence carries a point of the opinion; say ${wantedPoint(order)} in the author’s voice and mark the sentence`,
    places: [],
  };
  const terms = { rule: 'Required terms', detail: `missing: ${missing.join(', ')}`, places: [] };
  const problems = [...broken, ...(opinionMissing ? [opinion] : []), ...(missing.length > 0 ? [terms] : [])];
  try {
    return judge(await askForRepair(desk.model, { ...order, faulty, problems }), order);
  } catch (error) {
    if (error instanceof ModelFailure) return error;
    throw error;
  }
}

/** By its id: its words stand in the assignment. */
function wantedPoint({ piece, assignment }: PieceOrder): string {
  const [id] = piece.pointIds ?? [];
  return id ?? assignment.points[0]?.id ?? 'one of them';
}

/** What can be mended without the model comes last, since it cuts or marks where the model would rewrite. */
function settled(version: Version, order: PieceOrder, failure: ModelFailure | null): WrittenPiece {
  const { format, assignment } = order;
  const draft = withoutCreditedOpinions(withoutContradictions(version.draft, assignment), assignment);
  const { text: whole, numbers } = draft === version.draft ? version : finishText(draft, order);
  const fitted = format.fit(whole, labelLanguage(assignment.language));
  if (version.isEcho) throw failure ?? new GaveUp('The model answered with its instructions instead of a text.');
  if (isBlank(fitted)) throw failure ?? new GaveUp('The model came back without a text that could be used.');
  const { text, flags } = settleFacts(fitted, { format, evidence: jobEvidence(assignment) });
  return {
    text,
    outlineSources: null,
    flags,
    citations: citedClaims({ draft, text, numbers }, order),
    stance: carriedPoints(text, version.marked, order),
    model: version.model,
  };
}

function tellWhatIsLeft({ logger }: Desk, { piece }: PieceOrder, { broken, opinionMissing }: Version): void {
  if (broken.length === 0 && !opinionMissing) return;
  const { format, variant } = piece;
  const rules = [...new Set([...broken.map(({ rule }) => rule), ...(opinionMissing ? ['Opinion'] : [])])];
  logger.info({ format, variant, rules }, 'A piece is delivered with rules that the model did not meet');
}
