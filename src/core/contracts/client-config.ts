import { z } from 'zod';

/** What the browser has to know before the first call; stands in the served page and at `GET /api/config`. */
export const clientConfig = z.object({
  product: z.string(),
  version: z.string(),
  auth: z.object({ provider: z.string(), sign_up: z.boolean() }),
  /** The writer in use: `model` is null for the built-in writer. */
  writer: z.object({ id: z.enum(['builtin', 'model']), model: z.string().nullable() }),
  research: z.object({ providers: z.array(z.string()) }),
  limits: z.object({
    personas: z.int().nullable(),
    jobs_per_day: z.int().nullable(),
    jobs_at_once: z.int().nullable(),
  }),
});

export type ClientConfig = z.infer<typeof clientConfig>;
