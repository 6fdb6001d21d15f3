import type { Executor } from '../storage/database.ts';

/** Durable work. A task outlives the process; it runs at least once, so what it does must bear repetition. */
export interface Queue {
  /**
   * Adds a task. With `executor`, inside that transaction: the task exists exactly when the transaction does.
   * Of one `key` at most one task waits at a time; a second one is dropped.
   */
  send(
    executor: Executor,
    task: string,
    payload: TaskPayload,
    options: { key: string; startAfter?: Date },
  ): Promise<void>;
  /** Takes tasks up until `stop`. `signal` aborts when the queue stops or the task's lease is lost. */
  work(task: string, options: { concurrency: number }, handler: TaskHandler): Promise<void>;
  start(): Promise<void>;
  /** Takes no new work, waits for running tasks at most `graceMs`, then aborts them; they are taken up again later. */
  stop(graceMs: number): Promise<void>;
}

export interface TaskPayload {
  readonly job_id: string;
}

export type TaskHandler = (payload: TaskPayload, signal: AbortSignal) => Promise<void>;
