import { z } from 'zod';
import { problem } from '../../core/contracts/problem.ts';
import { isId } from '../platform/ids.ts';

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problem } },
});

/** What every route may answer beside its success. */
export const problems = {
  '4xx': problemAnswer('The request was not accepted; `detail` says why'),
  '5xx': problemAnswer('The service failed or cannot be reached; try again'),
} as const;

export const noContent = z.undefined().describe('Done');

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
    .optional()
    .describe('Any text of 1 to 200 characters. For 24 hours the same key and body answer the first success again.'),
});
