import type { JobContext } from '../jobs/job-context.ts';
import { lookAtRuns } from '../jobs/jobs.store.ts';
import type { JobRow } from '../jobs/jobs.store.ts';

/** How often the runs of this process are looked after, all with one query. */
const WATCH_MS = 500;

/** One run that is looked after. */
export interface WatchedRun {
  /** Aborts once another run has claimed the job, or the job is settled or gone. */
  readonly signal: AbortSignal;
  /** Ids of pieces that might be begun, as they stood at the last look. */
  duePieces(): readonly string[];
  stop(): void;
}

/** Tells the runs of a process what becomes of their jobs meanwhile. */
export interface RunWatch {
  watch(job: Pick<JobRow, 'id' | 'attempt'>): WatchedRun;
}

interface Run {
  readonly id: string;
  readonly attempt: number;
  readonly outdated: AbortController;
  due: readonly string[];
}

export function createRunWatch({ database, clock }: Pick<JobContext, 'database' | 'clock'>): RunWatch {
  const runs = new Set<Run>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;

  async function look(): Promise<void> {
    // A database that is slow to answer must not be asked again and again meanwhile.
    if (looking) return;
    looking = true;
    try {
      const asked = [...runs];
      const jobs = await lookAtRuns(database.db, [...new Set(asked.map(({ id }) => id))], clock.now());
      for (const run of asked) {
        const job = jobs.get(run.id);
        run.due = job?.duePieces ?? [];
        if (job?.attempt !== run.attempt) run.outdated.abort();
      }
    } catch {
      // The database is away: the runs themselves will notice.
    } finally {
      looking = false;
    }
  }

  return {
    watch({ id, attempt }) {
      const run: Run = { id, attempt, outdated: new AbortController(), due: [] };
      runs.add(run);
      timer ??= setInterval(() => void look(), WATCH_MS);
      return {
        signal: run.outdated.signal,
        duePieces: () => run.due,
        stop() {
          runs.delete(run);
          if (runs.size > 0) return;
          clearInterval(timer);
          timer = undefined;
        },
      };
    },
  };
}
