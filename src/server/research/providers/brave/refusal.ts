import type { Headers } from 'undici';
import { z } from 'zod';

const error = z.object({ code: z.string() });
/** The schema of the reference has `error`, its examples have `errors`. */
const shape = z.union([
  z.object({ error }).transform((body) => body.error.code),
  z.object({ errors: z.array(error).min(1) }).transform((body) => body.errors[0]?.code ?? null),
]);

/** The code of a refusal, such as `RATE_LIMITED`; null where there is none. */
export function refusalCode(body: unknown): string | null {
  return shape.safeParse(body).data ?? null;
}

/**
 * How long to wait, by `X-RateLimit-Remaining: 0, 1985` and `X-RateLimit-Reset: 1, 1419704` (seconds): the longest
 * reset of a window that has nothing left. Undefined where the headers do not say.
 */
export function waitMs(headers: Headers): number | undefined {
  const remaining = numbersIn(headers.get('x-ratelimit-remaining'));
  const reset = numbersIn(headers.get('x-ratelimit-reset'));
  const waits = reset.filter((seconds, index) => seconds >= 0 && remaining[index] === 0);
  return waits.length > 0 ? Math.max(...waits) * 1_000 : undefined;
}

function numbersIn(header: string | null): number[] {
  return header?.split(',').map((part) => (part.trim() ? Number(part) : Number.NaN)) ?? [];
}
