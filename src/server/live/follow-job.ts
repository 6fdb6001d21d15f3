import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { isDiskFull, isUnavailable } from '../storage/database-error.ts';
import { createBell } from './bell.ts';
import { readEventId } from './event-id.ts';
import type { LiveContext } from './live-context.ts';
import type { LiveEvent } from './live-events.ts';
import { lookForNews } from './look-for-news.ts';
import type { Follower } from './look-for-news.ts';
import { watchStream } from './streams.store.ts';

export interface Following {
  readonly jobId: string;
  /** The id of the last event that the caller has: it goes on behind it, where that can be. */
  readonly after?: string | undefined;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * What happens to the caller's job from now on, until it is settled or deleted, or `signal` ends it. Null where nothing has
 * happened for a while.
 *
 * @throws not_found, also for another user's job and for a malformed id.
 */
export async function followJob(
  context: LiveContext,
  { userId }: Principal,
  { jobId, after, signal }: Following,
): Promise<AsyncGenerator<LiveEvent | null, void>> {
  if (!isId(jobId) || !(await mayFollow(context, { userId, jobId }))) throw notFound('Project');
  return follow(context, { userId, jobId }, { after, signal });
}

async function* follow(
  context: LiveContext,
  follower: Follower,
  { after, signal }: Pick<Following, 'after' | 'signal'>,
): AsyncGenerator<LiveEvent | null, void> {
  const { database, pace, signals } = context;
  const bell = createBell(signals, follower.jobId);
  let position = readEventId(after);
  let hasBegun = false;
  let watchedAt = performance.now();
  try {
    while (!signal.aborted) {
      bell.look();
      const news = await unlessAway(() => lookForNews(database.db, follower, { position, hasBegun }));
      if (news === 'gone') return;
      let isOpen = true;
      if (news === 'swept' || performance.now() - watchedAt > pace.watch / 3) {
        isOpen = (await unlessAway(() => watch(context, follower))) !== undefined;
        watchedAt = performance.now();
      }
      if (news === 'swept' && isOpen) continue;
      if (news === undefined || news === 'swept') {
        await pause(pace.deafLook, undefined, { signal }).catch(() => {});
        yield null;
        continue;
      }
      for (const event of news.events) yield event;
      if (news.isOver) return;
      ({ position } = news);
      hasBegun = true;
      bell.seen(position);
      const rang = await bell.wait(signals.hears() ? pace.look : pace.deafLook, signal);
      if (!rang && !signal.aborted) yield null;
    }
  } finally {
    bell.close();
  }
}

/** On a full disk nobody can say that he looks on, and what is there can be followed all the same: it is not swept either. */
async function mayFollow(context: LiveContext, follower: Follower): Promise<boolean> {
  try {
    return await watch(context, follower);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    const news = await lookForNews(context.database.db, follower, { position: null, hasBegun: false });
    if (news === 'swept') throw error;
    return news !== 'gone';
  }
}

/** Says that somebody looks on, and opens the stream if there is none. False when there is no such job. */
async function watch({ database, pace }: LiveContext, { userId, jobId }: Follower): Promise<boolean> {
  const epoch = randomBytes(6).toString('hex');
  return await watchStream(database.db, { userId, jobId, epoch, seconds: pace.watch / 1000 });
}

/** A database that is away comes back: who looks on then goes on where it stands. */
async function unlessAway<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}
