import type { HistoryJob, Job, JobProgress, JobSummary } from '../../core/contracts/job.ts';
import { researchOptions } from '../../core/contracts/research.ts';
import { batchFormats, desiredFormats } from '../../core/formats/selection.ts';
import { isSettled } from '../../core/rules/job-status.ts';
import { PLAN_READY } from '../../core/rules/plan-ready.ts';
import { stancePointsOf } from '../../core/rules/stance-points.ts';
import { totalsOf } from '../usage/totals.ts';
import type { HistoryEntry } from './history.store.ts';
import type { JobHead, JobOverview, JobView } from './job-view.store.ts';
import type { PieceHead } from './outputs.store.ts';
import { voiceOf } from './persona-copy.ts';

/** A job as the wire has it, without its long texts. */
export function presentSummary({ job, pieces, usage }: JobOverview): JobSummary {
  return {
    id: job.id,
    topic: job.topic,
    status: job.status,
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
    completed_at: job.completedAt?.toISOString() ?? null,
    persona_id: job.personaId,
    persona: {
      name: job.persona.name,
      business_description: job.persona.audience,
      tone_voice: job.persona.tone,
    },
    language: job.language,
    desired_formats: desiredFormats(job.formats),
    batch_formats: batchFormats(job.formats),
    initial_desired_formats: job.initialFormats,
    error_message: job.errorMessage,
    progress: progressOf(job, pieces),
    fusion: job.fusion,
    writer: job.writer,
    mode: job.mode,
    ask_first: job.askFirst,
    asked: job.questions,
    review_plan: job.reviewPlan,
    plan_due_at: job.planDueAt?.toISOString() ?? null,
    example: job.example,
    usage: totalsOf(usage),
  };
}

export function presentInHistory(entry: HistoryEntry): HistoryJob {
  return { ...presentSummary(entry), research_results: entry.research };
}

const DEFAULT_OPTIONS = researchOptions.parse({});

export function presentJob(view: JobView): Job {
  const { job, materials, research } = view;
  const { bannedTerms, requiredTerms } = voiceOf(job.persona);
  return {
    ...presentSummary(view),
    terms: { banned: [...bannedTerms], required: [...requiredTerms] },
    material: [...materials],
    research_options: job.researchOptions ?? DEFAULT_OPTIONS,
    research_from: job.researchFromTopic === null ? null : { job_id: job.researchFromId, topic: job.researchFromTopic },
    research_results: research,
    stance: {
      points: stancePointsOf(job.fusion?.answers.fusion_content ?? ''),
      objections: job.objections.map(({ pointId, claimId }) => ({ point_id: pointId, claim_id: claimId })),
    },
  };
}

const STAGE_PERCENT = { researching: 5, fusion_pending: 30, drafting: 35, generating_formats: 45 } as const;

function progressOf(job: JobHead, pieces: readonly PieceHead[]): JobProgress {
  const settled = pieces.filter((piece) => piece.status === 'completed' || piece.status === 'failed').length;
  return {
    stage: job.status,
    percent: percentOf(job, settled, pieces.length),
    message: messageOf(job, settled, pieces.length),
    waiting: job.wait,
    pieces: pieces.map((piece) => ({
      output_id: piece.id,
      format: piece.format,
      variant: piece.variant,
      status: piece.status,
      redo: piece.redo,
      characters: piece.characters,
    })),
  };
}

/** Stages have fixed shares; within the last one, settled pieces count. */
function percentOf(job: JobHead, settled: number, all: number): number {
  if (job.status === 'completed' || job.status === 'failed') return 100;
  if (!job.admittedAt) return 0;
  const base = STAGE_PERCENT[job.status];
  if (job.status !== 'generating_formats' || all === 0) return base;
  return base + Math.floor(((100 - base) * settled) / (all + 1));
}

function messageOf(job: JobHead, settled: number, all: number): string {
  if (!isSettled(job.status) && !job.admittedAt) return 'Waiting for one of your other projects to finish';
  // Once it was read it keeps its time until the next step begins.
  if (job.planDueAt && job.wait) return PLAN_READY;
  if (job.wait) return `${job.wait.reason} Waiting for the next try.`;
  switch (job.status) {
    case 'researching':
      return 'Researching the topic';
    case 'fusion_pending':
      return job.fusion ? 'Fusing your opinion' : 'Waiting for your opinion';
    case 'drafting':
      return 'Planning an angle for each piece';
    case 'generating_formats':
      return `${settled} of ${all} pieces settled`;
    case 'completed':
      return 'All pieces are settled';
    case 'failed':
      return job.errorMessage ?? '';
  }
}
