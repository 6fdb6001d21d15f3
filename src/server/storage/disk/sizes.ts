/** The log of the database grows by so much at once. PGlite without room for that ends, or never comes back from a query. */
export const LOG_SEGMENT_BYTES = 16 * 1024 * 1024;

/** What is kept for the log of what is under way when the disk gets full, and for a start on a full disk. */
export const RESERVE_BYTES = 3 * LOG_SEGMENT_BYTES;

/** The part of it that is for a start alone, which writes some files anew and cannot do without them. */
export const START_BYTES = RESERVE_BYTES / 3;

/** With less than this free beside the reserve nothing new is taken. */
export const LOW_BYTES = 2 * LOG_SEGMENT_BYTES;

/** With so much free beside the reserve changes are taken again: more, so that it does not go to and fro. */
export const ENOUGH_BYTES = 3 * LOG_SEGMENT_BYTES;
