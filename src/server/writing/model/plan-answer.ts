import { z } from 'zod';

const line = z.string().transform((text) => text.replace(/\s+/g, ' ').trim());
const filled = line.refine((text) => text !== '', { error: 'must not be empty' });
const ids = z.array(z.string()).default([]);

/** A plan as the model is asked to give it. */
export const planAnswer = z.object({
  objections: z.array(z.object({ point: z.string(), claim: z.string() })).default([]),
  messages: z.array(filled).min(1),
  pieces: z.array(
    z.object({
      number: z.coerce.number(),
      angle: filled,
      approach: line.default(''),
      hook: line.default(''),
      claims: ids,
      points: ids,
    }),
  ),
});

export type PlanAnswer = z.infer<typeof planAnswer>;
