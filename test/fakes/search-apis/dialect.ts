import type { FakePage } from './fake-pages.ts';

export interface FakeApiRequest {
  readonly method: string;
  readonly path: string;
  readonly params: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The JSON that was sent, null when there was none. */
  readonly body: unknown;
}

export interface FakeReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, */
  readonly body?: unknown;
  /** or as it is. */
  readonly text?: string;
}

export interface FakeShelf {
  readonly pages: readonly FakePage[];
  /** The one key that is right. */
  readonly key: string;
  /** What "recent" counts back from. */
  readonly now: Date;
}

/** How one API is spoken. */
export interface Dialect {
  /** Added to the address of the server, it is what the product's setting takes. */
  readonly base: string;
  /** The call that searches, below `base`. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  answer(request: FakeApiRequest, shelf: FakeShelf): FakeReply;
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 31, year: 365 };

/** The moment that a range such as "week" begins; null for all times. */
export function beginOf(range: string | null | undefined, now: Date): Date | null {
  const days = DAYS[range ?? ''];
  return days === undefined ? null : new Date(now.getTime() - days * 86_400_000);
}
