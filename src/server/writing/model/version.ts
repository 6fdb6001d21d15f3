import { overlapOf } from '../../../core/checks/overlap.ts';
import { missingTerms } from '../../../core/checks/terms.ts';
import { withoutChatter } from '../../../core/formats/layout/answer.ts';
import { withoutCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import { EVIDENCE_RULES } from '../../../core/reports/report.ts';
import { reportOn } from '../../../core/reports/report-on.ts';
import { isBlank } from '../../../core/rules/text.ts';
import { copiedRuns } from '../checking/copied-runs.ts';
import { withoutSourceMarks } from '../checking/source-marks.ts';
import { carriedPoints } from '../stance/carried-points.ts';
import { reportContextOf } from '../tracing/report-context.ts';
import { finishText } from './finish-text.ts';
import { markedPoints, withoutOpinionMarks, withSeparateMarks, type MarkedPoint } from './opinion-marks.ts';
import { inPlainLetters } from './plain-letters.ts';
import { problemOf, type Problem } from './problem.ts';
import { OFFICE } from './prompts/office.ts';
import type { PieceOrder } from './prompts/piece-order.ts';
import { echoesPrompt } from './prompt-echo.ts';
import { truthProblems } from './truth-problems.ts';

/** A text of a piece as a stage gave it, and what our checks find in it. */
export interface Version {
  /** As the model marked it. */
  readonly written: string;
  /** As a reader gets it, before its facts are checked. */
  readonly text: string;
  /** The model that gave it. */
  readonly model: string;
  readonly marked: readonly MarkedPoint[];
  /** Hard rules of the format, and of every format. */
  readonly broken: readonly Problem[];
  /** Those, and what else a text must not be printed with. */
  readonly grave: readonly Problem[];
  /** Those, and all else that an editor should know. */
  readonly problems: readonly Problem[];
  /** It hands the prompt back instead of writing from it. */
  readonly isEcho: boolean;
}

const ECHO: Problem = {
  rule: 'Answer',
  detail: 'it repeats words or tags of this prompt: write the text alone, from the material',
  places: [],
};

export function readVersion({ answer, model }: { answer: string; model: string }, order: PieceOrder): Version {
  const { format, assignment } = order;
  // A mark that says "check this" is ours to set.
  const plain = withoutCheckMarks(withoutChatter(withoutBlankRuns(inPlainLetters(answer))));
  const written = withSeparateMarks(plain);
  const draft = withoutSourceMarks(withoutOpinionMarks(written));
  const { text } = finishText(draft, order);
  const marked = markedPoints(written);
  const isEcho = echoesPrompt(written, OFFICE);
  const { checks } = reportOn(text, format, reportContextOf(assignment));
  const judged = checks.filter(({ id }) => !EVIDENCE_RULES.includes(id));
  const asProblem = (check: (typeof checks)[number]) => problemOf(check, { text, draft: written });
  const broken = [...judged.filter(({ status }) => status === 'fail').map(asProblem), ...(isEcho ? [ECHO] : [])];
  const grave = [
    ...broken,
    ...truthProblems({ written, draft, text }, assignment),
    ...copiedProblems(text, order),
    ...termProblems(text, order),
    ...(isHeard(text, marked, order) ? [] : [opinionProblem(order)]),
  ];
  return {
    written,
    text,
    model,
    marked,
    broken,
    grave,
    problems: [
      ...grave,
      ...judged.filter(({ id, status }) => status === 'warn' && !SOFT.has(id)).map(asProblem),
      ...overlapProblem(text, order),
    ],
    isEcho,
  };
}

/** Told in words of their own below, or for the author alone. */
const SOFT: ReadonlySet<string> = new Set(['required-terms', 'opinion', 'gaps', 'grade']);

/** Runaway blanks are a common failure of models, and what reads the draft afterwards would look at each of them. */
function withoutBlankRuns(answer: string): string {
  return answer.replace(/[ \t]{9,}/g, ' ');
}

function isHeard(text: string, marked: readonly MarkedPoint[], order: PieceOrder): boolean {
  return order.assignment.points.length === 0 || carriedPoints(text, marked, order).length > 0;
}

function opinionProblem({ assignment }: PieceOrder): Problem {
  const ids = assignment.points.map(({ id }) => id).join(', ');
  return { rule: 'Opinion', detail: `no sentence says a point of our opinion (${ids}); one is enough`, places: [] };
}

function termProblems(text: string, { assignment }: PieceOrder): Problem[] {
  const missing = missingTerms(text, assignment.persona.requiredTerms);
  return missing.length === 0 ? [] : [{ rule: 'Required terms', detail: `missing: ${missing.join(', ')}`, places: [] }];
}

const LONGEST_RUN = 160;

function copiedProblems(text: string, { assignment }: PieceOrder): Problem[] {
  return copiedRuns(text, assignment).map(({ sourceId, start, end }) => ({
    rule: 'Own words',
    detail: `“${text.slice(start, end).replace(/\s+/g, ' ').slice(0, LONGEST_RUN)}” are the words of ${sourceId}: quote them as such, or say it in other words`,
    places: [],
  }));
}

/** Of the 5-word sequences of the shorter of two pieces, as the report of the project judges them. */
const MOST_SHARED = 0.2;
const FEWEST_SEQUENCES = 12;

function overlapProblem(text: string, { assignment, siblings }: PieceOrder): Problem[] {
  const aside = [assignment.opinion, assignment.topic];
  const close = (siblings?.texts() ?? [])
    .map((other) => overlapOf(text, other, { aside }))
    .filter(({ share, sequences }) => share > MOST_SHARED && sequences >= FEWEST_SEQUENCES);
  if (close.length === 0) return [];
  const most = Math.max(...close.map(({ share }) => share));
  const detail = `${Math.round(most * 100)} % of it is word for word in another text of this format: say it in another way`;
  return [{ rule: 'Variants differ', detail, places: [] }];
}

/**
 * What a reader would miss or be misled by weighs: hard rules most, of each rule every place. Conventions do not: a better
 * text may take its liberties.
 */
const weight = ({ broken, grave, isEcho, text }: Version): number =>
  (isEcho || isBlank(text) ? 1_000 : 0) + 4 * countPlaces(broken) + countPlaces(grave);

const countPlaces = (problems: readonly Problem[]): number =>
  problems.reduce((sum, { places }) => sum + Math.max(1, places.length), 0);

/** Facts that code cannot trace may be right, and are mended one by one in the check that follows: so many cost no edit. */
const FORGIVEN = 2;

/** Whether an edit breaks more hard rules than its draft, has clearly more grave problems, or has lost parts of it. */
export function isWorse(edited: Version, draft: Version): boolean {
  const more = weight(edited) - weight(draft);
  return more > FORGIVEN || (draft.broken.length === 0 && hasLostParts(edited, draft));
}

/** No edit of that text at all: it is empty, repeats the prompt, or has lost most of it. */
export function isUnusable(edited: Version, draft: Version): boolean {
  return edited.isEcho || isBlank(edited.text) || hasLostParts(edited, draft);
}

/** Shorter is fine; a fifth of a text that had room to say something is no edit of it. */
const LEAST_LEFT = 0.2;
const LONG = 400;

function hasLostParts(edited: Version, draft: Version): boolean {
  return draft.text.length > LONG && edited.text.length < draft.text.length * LEAST_LEFT;
}
