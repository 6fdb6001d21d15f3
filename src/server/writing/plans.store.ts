import { eq } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { plans } from './plans.table.ts';
import type { Plan } from './writer.ts';

export async function findPlan(db: Executor, jobId: string): Promise<Plan | undefined> {
  const [row] = await db.select({ plan: plans.plan }).from(plans).where(eq(plans.jobId, jobId));
  return row?.plan;
}

export async function savePlan(tx: Executor, jobId: string, saved: { plan: Plan; at: Date }): Promise<void> {
  const row = { plan: saved.plan, updatedAt: saved.at };
  await tx
    .insert(plans)
    .values({ jobId, ...row })
    .onConflictDoUpdate({ target: plans.jobId, set: row });
}
