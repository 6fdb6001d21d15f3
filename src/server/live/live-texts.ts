import { setTimeout as pause } from 'node:timers/promises';
import type { DraftReason } from '../../core/contracts/live.ts';
import type { Logger } from '../platform/logger.ts';
import { isUnavailable } from '../storage/database-error.ts';
import type { Executor } from '../storage/database.ts';
import type { DraftListener } from '../writing/writer.ts';
import { createDraftBook } from './draft-book.ts';
import { appendText, findWatchedEpoch } from './streams.store.ts';

/** Tells those who look on what is being written. Trouble with that costs the live text alone. */
export interface LiveTexts {
  /** One run of the step that writes. */
  open(run: { readonly jobId: string; readonly attempt: number }): LiveRun;
}

export interface LiveRun {
  /** Hears a piece; its first draft is told as begun for `reason`. */
  listen(outputId: string, reason: DraftReason): DraftListener;
  /** The piece is about to settle: what those who look on lack of its text is told before. */
  finish(outputId: string): Promise<void>;
  /** Nothing more will be heard. */
  close(): Promise<void>;
}

/** In ms. */
export interface LiveTextPace {
  /** Between two tellings while somebody looks on. */
  readonly tell: number;
  /** Between two looks whether anybody does. */
  readonly look: number;
  /** The most that a piece waits for its text to be told. */
  readonly patience: number;
}

export const LIVE_TEXT_PACE: LiveTextPace = { tell: 200, look: 2_000, patience: 1_000 };

export interface LiveTextParts {
  readonly db: Executor;
  readonly logger: Logger;
  readonly pace?: LiveTextPace;
}

export function createLiveTexts(parts: LiveTextParts): LiveTexts {
  return { open: (run) => openRun(parts, run) };
}

function openRun(
  { db, logger, pace = LIVE_TEXT_PACE }: LiveTextParts,
  { jobId, attempt }: { jobId: string; attempt: number },
): LiveRun {
  const book = createDraftBook(attempt);
  /** The stream that somebody watches, as far as is known; and the one that was told all that counts as told. */
  let watched: string | null = null;
  let told: string | null = null;
  let telling: Promise<void> | null = null;
  let last = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function tell(): Promise<void> {
    last = performance.now();
    try {
      watched ??= await findWatchedEpoch(db, jobId);
      if (watched === null) return;
      if (watched !== told) book.forgetTold();
      told = watched;
      const news = book.news();
      if (!news) return;
      if (await appendText(db, { jobId, epoch: watched, attempt, changes: news.changes })) news.told();
      else watched = null;
    } catch (error) {
      // It may have been written or not: told from the beginning, it replaces whatever was.
      watched = null;
      told = null;
      if (!isUnavailable(error)) logger.warn({ err: error, job: jobId }, 'live text could not be told');
    }
  }
  function begin(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    telling ??= tell().finally(() => {
      telling = null;
      if (book.news()) soon();
    });
    return telling;
  }
  function soon(): void {
    if (timer || telling || isClosed) return;
    const due = last + (watched === null ? pace.look : pace.tell);
    timer = setTimeout(() => void begin(), Math.max(0, due - performance.now())).unref();
  }
  /** Until this is told, or cannot be, or has taken too long. */
  async function tellNow(hasNews: () => boolean): Promise<void> {
    if (watched === null && !telling) return;
    const deadline = performance.now() + pace.patience;
    while (performance.now() < deadline) {
      if (!telling && (watched === null || !hasNews())) return;
      await Promise.race([begin(), pause(deadline - performance.now(), undefined, { ref: false })]);
    }
  }

  return {
    listen(outputId, first) {
      if (book.hasDropped(outputId)) book.begin(outputId, first);
      return {
        begin(reason) {
          book.begin(outputId, reason === 'first' ? first : reason);
          soon();
        },
        add(text) {
          book.add(outputId, text);
          soon();
        },
      };
    },
    async finish(outputId) {
      await tellNow(() => book.hasNewsOf(outputId));
      book.drop(outputId);
    },
    async close() {
      await tellNow(() => book.news() !== null);
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
