import { z } from 'zod';
import { OUTPUT_STATUSES } from '../rules/job-status.ts';
import { TEXT_LIMITS } from '../rules/limits.ts';
import { cleanText, isBlank, isLongerThan } from '../rules/text.ts';

export const output = z.object({
  id: z.string(),
  job_id: z.string(),
  format: z.string(),
  /** 1-based. */
  variant: z.int(),
  status: z.enum(OUTPUT_STATUSES),
  content: z.string().nullable(),
  error_message: z.string().nullable(),
  /** What sets this variant apart from its siblings, in a few words. */
  angle: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** An edit. Blank content is refused, so that a slip never costs the last saved text. */
export const outputEdit = z.object({
  content: z
    .string({ error: 'content must be text' })
    .transform(cleanText)
    .refine((text) => !isBlank(text), { error: 'The text is empty. The last saved text stays.', abort: true })
    .refine((text) => !isLongerThan(text, TEXT_LIMITS.pieceContent), {
      error: `The text must be ${TEXT_LIMITS.pieceContent.toLocaleString('en')} characters or less`,
    }),
});

export type Output = z.infer<typeof output>;
