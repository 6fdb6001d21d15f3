import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { ConstructorOptions } from 'pg-boss';
import type { Logger } from '../platform/logger.ts';
import type { Executor } from '../storage/database.ts';
import { isDiskFull } from '../storage/database-error.ts';
import type { Room } from '../storage/disk/watch-disk.ts';
import { codeOf } from '../storage/postgres-pool.ts';
import { rowsOf } from '../storage/rows.ts';
import { createQueueDatabase } from './postgres-queue-database.ts';
import type { QueuePatience } from './postgres-queue-database.ts';
import type { Queue, Task } from './queue.ts';
import { createSlots } from './slots.ts';

const QUEUE = 'work';

/** A local model may be slow: a task lives on its heartbeat, not on its age. */
const EXPIRES_AFTER_SECONDS = 12 * 3_600;

const YEAR_SECONDS = 365 * 86_400;

const QUEUE_OPTIONS = {
  notify: true,
  heartbeatSeconds: 10,
  expireInSeconds: EXPIRES_AFTER_SECONDS,
  retryLimit: 1_000_000,
  retryDelay: 1,
  retentionSeconds: YEAR_SECONDS,
  deleteAfterSeconds: 3_600,
} as const;

const NO_TASK = '00000000-0000-0000-0000-000000000000';

const SLOT_OPTIONS = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  heartbeatRefreshSeconds: 3,
} as const;

/** With these a queue whose connections went silent works again within a minute. */
const PATIENCE: QueuePatience = { connect: 5_000, query: 20_000, heartbeat: 10_000 };

type EmbeddedClient = Parameters<typeof fromPglite>[0];

export type QueueConnection =
  | { readonly kind: 'embedded'; readonly client: EmbeddedClient; readonly room?: Room }
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * The queue in the application's own database. With these intervals an idle worker picks a task up in some 20 ms,
 * and the task of a killed worker is taken up again after 10 to 12 s, on the embedded database as soon as a process starts;
 * pg-boss's defaults take 2 s and 15 minutes.
 */
export function createPgBossQueue(
  connection: QueueConnection,
  logger: Logger,
  patience: QueuePatience = PATIENCE,
): Queue {
  const database = databaseOf(connection, logger, patience);
  const boss = new PgBoss({
    ...database.options,
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    schedule: false,
  });
  const room = connection.kind === 'embedded' ? connection.room : undefined;
  boss.on('error', (error) => {
    // It asks every second, and has been told of already.
    if (room && isDiskFull(error)) return;
    logger.warn({ code: codeOf(error) }, 'the queue could not reach the database');
  });
  const stopping = new AbortController();
  /** What could not be kept is not begun: a full disk is like a stop to a task, which is taken up again later. */
  const underWay = new Set<string>();
  room?.onChange((isFull) => {
    // Their heartbeats were refused, too: before anybody takes them for dead.
    if (!isFull && underWay.size > 0) boss.touch(QUEUE, [...underWay]).catch(() => {});
  });
  const untilLeft = () => (room ? AbortSignal.any([stopping.signal, room.untilFull()]) : stopping.signal);
  boss.on('warning', (warning) => logger.debug({ warning: warning.message }, 'queue'));

  return {
    async start() {
      await startBoss(boss);
      await boss.createQueue(QUEUE, QUEUE_OPTIONS).catch(async (error: unknown) => {
        // On a full disk the one of an earlier start serves.
        if (!isDiskFull(error) || !(await boss.getQueue(QUEUE))) throw error;
      });
      // Makes pg-boss look the queue up and remember it. Else the first `send` would, with a query of its own in the
      // middle of a transaction, which the one connection of the embedded database never answers.
      await boss.findJobs(QUEUE, { id: NO_TASK });
      if (connection.kind === 'embedded') await takeUpAgain(connection.client);
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
              const signals = { signal: job.signal, stopping: untilLeft() };
              underWay.add(job.id);
              await slots.hold(slot, () => handler(job.data, signals)).finally(() => underWay.delete(job.id));
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
      await database.close();
    },
  };
}

/** Stops pg-boss when its start fails, so that it can be started again. */
async function startBoss(boss: PgBoss): Promise<void> {
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/**
 * Puts tasks that a killed process left active back in the queue. The lock of the embedded database proves that no other
 * process uses it, so there is no heartbeat to wait for.
 */
async function takeUpAgain(client: EmbeddedClient): Promise<void> {
  try {
    await client.query(
      `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null where name = $1 and state = 'active'`,
      [QUEUE],
    );
  } catch (error) {
    // On a full disk no work is begun anyway. Once there is room, the missed heartbeat puts the task back.
    if (!isDiskFull(error)) throw error;
  }
}

interface BossDatabase {
  readonly options: Pick<ConstructorOptions, 'backend' | 'db'>;
  close(): Promise<void>;
}

function databaseOf(connection: QueueConnection, logger: Logger, patience: QueuePatience): BossDatabase {
  if (connection.kind === 'embedded') {
    return { options: { backend: 'pglite', db: fromPglite(connection.client) }, close: async () => {} };
  }
  const db = createQueueDatabase(connection.url, logger, patience);
  return { options: { db }, close: () => db.close() };
}

/** pg-boss builds its statements with drizzle's `sql`, so what comes back here is one. */
function transactionFor(tx: Executor) {
  return { execute: async (query: unknown) => ({ rows: rowsOf(await tx.execute(query as SQL)) }) };
}
