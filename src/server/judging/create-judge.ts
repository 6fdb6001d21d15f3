import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { createFairTurns } from '../limits/fair-turns.ts';
import { DomainError } from '../platform/errors.ts';
import type { Judge, JudgedJob } from './judge.ts';
import { assertOutsideTransaction } from '../storage/guard.ts';
import { judgeText } from './judge-text.ts';
import type { JobRef, JudgeAnswer, JudgeTask } from './judge-text.ts';

export interface JudgeOptions {
  /** Longest time for one text, in ms; ten megabytes of material take some seconds to be read. */
  readonly deadlineMs?: number;
  /** Memory of one thread, in megabytes. */
  readonly memoryMb?: number;
  /** A thread without work ends after this many ms. */
  readonly idleMs?: number;
}

/** Two, so that what takes long for one payer holds up no other. */
const THREADS = 2;
const LINE = { atOnce: THREADS, atOncePerPayer: 1, waiting: 1_000, waitingPerPayer: 200 };
/** Requests come first where the processors are few. */
const NICE = 5;

/** Threads start with the first text and end when there is none. */
export function createJudge({ deadlineMs = 30_000, memoryMb = 512, idleMs = 30_000 }: JudgeOptions = {}): Judge {
  const turns = createFairTurns(LINE);
  const pool = new Piscina<JudgeTask, JudgeAnswer>({
    name: judgeText.name,
    filename: fileURLToPath(new URL('./judge-text.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: idleMs,
    niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    // Nothing of the server's own settings.
    env: {},
    execArgv: [],
    // Texts, and reports that are plain data: nothing for a thread to share.
    atomics: 'disabled',
  });

  async function ask(task: JudgeTask): Promise<JudgeAnswer> {
    // Else a connection would be held for seconds.
    assertOutsideTransaction();
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(deadlineMs) });
    } catch (cause) {
      throw new DomainError('unavailable', TOO_MUCH, { cause });
    }
  }

  /** A thread that does not know the job is asked again with all that it may draw on. */
  function about({ payer, id, version, assignment }: JudgedJob, taskFor: (job: JobRef) => JudgeTask) {
    return turns.run(payer, async () => {
      const answer = await ask(taskFor({ id, version }));
      if (answer.type !== 'unknown-job') return answer;
      return await ask(taskFor({ id, version, assignment: await assignment() }));
    });
  }

  return {
    async report(job, text) {
      return answered('report', await about(job, (ref) => ({ type: 'report', job: ref, text }))).report;
    },
    async edit(job, text) {
      return answered('edit', await about(job, (ref) => ({ type: 'edit', job: ref, text }))).report;
    },
    async together(payer, texts) {
      return answered('together', await turns.run(payer, () => ask({ type: 'together', texts }))).checks;
    },
    close: () => pool.destroy(),
  };
}

function answered<Type extends JudgeAnswer['type']>(type: Type, answer: JudgeAnswer) {
  if (answer.type === type) return answer as Extract<JudgeAnswer, { type: Type }>;
  throw new Error(`The judge was asked for ${type} and answered ${answer.type}`);
}

const TOO_MUCH = 'This text takes too long to check. Please shorten it and try again.';
