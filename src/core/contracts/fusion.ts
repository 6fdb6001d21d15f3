import { z } from 'zod';
import { TEXT_LIMITS } from '../rules/limits.ts';
import { optionalText } from './text.ts';

export const FUSION_TYPES = ['light', 'zero'] as const;

/** The author's opinion. `light` carries one, `zero` says that there is none. */
export const fusionInput = z.object({
  fusion_type: z.enum(FUSION_TYPES),
  answers: z.object({ fusion_content: optionalText(TEXT_LIMITS.opinion).default('') }).default({ fusion_content: '' }),
});

export const fusion = z.object({
  fusion_type: z.enum(FUSION_TYPES),
  answers: z.object({ fusion_content: z.string() }),
});

export type Fusion = z.infer<typeof fusion>;
