import { createParser } from 'eventsource-parser';
import type { DraftChange, LiveDraft, LiveSnapshot, LiveState, LiveText } from '../../src/core/contracts/live.ts';
import type { JobSummary } from '../../src/core/contracts/job.ts';
import { withChanges } from '../../src/core/rules/live-drafts.ts';
import type { ApiClient } from './api-client.ts';
import { inTime } from './wait-for.ts';

/** One event as it came. */
export type ReadEvent = { readonly id: string } & (
  | { readonly name: 'snapshot'; readonly data: LiveSnapshot }
  | { readonly name: 'state'; readonly data: LiveState }
  | { readonly name: 'text'; readonly data: LiveText }
);

/** Somebody who looks on, as a script would. */
export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  /** The next event; undefined when the stream has ended. */
  next(): Promise<ReadEvent | undefined>;
  /** All events until the stream ends. */
  rest(): Promise<ReadEvent[]>;
  /** Comments so far. */
  comments(): number;
  close(): Promise<void>;
}

export async function readEvents(url: string, api: ApiClient, jobId: string, after?: string): Promise<EventReader> {
  const hangUp = new AbortController();
  const response = await fetch(`${url}/api/jobs/${jobId}/events`, {
    headers: { authorization: `Bearer ${api.token}`, ...(after === undefined ? {} : { 'last-event-id': after }) },
    signal: hangUp.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const events: ReadEvent[] = [];
  let comments = 0;
  const parser = createParser({
    onEvent: ({ id, event, data }) => events.push({ id: id ?? '', name: event, data: JSON.parse(data) } as ReadEvent),
    onComment: () => (comments += 1),
  });
  const next = async () => {
    while (events.length === 0) {
      const read = await reader?.read();
      if (!read || read.done) return undefined;
      parser.feed(read.value);
    }
    return events.shift();
  };
  const nextInTime = () => inTime('the next event', next());
  return {
    status: response.status,
    headers: response.headers,
    next: nextInTime,
    async rest() {
      const all: ReadEvent[] = [];
      for (let event = await nextInTime(); event; event = await nextInTime()) all.push(event);
      return all;
    },
    comments: () => comments,
    async close() {
      hangUp.abort();
      await reader?.closed.catch(() => {});
    },
  };
}

/** What somebody sees who was told these events, one after the other. */
export interface View {
  readonly job: JobSummary | undefined;
  readonly drafts: readonly LiveDraft[];
}

export const BLANK: View = { job: undefined, drafts: [] };

export function seen(view: View, event: ReadEvent): View {
  switch (event.name) {
    case 'snapshot':
      return { job: event.data.job, drafts: event.data.drafts };
    case 'state':
      return { ...view, job: event.data.job };
    case 'text':
      return { ...view, drafts: withChanges(view.drafts, event.data.changes) };
  }
}

/** All that was told of the pieces, in its order. */
export const changesOf = (events: readonly ReadEvent[]): DraftChange[] =>
  events.flatMap((event) => (event.name === 'text' ? event.data.changes : []));
