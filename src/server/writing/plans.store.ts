import { eq } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { plans } from './plans.table.ts';
import type { PlansOfJob } from './plans.table.ts';
import type { Plan, Writer } from './writer.ts';

/** What the writer named has planned for the job. */
export async function findPlan(db: Executor, jobId: string, by: Writer['id']): Promise<Plan | undefined> {
  return (await plansOf(db, jobId))[by];
}

/** Takes the place of the writer's earlier plan. The job has to be locked, so that two plans are not saved at once. */
export async function savePlan(
  tx: Executor,
  jobId: string,
  saved: { plan: Plan; by: Writer['id']; at: Date },
): Promise<void> {
  const plan: PlansOfJob = { ...(await plansOf(tx, jobId)), [saved.by]: saved.plan };
  const row = { plan, updatedAt: saved.at };
  await tx
    .insert(plans)
    .values({ jobId, ...row })
    .onConflictDoUpdate({ target: plans.jobId, set: row });
}

/** Changes the plan of each writer that has made one. The job has to be locked. */
export async function changePlans(tx: Executor, jobId: string, change: (plan: Plan) => Plan, at: Date): Promise<void> {
  const standing = Object.entries(await plansOf(tx, jobId));
  if (standing.length === 0) return;
  const plan: PlansOfJob = Object.fromEntries(standing.map(([by, one]) => [by, change(one)]));
  await tx.update(plans).set({ plan, updatedAt: at }).where(eq(plans.jobId, jobId));
}

async function plansOf(db: Executor, jobId: string): Promise<PlansOfJob> {
  const [row] = await db.select({ plan: plans.plan }).from(plans).where(eq(plans.jobId, jobId));
  if (!row) return {};
  // A plan of which nobody knows who made it: the built-in writer can make its own again at no cost.
  return 'pieces' in row.plan ? { model: row.plan } : row.plan;
}
