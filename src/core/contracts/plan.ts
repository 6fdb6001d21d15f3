import { z } from 'zod';
import { PLAN_LIMITS } from '../rules/limits.ts';
import { optionalText } from './text.ts';

const text = optionalText(PLAN_LIMITS.text).default('');
const lines = z
  .array(optionalText(PLAN_LIMITS.text))
  .max(PLAN_LIMITS.lines, { error: `At most ${PLAN_LIMITS.lines} lines` })
  .default([])
  .transform((all) => all.filter((each) => each !== ''));

/** What an editor in chief hands to the writers of all pieces. */
const planPage = z.object({
  idea: text.describe('The one sentence that a reader would repeat tomorrow'),
  reader: text.describe('A moment of the reader’s day in which the idea matters'),
  proof: z
    .array(z.object({ source_id: z.string().max(100).nullable(), words: optionalText(PLAN_LIMITS.text) }))
    .max(PLAN_LIMITS.lines)
    .default([])
    .describe('Facts that carry the idea, in the words of their source; null as source for our own'),
  left_out: text.describe('What everybody would use, and these pieces leave out'),
  objection: text.describe('The strongest objection, whole'),
  answer: text.describe('The honest answer to it, and what is conceded'),
  tomorrow: text.describe('One small step that the reader can take tomorrow'),
  own_words: lines.describe('Words of the author or of our own notes that have to appear'),
  not_to_claim: lines.describe('What no piece may claim'),
});

/** How one piece goes about it. */
const plannedPiece = z.object({
  format: z.string().max(100),
  variant: z.int(),
  angle: optionalText(PLAN_LIMITS.angle).default(''),
  first_line: optionalText(PLAN_LIMITS.line).default(''),
  how: optionalText(PLAN_LIMITS.line).default(''),
  leaves_out: optionalText(PLAN_LIMITS.line).default(''),
});

/** The plan of a job. */
export const jobPlan = z.object({
  page: z
    .object({
      idea: z.string(),
      reader: z.string(),
      proof: z.array(z.object({ source_id: z.string().nullable(), words: z.string() })),
      left_out: z.string(),
      objection: z.string(),
      answer: z.string(),
      tomorrow: z.string(),
      own_words: z.array(z.string()),
      not_to_claim: z.array(z.string()),
    })
    .nullable()
    .describe('Null where none was made: in fast mode, or when the model gave no usable one'),
  pieces: z.array(
    z.object({
      format: z.string(),
      variant: z.int(),
      angle: z.string(),
      first_line: z.string(),
      how: z.string(),
      leaves_out: z.string(),
    }),
  ),
  withheld: z
    .array(z.object({ source_id: z.string(), title: z.string() }))
    .describe('Sources that no model gets to read, since they speak to machines: their text may hold orders'),
});

/** A changed plan: the page as a whole, and those pieces that change. */
export const planInput = z.object({
  page: planPage,
  pieces: z.array(plannedPiece).max(100).default([]),
});

export type JobPlan = z.infer<typeof jobPlan>;
export type PlanInput = z.input<typeof planInput>;
