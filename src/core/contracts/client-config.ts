import { z } from 'zod';
import { writingMode } from './job.ts';

/** What the browser has to know before the first call; stands in the served page and at `GET /api/config`. */
export const clientConfig = z.object({
  product: z.string(),
  version: z.string(),
  auth: z.object({
    provider: z.string(),
    /** Whether a stranger may make an account now. */
    sign_up: z.boolean(),
    /** Whether the product sends mail: then addresses are verified and forgotten passwords set anew by it. */
    mail: z.boolean(),
    /** Clerk's publishable key; null with other providers. */
    publishable_key: z.string().nullable(),
    /** Host of the OpenID Connect issuer that people sign in at; null with other providers. */
    issuer: z.string().nullable(),
  }),
  writer: z.object({
    id: z.enum(['builtin', 'model']),
    /** Null for the built-in writer. */
    model: z.string().nullable(),
    /** Who is asked: a vendor's name such as OpenAI; null for the built-in writer, and for an endpoint of one's own. */
    vendor: z.string().nullable(),
    /** What keeps the model from writing right now, in words; null while nothing is known to. */
    trouble: z.string().nullable(),
    /** Languages that it has words of its own for, as BCP 47 tags; null where that is up to the model. */
    languages: z.array(z.string()).nullable(),
  }),
  /** How a model writes unless a project says otherwise. */
  mode: writingMode,
  research: z.object({ providers: z.array(z.string()) }),
  limits: z.object({
    personas: z.int().nullable(),
    jobs_per_day: z.int().nullable(),
    jobs_at_once: z.int().nullable(),
    tokens_per_job: z.int().nullable(),
    tokens_per_day: z.int().nullable(),
    uploads_per_day: z.int().nullable(),
  }),
});

export type ClientConfig = z.infer<typeof clientConfig>;
