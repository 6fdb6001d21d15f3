import { isSettled } from '../../core/rules/job-status.ts';
import type { Executor } from '../storage/database.ts';
import type { Position } from './event-id.ts';
import { eventsOf, snapshotOf, stateEvent, textEvents } from './live-events.ts';
import type { LiveEvent } from './live-events.ts';
import { findEventsAfter, findLiveView } from './streams.store.ts';
import type { LiveView, StreamEvents } from './streams.store.ts';

export interface Follower {
  readonly userId: string;
  readonly jobId: string;
}

export interface News {
  readonly events: readonly LiveEvent[];
  readonly position: Position;
  /** The job is settled, and the events say so. */
  readonly isOver: boolean;
}

/**
 * What has happened since `position`, or a snapshot where that cannot be told. `gone`: the job was deleted; `swept`: it has
 * no stream any more.
 */
export async function lookForNews(
  db: Executor,
  { userId, jobId }: Follower,
  { position, hasBegun }: { position: Position | null; hasBegun: boolean },
): Promise<News | 'gone' | 'swept'> {
  if (position && hasBegun) {
    const stream = await findEventsAfter(db, jobId, position.sequence);
    if (stream && goesOn(stream, position) && stream.events.every(({ changes }) => changes !== null)) {
      return { events: textEvents(stream.epoch, stream.events), position: endOf(stream), isOver: false };
    }
  }
  const view = await findLiveView(db, { userId, jobId, after: position?.sequence ?? 0 });
  if (!view) return 'gone';
  if (!view.stream) return 'swept';
  if (position && goesOn(view.stream, position)) return newsSince(position, view, view.stream);
  // What it has is of another stream, so all of this one is needed.
  if (position) return await lookForNews(db, { userId, jobId }, { position: null, hasBegun: false });
  return {
    events: [snapshotOf(view, view.stream)],
    position: endOf(view.stream),
    isOver: isSettled(view.overview.job.status),
  };
}

function newsSince(position: Position, view: LiveView, stream: StreamEvents): News {
  const isOver = isSettled(view.overview.job.status);
  const events = eventsOf(view, stream);
  // Who comes back when all is said has to learn that it is.
  if (isOver && !events.some(({ name }) => name === 'state')) events.push(stateEvent(view.overview, endOf(stream)));
  return { events, position: endOf(stream), isOver };
}

/** Whether these are all events after `position`. */
function goesOn(stream: StreamEvents, { epoch, sequence }: Position): boolean {
  return stream.epoch === epoch && stream.events.length === stream.lastSequence - sequence;
}

const endOf = ({ epoch, lastSequence }: StreamEvents): Position => ({ epoch, sequence: lastSequence });
