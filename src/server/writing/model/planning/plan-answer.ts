import { z } from 'zod';

const line = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').replace(/\s+/g, ' ').trim());
const lines = z
  .array(line)
  .nullish()
  .transform((all) => (all ?? []).filter((text) => text !== ''));
const id = z
  .string()
  .nullish()
  .transform((text) => text?.replace(/[^\w.-]/g, '') || null);

/** A plan as the model is asked to give it: the page for all writers, and each piece's way in. */
export const planAnswer = z.object({
  idea: line,
  reader: line,
  proof: z
    .array(z.object({ source: id, words: line }))
    .nullish()
    .transform((all) => all ?? []),
  everybody_uses: line,
  objection: line,
  answer: line,
  tomorrow: line,
  own_words: lines,
  not_to_claim: lines,
  against: z
    .array(z.object({ point: line, source: id, words: line }))
    .nullish()
    .transform((all) => all ?? []),
  pieces: z.array(
    z.object({
      number: z.coerce.number(),
      angle: line,
      first_line: line,
      how: line,
      leaves_out: line,
    }),
  ),
});

export type PlanAnswer = z.infer<typeof planAnswer>;
