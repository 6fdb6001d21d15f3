import type { JobFlow } from '../jobs/job-context.ts';
import { createFairTurns } from '../limits/fair-turns.ts';
import type { TurnLimits } from '../limits/fair-turns.ts';
import { payerOf } from '../limits/payer.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queue, TaskLimits } from '../queue/queue.ts';
import { runTask } from './run-task.ts';
import type { PipelineContext } from './step.ts';
import { createRunWatch } from './watch-runs.ts';

/**
 * Tasks that one process holds. A task costs little while its work waits for a turn, so that there are enough for a
 * newcomer's to be taken up at once; and one payer has only so many of all processes.
 */
const TASKS: TaskLimits = { atOnce: 240, perPayer: 48 };

/** The largest project has all its pieces side by side. */
const PIECES_OF_A_PROJECT = 36;
/** Of the work with a model some waits for a source or the database. */
const BESIDE_THE_MODEL = 12;
/** With these at work a newcomer still finds a place at once; from there on they take turns. */
const PAYERS_SIDE_BY_SIDE = 6;

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
      await queue.send(tx, task, { delayMs, payer: payerOf(job) });
    },
    forget: (tx, jobIds) => queue.forget(tx, jobIds),
  };
}

/** Places for research, plans and pieces in one process. */
export type Places = Pick<TurnLimits, 'atOnce' | 'atOncePerPayer'>;

/**
 * Work with a model mostly waits for it, where payers take turns again: what is bounded here is memory, and a newcomer must
 * not wait twice. Work without one is done by this process itself, where more at once would only come between others.
 *
 * @param modelCalls calls to the model at once; null without one.
 */
export function placesFor(modelCalls: number | null): Places {
  if (modelCalls === null) return { atOnce: 24, atOncePerPayer: 12 };
  const ofOne = Math.max(PIECES_OF_A_PROJECT, modelCalls + BESIDE_THE_MODEL);
  return { atOnce: PAYERS_SIDE_BY_SIDE * ofOne, atOncePerPayer: ofOne };
}

/** Starts to take tasks up. */
export async function startPipeline(
  parts: Omit<PipelineContext, 'turns' | 'watch'>,
  queue: Queue,
  places: Places,
): Promise<void> {
  const context = {
    ...parts,
    turns: createFairTurns(places),
    watch: createRunWatch(parts.jobs),
  };
  await queue.work((task, signals) => runTask(context, task, signals), TASKS);
}
