import { planInput, type JobPlan } from '../../core/contracts/plan.ts';
import type { Job } from '../../core/contracts/job.ts';
import type { Principal } from '../auth/principal.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import type { Executor } from '../storage/database.ts';
import { isSamePiece } from '../writing/plan-anew.ts';
import { findPlan, savePlan } from '../writing/plans.store.ts';
import { prepareShownSources } from '../writing/sources/shown-sources.ts';
import type { Plan, PlanPage, PlannedPiece } from '../writing/writer.ts';
import { assignmentOf } from './assignment.ts';
import { wholeJob } from './get-job.ts';
import type { JobContext } from './job-context.ts';
import { confirmPlan } from './job-lifecycle.ts';
import { lockOwnedJob, ownedJob } from './owned-job.ts';

/** The plan that a model has made for the job. @throws not_found before there is one. */
export async function getPlan({ database }: JobContext, principal: Principal, id: string): Promise<JobPlan> {
  const { db } = database;
  const job = await ownedJob(db, principal, id);
  const plan = await planOf(db, job.id);
  const { withheld } = await prepareShownSources(await assignmentOf(db, job));
  return presentPlan(
    plan,
    withheld.map((source) => ({ source_id: source.id, title: source.title })),
  );
}

/** Changes the plan. What is written from then on is written from it; texts that are there stay. */
export async function changePlan(
  context: JobContext,
  principal: Principal,
  { id, body }: { readonly id: string; readonly body: unknown },
): Promise<Job> {
  const input = parseInput(planInput, body);
  return await context.database.transaction(async (tx) => {
    const job = await lockOwnedJob(tx, principal, id);
    const plan = await planOf(tx, job.id);
    const { proof, left_out: leftOut, own_words: ownWords, not_to_claim: notToClaim, ...page } = input.page;
    const changed: Plan = {
      ...plan,
      isChanged: true,
      page: {
        ...page,
        proof: proof.map(({ source_id: sourceId, words }) => ({ sourceId, words })),
        leftOut,
        ownWords,
        notToClaim,
      },
      pieces: plan.pieces.map((piece) => {
        const wish = input.pieces.find((one) => isSamePiece(one, piece));
        return wish ? withWish(piece, wish) : piece;
      }),
    };
    await savePlan(tx, job.id, { plan: changed, by: 'model', at: context.clock.now() });
    return await wholeJob(tx, principal, id);
  });
}

function withWish(
  { hook: _hook, ...piece }: PlannedPiece,
  { angle, first_line: firstLine, how, leaves_out: leavesOut }: JobPlan['pieces'][number],
): PlannedPiece {
  return {
    ...piece,
    angle: angle === '' ? piece.angle : angle,
    approach: how,
    leavesOut,
    ...(firstLine === '' ? {} : { hook: firstLine }),
  };
}

/** The plan was read: the pieces are written now. Repeating it does no harm. @throws conflict before there is a plan. */
export async function startWriting(context: JobContext, principal: Principal, id: string): Promise<Job> {
  return await context.database.transaction(async (tx) => {
    const job = await lockOwnedJob(tx, principal, id);
    if (
      job.status === 'researching' ||
      job.status === 'fusion_pending' ||
      (job.status === 'drafting' && !job.planDueAt)
    )
      throw conflict('This project has no plan to be read yet.');
    if (job.status === 'drafting') {
      const plan: Plan = { ...(await planOf(tx, job.id)), isConfirmed: true };
      await savePlan(tx, job.id, { plan, by: 'model', at: context.clock.now() });
      await confirmPlan(context, tx, job);
    }
    return await wholeJob(tx, principal, id);
  });
}

async function planOf(db: Executor, jobId: string): Promise<Plan> {
  const plan = await findPlan(db, jobId, 'model');
  if (!plan) throw notFound('Plan');
  return plan;
}

function presentPlan({ page, pieces }: Plan, withheld: JobPlan['withheld']): JobPlan {
  return {
    page: page ? presentPage(page) : null,
    pieces: pieces.map(({ format, variant, angle, hook = '', approach = '', leavesOut = '' }) => ({
      format,
      variant,
      angle,
      first_line: hook,
      how: approach,
      leaves_out: leavesOut,
    })),
    withheld,
  };
}

function presentPage({ proof, leftOut, ownWords, notToClaim, ...page }: PlanPage): NonNullable<JobPlan['page']> {
  return {
    ...page,
    proof: proof.map(({ sourceId, words }) => ({ source_id: sourceId, words })),
    left_out: leftOut,
    own_words: [...ownWords],
    not_to_claim: [...notToClaim],
  };
}
