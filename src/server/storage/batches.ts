export interface BatchLimits {
  /** Of the values of a batch together; a larger value has a batch of its own. */
  readonly bytes: number;
  readonly rows: number;
}

/**
 * What a query should read or write of long texts at most: the embedded database answers nobody else until it is done, which
 * takes some 6 ms for this much.
 */
export const LONG_TEXTS: BatchLimits = { bytes: 250_000, rows: 1_000 };

/** The rows in their order, in groups that are read or written at once. */
export function batchesOf<Row extends { readonly bytes: number }>(
  rows: readonly Row[],
  limits: BatchLimits = LONG_TEXTS,
): Row[][] {
  const batches: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    const last = batches.at(-1);
    if (last && last.length < limits.rows && row.bytes <= room) last.push(row);
    else {
      batches.push([row]);
      room = limits.bytes;
    }
    room -= row.bytes;
  }
  return batches;
}
