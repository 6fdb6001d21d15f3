import { z } from 'zod';
import { isId } from '../platform/ids.ts';

export const noContent = z.null().describe('Done');

/** The answer to an `If-None-Match` that names the state that stands. */
export const notModified = z.null().describe('Nothing has changed');

/** The id of an object in the address. A malformed one is the id of nothing: the answer is 404. */
export const idOf = (what: string) =>
  z.object({
    id: z
      .string()
      .refine(isId, { error: `${what} not found` })
      .meta({ format: 'uuid' }),
  });

/** The header that makes a repeated POST safe; it is checked where it is used. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .meta({ maxLength: 200 })
    .optional()
    .describe('Any text of 1 to 200 characters. For 24 hours the same key and body answer the first success again.'),
});
