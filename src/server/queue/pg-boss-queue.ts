import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { ConstructorOptions } from 'pg-boss';
import type { Logger } from '../platform/logger.ts';
import type { Executor } from '../storage/database.ts';
import { rowsOf } from '../storage/rows.ts';
import type { Queue, Task } from './queue.ts';
import { createSlots } from './slots.ts';

const QUEUE = 'work';

/** A local model may be slow: a task lives on its heartbeat, not on its age. */
const EXPIRES_AFTER_SECONDS = 12 * 3_600;

const YEAR_SECONDS = 365 * 86_400;

const NO_TASK = '00000000-0000-0000-0000-000000000000';

const SLOT_OPTIONS = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  heartbeatRefreshSeconds: 3,
} as const;

/** How long the queue waits for its database, in ms. */
export interface QueuePatience {
  /** For a free connection or a new one. */
  readonly connect: number;
  /** For the answer to a query. */
  readonly query: number;
  /** Between two looks whether the connection that listens for new tasks is alive. */
  readonly heartbeat: number;
}

/** With these a queue whose connections went silent works again within a minute. */
const PATIENCE: QueuePatience = { connect: 5_000, query: 20_000, heartbeat: 10_000 };

export type QueueConnection =
  | { readonly kind: 'embedded'; readonly client: Parameters<typeof fromPglite>[0] }
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * The queue in the application's own database. With these intervals an idle worker picks a task up in some 20 ms,
 * and the task of a killed worker is taken up again after 10 to 12 s; pg-boss's defaults take 2 s and 15 minutes.
 */
export function createPgBossQueue(
  connection: QueueConnection,
  logger: Logger,
  patience: QueuePatience = PATIENCE,
): Queue {
  const boss = new PgBoss({
    ...connectionOptions(connection, patience),
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    schedule: false,
  });
  boss.on('error', (error) => logger.warn({ code: codeOf(error) }, 'the queue could not reach the database'));
  const stopping = new AbortController();
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
        ...(options.delayMs ? { startAfter: options.delayMs / 1000 } : {}),
        ...(options.payer ? { group: { id: options.payer } } : {}),
      });
    },
    async forget(tx, jobIds) {
      if (jobIds.length === 0) return;
      // pg-boss deletes by ids of its own; one statement takes the ids from the tasks' data.
      await tx.execute(
        sql`delete from pgboss.job where name = ${QUEUE} and data ->> 'jobId' in (select jsonb_array_elements_text(${JSON.stringify(jobIds)}::jsonb))`,
      );
    },
    async work(handler, { atOnce, perPayer }) {
      const slots = createSlots(
        { atOnce },
        {
          open: (slot) =>
            boss.work<Task>(QUEUE, { ...SLOT_OPTIONS, groupConcurrency: perPayer }, async ([job]) => {
              if (!job) return;
              const signals = { signal: job.signal, stopping: stopping.signal };
              await slots.hold(slot, () => handler(job.data, signals));
            }),
          wake: (id) => boss.notifyWorker(id),
          close: (id) => void boss.offWork(QUEUE, { id, wait: false }),
        },
      );
      await slots.openIdle();
    },
    async stop(graceMs) {
      stopping.abort(new Error('The process stops'));
      await boss.stop({ graceful: true, timeout: graceMs });
    },
  };
}

function connectionOptions(connection: QueueConnection, patience: QueuePatience): ConstructorOptions {
  if (connection.kind === 'embedded') return { backend: 'pglite', db: fromPglite(connection.client) };
  // pg-boss hands its options on to pg as they are, also those that its types do not name. Without them a network that
  // goes silent holds all connections, and with them the queue, for ever.
  const options = {
    connectionString: connection.url,
    max: 4,
    application_name: 'manifold-queue',
    connectionTimeoutMillis: patience.connect,
    query_timeout: patience.query,
    statement_timeout: patience.query,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    notifyHeartbeatIntervalMs: patience.heartbeat,
    notifyHeartbeatTimeoutMs: patience.connect,
  };
  return options;
}

/** pg-boss builds its statements with drizzle's `sql`, so what comes back here is one. */
function transactionFor(tx: Executor) {
  return { execute: async (query: unknown) => ({ rows: rowsOf(await tx.execute(query as SQL)) }) };
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
