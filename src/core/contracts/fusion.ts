import { z } from 'zod';
import { TEXT_LIMITS } from '../rules/limits.ts';
import { optionalText } from './text.ts';

export const FUSION_TYPES = ['light', 'zero'] as const;

/** Questions that a project may ask its author, by their ids. */
export const QUESTION_IDS = ['q1', 'q2', 'q3'] as const;

const reply = optionalText(TEXT_LIMITS.reply).optional();

const answersInput = z
  .object({
    fusion_content: optionalText(TEXT_LIMITS.opinion).default(''),
    q1: reply,
    q2: reply,
    q3: reply,
  })
  .describe('The opinion; and replies to the questions of a project that asks first, by their ids');

/** The author's opinion. `light` carries one, `zero` says that there is none. */
export const fusionInput = z.object({
  fusion_type: z.enum(FUSION_TYPES),
  answers: answersInput.default({ fusion_content: '' }),
  /** Whether replies are added to what the persona may say about itself. */
  keep_answers: z.boolean().default(false),
});

export const fusion = z.object({
  fusion_type: z.enum(FUSION_TYPES),
  answers: z.object({
    fusion_content: z.string(),
    q1: z.string().optional(),
    q2: z.string().optional(),
    q3: z.string().optional(),
  }),
});

/** What a project that asks first shows its author while it waits for the opinion. */
export const askedFirst = z.object({
  findings: z.array(z.string()).describe('Ids of claims that say what is most worth knowing'),
  questions: z.array(z.object({ id: z.enum(QUESTION_IDS), text: z.string() })),
});

export type Fusion = z.infer<typeof fusion>;
export type AskedFirst = z.infer<typeof askedFirst>;
