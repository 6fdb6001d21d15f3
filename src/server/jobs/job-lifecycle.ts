import type { Fusion } from '../../core/contracts/fusion.ts';
import type { JobWait, JobWriter } from '../../core/contracts/job.ts';
import { FUSION_WAIT_MS, PLAN_WAIT_MS } from '../../core/rules/limits.ts';
import type { JobStatus } from '../../core/rules/job-status.ts';
import { isSettled } from '../../core/rules/job-status.ts';
import { MESSAGES } from '../../core/rules/messages.ts';
import { PLAN_READY } from '../../core/rules/plan-ready.ts';
import { announceState } from '../live/announce.store.ts';
import type { Executor } from '../storage/database.ts';
import { dropAllPaidAnswers } from '../usage/paid-answers.store.ts';
import type { JobContext } from './job-context.ts';
import { countUnderWay, insertJob, lockJob, lockUser, lockOldestWaiting, updateJob } from './jobs.store.ts';
import type { JobRow, NewJob } from './jobs.store.ts';
import { failOutputs, listOutputHeads, resetUnwritten } from './outputs.store.ts';

/** Which run may write: the job as the run has claimed it. */
export type JobClaim = Pick<JobRow, 'id' | 'userId' | 'attempt'>;

type Context = Pick<JobContext, 'flow' | 'clock' | 'limits'>;

/** What changes in the job, and the time before which it must not go on. */
type Change = Partial<NewJob> & { notBefore?: Date };

/**
 * This file is the only writer of a job's status. It moves forward only, but for `reopen`:
 * researching, fusion_pending, drafting, generating_formats, then completed or failed.
 * Every function runs inside the caller's transaction, and what has to follow is enqueued in it; who looks on is told.
 */
export async function begin(
  context: Context,
  tx: Executor,
  job: Omit<NewJob, 'status' | 'createdAt' | 'updatedAt'>,
): Promise<JobRow> {
  const now = context.clock.now();
  const row = await insertJob(tx, { ...job, status: 'researching', createdAt: now, updatedAt: now });
  await admitWaiting(context, tx, row.userId);
  return (await lockJob(tx, row.id)) ?? row;
}

/** A project that comes with all its pieces written: nothing has to follow, and it takes no place of one under way. */
export async function beginFinished(
  context: Pick<Context, 'clock'>,
  tx: Executor,
  job: Omit<NewJob, 'status' | 'createdAt' | 'updatedAt' | 'completedAt'>,
): Promise<JobRow> {
  const now = context.clock.now();
  const times = { createdAt: now, updatedAt: now, completedAt: now };
  return await insertJob(tx, { ...job, ...times, status: 'completed' });
}

/** Lets the user's waiting projects go on, oldest first, as long as there is a place. */
export async function admitWaiting(context: Context, tx: Executor, userId: string): Promise<void> {
  await lockUser(tx, userId);
  const places = context.limits.jobsAtOnce;
  for (
    let taken = places === null ? 0 : await countUnderWay(tx, userId);
    places === null || taken < places;
    taken += 1
  ) {
    const waiting = await lockOldestWaiting(tx, userId);
    if (!waiting) return;
    await admit(context, tx, waiting);
  }
}

/** The job takes its place and goes on in the stage that it stands in. */
async function admit(context: Context, tx: Executor, job: JobRow): Promise<void> {
  const admittedAt = context.clock.now();
  if (job.status === 'fusion_pending') return await awaitFusion(context, tx, { ...job, admittedAt });
  await schedule(context, tx, job.id, { admittedAt });
}

/** The job as this run may change it, held until the transaction ends; undefined when the run is outdated. */
export async function lockClaimed(tx: Executor, claim: JobClaim, stage: JobStatus): Promise<JobRow | undefined> {
  const job = await lockJob(tx, claim.id);
  return job && job.attempt === claim.attempt && job.status === stage ? job : undefined;
}

/** As `lockClaimed`, for a change that may end the job and so let another one in: the user is locked first. */
export async function lockClaimedToEnd(tx: Executor, claim: JobClaim, stage: JobStatus): Promise<JobRow | undefined> {
  await lockUser(tx, claim.userId);
  return await lockClaimed(tx, claim, stage);
}

/** Moves a job to the stage that follows. */
export async function advance(context: Context, tx: Executor, job: JobRow): Promise<void> {
  if (job.status === 'researching') return await awaitFusion(context, tx, job);
  if (job.status === 'drafting')
    return await enter(context, tx, job.id, { status: 'generating_formats', planDueAt: null });
  throw new Error(`A job in ${job.status} does not advance by itself`);
}

/** Waits for the author's opinion, or for the word that there is none, unless either came with the project. */
async function awaitFusion(context: Context, tx: Executor, job: JobRow): Promise<void> {
  const { admittedAt } = job;
  const now = context.clock.now();
  if (job.fusion) {
    const fusionTakenAt = job.fusionTakenAt ?? now;
    return await enter(context, tx, job.id, { status: 'drafting', admittedAt, fusionTakenAt, fusionDueAt: null });
  }
  const due = new Date(now.getTime() + FUSION_WAIT_MS);
  await enter(context, tx, job.id, { status: 'fusion_pending', admittedAt, fusionDueAt: due, notBefore: due });
}

