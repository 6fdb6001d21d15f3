import { z } from 'zod';

/** An error as RFC 9457 has it; `detail` is one sentence that a marketer can read. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  request_id: z
    .string()
    .optional()
    .describe('Where the service failed: what its log calls the request, to be quoted to whoever runs it'),
});

export type Problem = z.infer<typeof problem>;
