/** Bytes in a megabyte, as settings and messages count them. */
export const MEGABYTE = 1_000_000;