/** The opinion is settled, by the author or by the time that has passed. */
export async function takeFusion(context: Context, tx: Executor, job: JobRow, fusion: Fusion): Promise<void> {
  await enter(context, tx, job.id, {
    status: 'drafting',
    fusion,
    fusionTakenAt: context.clock.now(),
    fusionDueAt: null,
  });
}

/** The plan waits for its author to read it; where nobody does, the pieces are written from it as it is. */
export async function awaitReview(context: Context, tx: Executor, job: JobRow): Promise<void> {
  const due = new Date(context.clock.now().getTime() + PLAN_WAIT_MS);
  const wait = { reason: PLAN_READY, until: due.toISOString() };
  await schedule(context, tx, job.id, { planDueAt: due, wait, notBefore: due });
}

/** The author has read the plan. */
export async function confirmPlan(context: Context, tx: Executor, job: JobRow): Promise<void> {
  await schedule(context, tx, job.id, { planDueAt: context.clock.now() });
}

/** Keeps the job in its stage and lets it go on at `notBefore`; `wait` tells the user why. */
export async function goOnLater(
  context: Context,
  tx: Executor,
  job: JobRow,
  later: { notBefore: Date; wait: JobWait | null; stageTries?: number },
): Promise<void> {
  await schedule(context, tx, job.id, later);
}

/**
 * From now on `writer` writes what is not written yet, also a piece that another one was chosen for. A run under way may
 * write no more, and what waits for the other writer is in the line at once.
 */
export async function handOver(context: Context, tx: Executor, job: JobRow, writer: JobWriter): Promise<void> {
  const at = context.clock.now();
  const waitsForNoWriter = isSettled(job.status) || job.status === 'fusion_pending' || !job.admittedAt;
  if (waitsForNoWriter) {
    await updateJob(tx, job.id, { writer, updatedAt: at });
    return await announceState(tx, job.id);
  }
  await resetUnwritten(tx, job.id, { from: ['pending', 'writing', 'failed'], at });
  await schedule(context, tx, job.id, { writer, attempt: job.attempt + 1, ...NEW_STAGE });
}

/** Ends a job whose pieces are all settled: completed if any has text, else failed. */
export async function settle(context: Context, tx: Executor, job: JobRow, otherwise: string = MESSAGES.noContent) {
  const now = context.clock.now();
  const pieces = await listOutputHeads(tx, job.id);
  const written = pieces.some((piece) => piece.status === 'completed');
  await updateJob(tx, job.id, {
    status: written ? 'completed' : 'failed',
    errorMessage: written ? null : otherwise,
    // One that has nothing but a text of somebody's own hand may still lack research and plan.
    failedStage: written && job.status === 'generating_formats' ? null : job.status,
    attempt: job.attempt + 1,
    ticket: job.ticket + 1,
    admittedAt: null,
    wait: null,
    completedAt: now,
    updatedAt: now,
  });
  await dropAllPaidAnswers(tx, job.id);
  await announceState(tx, job.id);
  await admitWaiting(context, tx, job.userId);
}

/** Ends a job that cannot go on; pieces that were written stay. `reason` is a sentence for the user. */
export async function stop(context: Context, tx: Executor, job: JobRow, reason: string): Promise<void> {
  if (isSettled(job.status)) return;
  await failOutputs(tx, job.id, { from: ['pending', 'writing'], reason, at: context.clock.now() });
  await settle(context, tx, job, reason);
}

/**
 * Takes a settled job up again, in the stage where it failed or with its pieces, as soon as the user has a place for it. It
 * does not count as one more project of the day; what it may spend is bounded by the token limit of a project.
 */
export async function reopen(
  context: Context,
  tx: Executor,
  job: JobRow,
  change: Partial<Pick<NewJob, 'formats' | 'writer'>>,
): Promise<void> {
  await updateJob(tx, job.id, {
    ...change,
    ...NEW_STAGE,
    status: job.failedStage ?? 'generating_formats',
    errorMessage: null,
    failedStage: null,
    completedAt: null,
    updatedAt: context.clock.now(),
  });
  await announceState(tx, job.id);
  await admitWaiting(context, tx, job.userId);
}

/** A settled piece of a settled job, or of one whose pieces are being written, is in the line again. */
export async function takeInAgain(context: Context, tx: Executor, job: JobRow): Promise<void> {
  if (isSettled(job.status)) return await reopen(context, tx, job, {});
  // A run that is under way finds it by itself; a task that waits for a model must not make it wait, too.
  const isUnderWay = job.claimedTicket === job.ticket;
  if (job.admittedAt && !isUnderWay) await schedule(context, tx, job.id, {});
  else await announceState(tx, job.id);
}

const NEW_STAGE = { stageRuns: 0, stageTries: 0, stageFaults: 0 } as const;

/** The job moves to another stage, whose runs are counted anew. */
async function enter(context: Context, tx: Executor, id: string, change: Change & { status: JobStatus }) {
  await schedule(context, tx, id, { ...change, ...NEW_STAGE });
}

/** A new ticket makes every older task of the job void. */
async function schedule(context: Context, tx: Executor, id: string, { notBefore, ...change }: Change): Promise<void> {
  const job = await lockJob(tx, id);
  if (!job) return;
  const next = await updateJob(tx, id, {
    wait: null,
    ...change,
    ticket: job.ticket + 1,
    updatedAt: context.clock.now(),
  });
  await announceState(tx, id);
  await context.flow.enqueue(tx, next, notBefore);
}
