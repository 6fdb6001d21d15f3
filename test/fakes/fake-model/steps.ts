import { z } from 'zod';

const FAULTS = [
  /** The connection breaks before any byte. */
  'reset',
  /** A login page with 200. */
  'html',
  /** 200 and half a JSON object. */
  'broken-json',
  /** 200, a proper stream, no text. */
  'empty',
  /** 200 and not a byte of a body. */
  'no-body',
  /** The connection breaks after some words. */
  'cut',
  /** The stream ends politely after some words, without a finish reason. */
  'unfinished',
  /** Some words, then silence. */
  'stalled',
  /** Small thoughts, one after the other, and never an answer. */
  'thinking',
  /** The same in large pieces. */
  'rambling',
  /** Headers never come. */
  'silent',
  /** Bytes that are no events. */
  'garbage',
  /** Some words, then an error event. */
  'error-event',
] as const;

const step = z.union([
  /** A good answer to our own prompts. */
  z.literal('ok'),
  /** An answer of the test's own; `finish` such as `length` or `content_filter`. */
  z.object({ text: z.string(), finish: z.string().default('stop') }),
  /** An HTTP error; `echoKey` repeats the caller's key in its message, as some vendors do. */
  z.object({
    status: z.number(),
    headers: z.record(z.string(), z.string()).default({}),
    code: z.string().nullable().default(null),
    echoKey: z.boolean().default(false),
  }),
  z.object({ fault: z.enum(FAULTS) }),
]);

export const steps = z.array(step);

/** What the fake model does with one request. */
export type Step = z.input<typeof step>;

export type Fault = Extract<Step, { fault: string }>;

/** A run of steps, one per request in the order of arrival and `ok` after the last, or a function of the request. */
export type Script<Request> = readonly Step[] | ((request: Request) => Step | undefined);

export const rateLimited = (retryAfter?: string): Step => ({
  status: 429,
  ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }),
});
