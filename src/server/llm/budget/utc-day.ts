const DAY_MS = 24 * 3_600_000;

/** The UTC day, as `2026-05-04`. */
export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);

/** Until the next UTC day begins, in ms; days of UTC have no other length than 24 hours. */
export const untilNextUtcDay = (now: Date): number => DAY_MS - (now.getTime() % DAY_MS);
