import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { ConstructorOptions } from 'pg-boss';
import type { Logger } from '../platform/logger.ts';
import type { Executor } from '../storage/database.ts';
import { rowsOf } from '../storage/rows.ts';
import type { Queue, Task } from './queue.ts';

const QUEUE = 'work';

/** A local model may be slow: a task lives on its heartbeat, not on its age. */
const EXPIRES_AFTER_SECONDS = 12 * 3_600;

const YEAR_SECONDS = 365 * 86_400;

const NO_TASK = '00000000-0000-0000-0000-000000000000';

export type QueueConnection =
  | { readonly kind: 'embedded'; readonly client: Parameters<typeof fromPglite>[0] }
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * The queue in the application's own database. With these intervals an idle worker picks a task up in some 20 ms,
 * and the task of a killed worker is taken up again after 10 to 12 s; pg-boss's defaults take 2 s and 15 minutes.
 */
export function createPgBossQueue(connection: QueueConnection, logger: Logger): Queue {
  const boss = new PgBoss({
    ...connectionOptions(connection),
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    schedule: false,
  });
  boss.on('error', (error) => logger.warn({ code: codeOf(error) }, 'the queue could not reach the database'));
  boss.on('warning', (warning) => logger.debug({ warning: warning.message }, 'queue'));

  return {
    async start() {
      await boss.start();
      await boss.createQueue(QUEUE, {
        notify: true,
        heartbeatSeconds: 10,
        expireInSeconds: EXPIRES_AFTER_SECONDS,
        retryLimit: 1_000_000,
        retryDelay: 1,
        retentionSeconds: YEAR_SECONDS,
        deleteAfterSeconds: 3_600,
      });
      // Makes pg-boss look the queue up and remember it. Else the first `send` would, with a query of its own in the
      // middle of a transaction, which the one connection of the embedded database never answers.
      await boss.findJobs(QUEUE, { id: NO_TASK });
    },
    async send(tx, task, options = {}) {
      await boss.send(QUEUE, task, {
        db: fromDrizzle(transactionFor(tx), sql),
        ...(options.notBefore ? { startAfter: options.notBefore } : {}),
      });
    },
    async work(handler, { concurrency }) {
      // One pg-boss worker a slot, so that each can look for more the moment it is done: NOTIFY tells of new
      // tasks only, and a backlog would else wait for the next poll.
      for (let slot = 0; slot < concurrency; slot += 1) {
        const worker: { id?: string } = {};
        worker.id = await boss.work<Task>(
          QUEUE,
          { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, heartbeatRefreshSeconds: 3 },
          async ([job]) => {
            if (!job) return;
            try {
              await handler(job.data, job.signal);
            } finally {
              if (worker.id) boss.notifyWorker(worker.id);
            }
          },
        );
      }
    },
    async stop(graceMs) {
      await boss.stop({ graceful: true, timeout: graceMs });
    },
  };
}

function connectionOptions(connection: QueueConnection): ConstructorOptions {
  if (connection.kind === 'embedded') return { backend: 'pglite', db: fromPglite(connection.client) };
  return { connectionString: connection.url, max: 4, application_name: 'manifold-queue' };
}

/** pg-boss builds its statements with drizzle's `sql`, so what comes back here is one. */
function transactionFor(tx: Executor) {
  return { execute: async (query: unknown) => ({ rows: rowsOf(await tx.execute(query as SQL)) }) };
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
