/** A day: a longer wait is of no use to anybody, and a huge number would overflow a date. */
const LONGEST_MS = 24 * 3_600_000;

type Headers = Readonly<Record<string, string>> | undefined;

/**
 * The wait that a vendor asks for, in ms, or null. Reads `retry-after-ms`, and `Retry-After` as seconds or as an
 * HTTP date (RFC 9110, 10.2.3). A date is measured against the answer's own `Date`, so that a wrong clock here does no harm.
 */
export function askedWait(headers: Headers, now: Date): number | null {
  const exact = Number(headers?.['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(exact)) return within(exact);
  const value = headers?.['retry-after']?.trim();
  if (!value) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return within(Number(value) * 1000);
  const until = Date.parse(value);
  if (Number.isNaN(until)) return null;
  const theirs = Date.parse(headers?.['date'] ?? '');
  return within(until - (Number.isNaN(theirs) ? now.getTime() : theirs));
}

const within = (ms: number): number => Math.min(LONGEST_MS, Math.max(0, Math.ceil(ms)));
