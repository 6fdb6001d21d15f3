import { standingCitations, standingFlags } from '../../core/formats/layout/check-mark.ts';
import { findFormat } from '../../core/formats/registry.ts';
import { jobChecks } from './job-rules.ts';
import { reportOn } from '../../core/reports/report-on.ts';
import type { ReportContext } from '../../core/reports/report.ts';
import { countCharacters } from '../../core/rules/text.ts';
import { createRecentlyUsed } from '../platform/recently-used.ts';
import { borneOutOf } from '../writing/borne-out.ts';
import { reportContextOf } from '../writing/tracing/report-context.ts';
import type { Assignment } from '../writing/writer.ts';
import type { EditedText, EditReport, PieceText, TextReport, TextsOfJob } from './judge.ts';
import { stanceAfterEdit } from './stance-after-edit.ts';

/** What the texts may draw on, by name; sent along when the thread does not know it. */
export interface JobRef {
  readonly id: string;
  readonly version: string;
  readonly assignment?: Assignment;
}

export type JudgeTask =
  | { readonly type: 'report'; readonly job: JobRef; readonly text: PieceText }
  | { readonly type: 'edit'; readonly job: JobRef; readonly text: EditedText }
  | { readonly type: 'together'; readonly texts: TextsOfJob };

/** `unknown-job`: to be asked again with the assignment. */
export type JudgeAnswer =
  | { readonly type: 'report'; readonly report: TextReport }
  | { readonly type: 'edit'; readonly report: EditReport }
  | { readonly type: 'together'; readonly checks: ReturnType<typeof jobChecks> }
  | { readonly type: 'unknown-job' };

interface Known {
  readonly context: ReportContext;
  readonly points: Assignment['points'];
}

/** In characters of material; a job without any counts for its claims and sources. */
const BASE_WEIGHT = 50_000;

/**
 * An editor saves every few seconds, and material can be ten megabytes long: it is read once and kept for a while. What is
 * kept of a character takes about six bytes.
 */
const known = createRecentlyUsed<Known>({ keptMs: 5 * 60_000, mostWeight: 12_000_000 });

export function judgeText(task: JudgeTask): JudgeAnswer {
  if (task.type === 'together') return { type: 'together', checks: jobChecks(task.texts.pieces, task.texts) };
  const job = knownOf(task.job);
  if (!job) return { type: 'unknown-job' };
  if (task.type === 'report') return { type: 'report', report: report(job, task.text) };
  return { type: 'edit', report: afterEdit(job, task.text) };
}

function knownOf({ id, version, assignment }: JobRef): Known | undefined {
  const found = known.find(id, version);
  if (found || !assignment) return found;
  const value = { context: reportContextOf(assignment), points: assignment.points };
  const weight = BASE_WEIGHT + [...assignment.texts.values()].reduce((sum, text) => sum + text.length, 0);
  known.keep(id, { version, value, weight });
  return value;
}

function report({ context }: Known, { content, format, stance, grounds = [] }: PieceText): TextReport {
  const layout = findFormat(format);
  const { checks, measures } = layout
    ? reportOn(content, layout, {
        ...context,
        stance: stance.map(({ sentence }) => sentence),
        borneOut: borneOutOf(grounds),
      })
    : { checks: null, measures: null };
  return {
    checks: checks && [...checks],
    measures,
    language: context.language,
    characters: countCharacters(content),
  };
}

function afterEdit(job: Known, text: EditedText): EditReport {
  const stance = stanceAfterEdit(text, text.stance, job.points);
  return {
    ...report(job, { ...text, stance }),
    stance,
    // What was ours to doubt or to show goes with its place.
    citations: standingCitations(text.content, text.citations),
    flags: standingFlags(text.content, text.flags),
  };
}
