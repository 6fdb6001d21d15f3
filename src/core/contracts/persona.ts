import { z } from 'zod';
import { AUDIENCE_MAX_WORDS, TEXT_LIMITS } from '../rules/limits.ts';
import { MESSAGES } from '../rules/messages.ts';
import { countSpacedWords } from '../rules/text.ts';
import { TONES } from '../rules/tones.ts';
import { limitedText } from './text.ts';

export const personaInput = z.object({
  name: limitedText('Name', TEXT_LIMITS.personaName),
  business_description: limitedText('Target audience', 200).refine(
    (text) => countSpacedWords(text) <= AUDIENCE_MAX_WORDS,
    {
      error: MESSAGES.audienceTooLong,
    },
  ),
  marketing_objectives: z.array(limitedText('A marketing objective', TEXT_LIMITS.objective)).max(20).default([]),
  tone_voice: z
    .string()
    .transform((tone) => tone.trim().toLowerCase())
    .pipe(z.enum(TONES, { error: `Tone must be one of ${TONES.join(', ')}` })),
});

export const persona = z.object({
  id: z.string(),
  name: z.string(),
  business_description: z.string(),
  marketing_objectives: z.array(z.string()),
  tone_voice: z.enum(TONES),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** `remaining` and `limit` are null when the server sets no limit. */
export const personaStatus = z.object({
  count: z.int(),
  limit: z.int().nullable(),
  remaining: z.int().nullable(),
  can_create: z.boolean(),
});

export type PersonaInput = z.input<typeof personaInput>;
export type Persona = z.infer<typeof persona>;
export type PersonaStatus = z.infer<typeof personaStatus>;
