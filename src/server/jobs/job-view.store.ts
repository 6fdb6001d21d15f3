import { and, eq, sql } from 'drizzle-orm';
import type { JobMaterial } from '../../core/contracts/job.ts';
import type { ResearchResults } from '../../core/contracts/research.ts';
import { findingsColumns, sourcesOf } from '../research/findings.store.ts';
import { findings } from '../research/findings.table.ts';
import type { Executor } from '../storage/database.ts';
import { listOf } from '../storage/json.ts';
import { prepared } from '../storage/prepared.ts';
import type { UsageSums } from '../usage/totals.ts';
import { usageOfJobColumns } from '../usage/usage.store.ts';
import { usageJobs } from '../usage/usage.table.ts';
import type { JobRow } from './jobs.store.ts';
import { jobMaterials, jobs } from './jobs.table.ts';
import type { PieceHead } from './outputs.store.ts';
import { piecesOf } from './outputs.store.ts';

/** The columns of `jobs` that the wire shows or needs. */
export const headColumns = {
  id: jobs.id,
  topic: jobs.topic,
  status: jobs.status,
  createdAt: jobs.createdAt,
  updatedAt: jobs.updatedAt,
  completedAt: jobs.completedAt,
  admittedAt: jobs.admittedAt,
  personaId: jobs.personaId,
  persona: jobs.persona,
  language: jobs.language,
  formats: jobs.formats,
  initialFormats: jobs.initialFormats,
  errorMessage: jobs.errorMessage,
  fusion: jobs.fusion,
  writer: jobs.writer,
  mode: jobs.mode,
  askFirst: jobs.askFirst,
  questions: jobs.questions,
  reviewPlan: jobs.reviewPlan,
  planDueAt: jobs.planDueAt,
  example: jobs.example,
  objections: jobs.objections,
  wait: jobs.wait,
  researchOptions: jobs.researchOptions,
  researchFromId: jobs.researchFromId,
  researchFromTopic: jobs.researchFromTopic,
};

export type JobHead = Pick<JobRow, keyof typeof headColumns>;

/** A job without its long texts. */
export interface JobOverview {
  readonly job: JobHead;
  /** In the order of the formats, then variant. */
  readonly pieces: readonly PieceHead[];
  /** Null before the first call to a model. */
  readonly usage: UsageSums | null;
}

/** A job with all that belongs to it, of one moment. */
export interface JobView extends JobOverview {
  readonly materials: readonly JobMaterial[];
  readonly research: ResearchResults | null;
}

const jobView = prepared('job_view', (db, name) =>
  db
    .select({
      job: headColumns,
      claims: jobs.claims,
      findings: findingsColumns,
      sources: sourcesOf(jobs.researchId),
      pieces: piecesOf(jobs.id),
      usage: usageOfJobColumns,
      materials: listOf(
        {
          material_id: jobMaterials.materialId,
          kind: jobMaterials.kind,
          title: jobMaterials.title,
          text: jobMaterials.text,
          url: jobMaterials.url,
          ours: jobMaterials.ours,
        },
        { table: jobMaterials, where: eq(jobMaterials.jobId, jobs.id), orderBy: [jobMaterials.position] },
      ),
    })
    .from(jobs)
    .leftJoin(findings, eq(findings.id, jobs.researchId))
    .leftJoin(usageJobs, eq(usageJobs.jobId, jobs.id))
    .where(and(eq(jobs.id, sql.placeholder('id')), eq(jobs.userId, sql.placeholder('userId'))))
    .prepare(name),
);

/** One statement, since browsers ask for it every other second. */
export async function findJobView(db: Executor, userId: string, id: string): Promise<JobView | undefined> {
  const [found] = await jobView(db).execute({ id, userId });
  if (!found) return undefined;
  const { job, pieces, usage, materials, sources, claims } = found;
  const research = found.findings && {
    ...found.findings,
    ledger: [...found.findings.ledger, ...claims],
    sources,
  };
  return { job, pieces, usage, materials, research };
}
