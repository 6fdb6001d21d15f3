import type { JobFlow } from '../jobs/job-context.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queue } from '../queue/queue.ts';
import { runTask } from './run-task.ts';
import type { PipelineContext } from './step.ts';

/** Tasks that one process works on at once. Most of their time they wait for a source or a model. */
const CONCURRENCY = 12;

/**
 * How a job moves: research, the author's opinion, a plan, then all pieces side by side. Whatever changes a job's
 * status puts the next task into the queue in the same transaction; a worker takes it and runs the step of the stage
 * that the job stands at.
 */
export function createFlow(queue: Queue, clock: Clock): JobFlow {
  return {
    async enqueue(tx, job, notBefore) {
      const task = { name: job.status, jobId: job.id, ticket: job.ticket };
      const delayMs = notBefore ? Math.max(0, notBefore.getTime() - clock.now().getTime()) : 0;
      await queue.send(tx, task, { delayMs });
    },
    forget: (tx, jobIds) => queue.forget(tx, jobIds),
  };
}

/** Starts to take tasks up. */
export async function startPipeline(context: PipelineContext, queue: Queue): Promise<void> {
  await queue.work((task, signal) => runTask(context, task, signal), { concurrency: CONCURRENCY });
}
