import type { QueuePatience } from '../../src/server/queue/postgres-queue-database.ts';

/** For a database that is there and only slow, as on a machine that has much else to do. */
export const PATIENT: QueuePatience = { connect: 60_000, query: 60_000, heartbeat: 10_000 };
