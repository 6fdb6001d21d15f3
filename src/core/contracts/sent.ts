import { z } from 'zod';

export const SENT_KINDS = ['topic', 'persona', 'opinion', 'replies', 'source', 'plan', 'pieces'] as const;

/** Which texts of a job went to one vendor. */
export const sentToVendor = z.object({
  vendor: z.string().describe('A known vendor, else the kind of endpoint'),
  models: z.array(z.string()),
  calls: z.int(),
  first_at: z.iso.datetime().describe('Of its calls'),
  last_at: z.iso.datetime(),
  texts: z.array(
    z.object({
      kind: z.enum(SENT_KINDS),
      source_id: z.string().nullable().describe('Of a source; null for all else'),
      title: z.string().describe('Of a source, as it is known; empty for all else'),
      whole: z.boolean().describe('False where no more than the best passages were sent'),
    }),
  ),
  withheld: z
    .array(
      z.object({
        source_id: z.string(),
        title: z.string(),
        noted: z
          .boolean()
          .describe('Whether notes were taken of the sources there, for which passages of each are sent'),
      }),
    )
    .describe('Sources whose text speaks to machines and may hold orders: they are shown to no writer'),
});

export type SentToVendor = z.infer<typeof sentToVendor>;
