import type { LiveSnapshot, LiveState, LiveText } from '../../core/contracts/live.ts';
import { isSettled } from '../../core/rules/job-status.ts';
import { joinChanges, withChanges } from '../../core/rules/live-drafts.ts';
import { presentSummary } from '../jobs/present-job.ts';
import { attemptOf } from './draft-key.ts';
import { eventId } from './event-id.ts';
import type { Position } from './event-id.ts';
import type { LiveView, StreamEvents } from './streams.store.ts';

/** One event of a stream, with the id that a later request goes on from. */
export type LiveEvent = { readonly id: string } & (
  | { readonly name: 'snapshot'; readonly data: LiveSnapshot }
  | { readonly name: 'state'; readonly data: LiveState }
  | { readonly name: 'text'; readonly data: LiveText }
);

type Events = StreamEvents['events'];

/** All that stands: the job, and of each piece that is being written the text so far. */
export function snapshotOf({ overview, attempt }: LiveView, stream: StreamEvents): LiveEvent {
  const writing = new Set(overview.pieces.filter(({ status }) => status === 'writing').map(({ id }) => id));
  const drafts = withChanges(
    [],
    stream.events.flatMap(({ changes }) => changes ?? []),
  );
  return {
    id: eventId({ epoch: stream.epoch, sequence: stream.lastSequence }),
    name: 'snapshot',
    data: {
      job: presentSummary(overview),
      // A run that was given up or cancelled has left others behind.
      drafts: drafts.filter(({ output_id, draft }) => writing.has(output_id) && attemptOf(draft) === attempt),
    },
  };
}

/** What was written of the pieces, as one event; none where nothing was. */
export function textEvents(epoch: string, events: Events): LiveEvent[] {
  const changes = joinChanges(events.flatMap((event) => event.changes ?? []));
  const last = events.at(-1);
  return last && changes.length > 0
    ? [{ id: eventId({ epoch, sequence: last.sequence }), name: 'text', data: { changes } }]
    : [];
}

/**
 * Texts and changes of the job in an order that can be cut anywhere: a text that was written before the job changed is told
 * before, and of several changes the last one, which holds the others.
 */
export function eventsOf({ overview }: LiveView, { epoch, events }: StreamEvents): LiveEvent[] {
  const at = events.findLastIndex(({ changes }) => changes === null);
  const state = events[at];
  if (!state) return textEvents(epoch, events);
  const told = stateEvent(overview, { epoch, sequence: state.sequence });
  const after = isSettled(overview.job.status) ? [] : textEvents(epoch, events.slice(at + 1));
  return [...textEvents(epoch, events.slice(0, at)), told, ...after];
}

export function stateEvent(overview: LiveView['overview'], position: Position): LiveEvent {
  return { id: eventId(position), name: 'state', data: { job: presentSummary(overview) } };
}
