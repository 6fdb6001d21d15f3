import type { Payer } from '../limits/payer.ts';
import type { Executor } from '../storage/database.ts';

/** A piece of durable work, by name and the row that it is about. It holds no text of a user. */
export interface Task {
  readonly name: string;
  readonly jobId: string;
  /** The job's ticket when the task was made; a task with an old ticket has nothing left to do. */
  readonly ticket: number;
}

export interface TaskSignals {
  /** Aborts when the task was given to another worker, or the grace of a stop is over. */
  readonly signal: AbortSignal;
  /** Aborts as soon as the queue stops or its disk is full: what has not begun by then is left for later. */
  readonly stopping: AbortSignal;
}

export type TaskHandler = (task: Task, signals: TaskSignals) => Promise<void>;

export interface SendOptions {
  readonly delayMs?: number;
  /** Whose task it is: one payer cannot take up all workers. */
  readonly payer?: Payer;
}

export interface TaskLimits {
  /** Tasks that a process takes up at once. */
  readonly atOnce: number;
  /** Tasks of one payer that all processes take up at once, or a few more. */
  readonly perPayer: number;
}

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
  send(tx: Executor, task: Task, options?: SendOptions): Promise<void>;
  /** Removes every task about one of these jobs, done ones too, inside the transaction. One under way ends by itself. */
  forget(tx: Executor, jobIds: readonly string[]): Promise<void>;
  /** Takes tasks up until `stop`. */
  work(handler: TaskHandler, limits: TaskLimits): Promise<void>;
  /** Takes no new task, waits for running ones at most `graceMs`, then aborts them; another worker takes them up. */
  stop(graceMs: number): Promise<void>;
}
