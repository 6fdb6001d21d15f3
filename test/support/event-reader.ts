import { createParser } from 'eventsource-parser';
import type { LiveDraft, LiveSnapshot, LiveState, LiveText } from '../../src/core/contracts/live.ts';
import type { JobSummary } from '../../src/core/contracts/job.ts';
import { isSettled } from '../../src/core/rules/job-status.ts';
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
  /** The next comment, which says that the connection lives. */
  signOfLife(): Promise<void>;
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
  /** Reads on until something is there; false at the end. */
  const readUntil = async (isThere: () => boolean) => {
    while (!isThere()) {
      const read = await reader?.read();
      if (!read || read.done) return false;
      parser.feed(read.value);
    }
    return true;
  };
  const next = async () => ((await readUntil(() => events.length > 0)) ? events.shift() : undefined);
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
    async signOfLife() {
      const before = comments;
      await inTime(
        'a sign of life',
        readUntil(() => comments > before),
      );
    },
    async close() {
      hangUp.abort();
      await reader?.cancel().catch(() => {});
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

/** As `readEvents`, over connections that are cut after each event and taken up again behind it. */
export async function readInHops(
  url: string,
  api: ApiClient,
  jobId: string,
  onEvent: (event: ReadEvent) => void = () => {},
): Promise<ReadEvent[]> {
  const all: ReadEvent[] = [];
  for (;;) {
    const reader = await readEvents(url, api, jobId, all.at(-1)?.id);
    const event = await reader.next();
    await reader.close();
    if (!event) throw new Error('The stream ended before the job had');
    all.push(event);
    onEvent(event);
    if (tellsEnd(event)) return all;
  }
}

const tellsEnd = (event: ReadEvent): boolean => event.name !== 'text' && isSettled(event.data.job.status);

/** All drafts that were ever told, by piece and name: why each began, and its text. */
export function draftsTold(events: readonly ReadEvent[]): Record<string, string> {
  const told: Record<string, string> = {};
  const changes = events.flatMap((event) => {
    if (event.name === 'state') return [];
    if (event.name === 'text') return event.data.changes;
    return event.data.drafts.map(({ reason, ...draft }) => ({ ...draft, begins: reason }));
  });
  for (const { output_id, draft, begins, text } of changes) {
    const name = `${output_id} ${draft}`;
    told[name] = begins === null ? `${told[name]}${text}` : `${begins}: ${text}`;
  }
  return told;
}
