import type { Headers } from 'undici';
import { SourceUnavailable } from '../research-provider.ts';

/** An answer with a status that is no success. */
export interface Refusal {
  readonly status: number;
  readonly headers: Headers;
  /** Its JSON, null when it has none. */
  readonly body: unknown;
}

/** What a refusal means whatever the source. Its own text is never passed on: it may hold keys and addresses. */
export function refused(label: string, { status, headers }: Refusal, keyed: boolean): SourceUnavailable {
  if (keyed && (status === 401 || status === 403)) return keyRefused(label);
  if (status === 429 || status === 503) return limitedNow(label, retryAfterMs(headers));
  return new SourceUnavailable(`${label} answered with an error`, {
    kind: 'unusable',
    cause: new Error(`HTTP ${status}`),
  });
}

export function keyRefused(label: string): SourceUnavailable {
  return new SourceUnavailable(`The key of ${label} was refused`, { kind: 'unusable' });
}

export function limitedNow(label: string, retryAfter?: number): SourceUnavailable {
  return new SourceUnavailable(`${label} has reached its limit of questions for now`, {
    kind: 'limited',
    ...(retryAfter === undefined ? {} : { retryAfterMs: retryAfter }),
  });
}

/** The paid or free allowance is used up, which no waiting of ours ends. */
export function usedUp(label: string): SourceUnavailable {
  return new SourceUnavailable(`The allowance of ${label} is used up`, { kind: 'limited' });
}

/** `Retry-After` in seconds; its other form, a date, is too rare here to be worth a guess about clocks. */
function retryAfterMs(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  const seconds = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}
