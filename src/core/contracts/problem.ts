import { z } from 'zod';

/** An error as RFC 9457 has it; `detail` is one sentence that a marketer can read. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problem>;
