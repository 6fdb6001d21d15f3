import type { Executor } from '../storage/database.ts';

/** A piece of durable work, by name and the row that it is about. It holds no text of a user. */
export interface Task {
  readonly name: string;
  readonly jobId: string;
  /** The job's ticket when the task was made; a task with an old ticket has nothing left to do. */
  readonly ticket: number;
}

/** `signal` aborts when the queue stops or the task was given to another worker. */
export type TaskHandler = (task: Task, signal: AbortSignal) => Promise<void>;

/**
 * Durable work. A task outlives the process and runs at least once, so what it does must bear repetition.
 * A handler that throws is called again a second later, without end: giving up is the handler's own decision.
 */
export interface Queue {
  /** Prepares the queue; tasks can be sent from then on. */
  start(): Promise<void>;
  /**
   * Adds a task inside the transaction: the task exists exactly when the transaction's rows do. It is taken up after
   * `delayMs`, which the database measures: its clock may be another than that of the process.
   */
  send(tx: Executor, task: Task, options?: { delayMs?: number }): Promise<void>;
  /** Removes every task about one of these jobs, done ones too, inside the transaction. One under way ends by itself. */
  forget(tx: Executor, jobIds: readonly string[]): Promise<void>;
  /** Takes tasks up until `stop`. */
  work(handler: TaskHandler, options: { concurrency: number }): Promise<void>;
  /** Takes no new task, waits for running ones at most `graceMs`, then aborts them; another worker takes them up. */
  stop(graceMs: number): Promise<void>;
}
