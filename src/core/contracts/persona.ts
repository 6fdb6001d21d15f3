import { z } from 'zod';
import { findTerms } from '../checks/terms.ts';
import { AUDIENCE_MAX_WORDS, TEXT_LIMITS } from '../rules/limits.ts';
import { MESSAGES } from '../rules/messages.ts';
import { clashingTerm, TERM_LIMITS, tidyTerms } from '../rules/terms.ts';
import { countSpacedWords } from '../rules/text.ts';
import { TONES } from '../rules/tones.ts';
import { languageInput } from './language.ts';
import { limitedText, optionalText } from './text.ts';

const termList = z
  .array(optionalText('A term', TERM_LIMITS.length))
  .default([])
  .transform(tidyTerms)
  .refine((terms) => terms.length <= TERM_LIMITS.perList, { error: `At most ${TERM_LIMITS.perList} terms in a list` });

export const personaInput = z
  .object({
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
    /** What pieces are written in, as a BCP 47 tag; null for the language of the topic. */
    language: languageInput,
    /** Words and phrases that no piece may hold. */
    banned_terms: termList,
    /** Words and phrases that each piece should hold. */
    required_terms: termList,
  })
  .superRefine(({ banned_terms: banned, required_terms: required }, context) => {
    const message = termConflict(banned, required);
    if (message !== null) context.addIssue({ code: 'custom', path: ['required_terms'], message });
  });

/** What no piece could do justice to: the same term in both lists, or one that holds another. */
function termConflict(banned: readonly string[], required: readonly string[]): string | null {
  const term = clashingTerm(banned, required);
  if (term !== undefined) return `“${term}” cannot be both a banned and a required term`;
  for (const holder of required) {
    const [held] = findTerms(holder, banned);
    if (held) return `“${holder}” cannot be required: it holds “${held.term}”, which is banned`;
  }
  return null;
}

export const persona = z.object({
  id: z.string(),
  name: z.string(),
  business_description: z.string(),
  marketing_objectives: z.array(z.string()),
  tone_voice: z.enum(TONES),
  /** A BCP 47 tag; null for the language of the topic. */
  language: z.string().nullable(),
  banned_terms: z.array(z.string()),
  required_terms: z.array(z.string()),
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
