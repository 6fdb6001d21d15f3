import { z } from 'zod';
import { findTerms } from '../checks/terms.ts';
import { AUDIENCE_MAX_WORDS, TEXT_LIMITS, VOICE_LIMITS } from '../rules/limits.ts';
import { MESSAGES } from '../rules/messages.ts';
import { siteName } from '../rules/site-name.ts';
import { clashingTerm, TERM_LIMITS, tidyTerms } from '../rules/terms.ts';
import { countSpacedWords, isBlank, shorten } from '../rules/text.ts';
import { TONES } from '../rules/tones.ts';
import { languageInput } from './language.ts';
import { limitedText, optionalText } from './text.ts';

const termList = z
  .array(optionalText(TERM_LIMITS.length))
  // Empty and repeated ones are left out before they are counted.
  .max(TERM_LIMITS.perList * 4, { error: `At most ${TERM_LIMITS.perList} terms in a list` })
  .default([])
  .transform(tidyTerms)
  .refine((terms) => terms.length <= TERM_LIMITS.perList, { error: `At most ${TERM_LIMITS.perList} terms in a list` });

/** Texts in the brand's voice, from which a style profile is derived. */
const voiceSamples = z
  .array(limitedText(TEXT_LIMITS.voiceSample))
  .max(VOICE_LIMITS.samples, { error: `At most ${VOICE_LIMITS.samples} voice samples` });

/** A site as people write it: `example.com`, or the address of any of its pages. Kept as its name alone. */
const website = z
  .string()
  .max(TEXT_LIMITS.address, { error: 'The address of the website is too long' })
  .nullish()
  .transform((text, context) => {
    if (text === null || text === undefined || isBlank(text)) return null;
    const site = siteName(text);
    if (site !== null) return site;
    const message = `“${shorten(text.trim(), 60)}” is no website. Write it as example.com or https://example.com.`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const personaInput = z
  .object({
    name: limitedText(TEXT_LIMITS.personaName),
    business_description: limitedText(200).refine((text) => countSpacedWords(text) <= AUDIENCE_MAX_WORDS, {
      error: MESSAGES.audienceTooLong,
    }),
    marketing_objectives: z.array(limitedText(TEXT_LIMITS.objective)).max(20).default([]),
    tone_voice: z
      .string()
      .max(100)
      .transform((tone) => tone.trim().toLowerCase())
      .pipe(z.enum(TONES)),
    /** What pieces are written in, as a BCP 47 tag; null for the language of the topic. */
    language: languageInput,
    /** The brand's website; what is from there, or names it, counts as the brand's own. Null when it has none. */
    website,
    /** Words and phrases that no piece may hold. */
    banned_terms: termList,
    /** Words and phrases that each piece should hold. */
    required_terms: termList,
    /** Words and phrases that the brand likes to use where they fit. */
    preferred_terms: termList,
    /** What pieces may state about the brand without a source. */
    approved_facts: z
      .array(limitedText(TEXT_LIMITS.approvedFact))
      .max(VOICE_LIMITS.approvedFacts, { error: `At most ${VOICE_LIMITS.approvedFacts} approved facts` })
      .default([]),
    voice_samples: voiceSamples.default([]),
    /** How the brand sounds, a line a trait; derived from the samples and corrected by the user, or written by hand. */
    style_profile: optionalText(TEXT_LIMITS.styleProfile).default(''),
  })
  .superRefine(({ banned_terms: banned, required_terms: required, preferred_terms: preferred }, context) => {
    for (const [path, terms, kind] of [
      ['required_terms', required, 'required'],
      ['preferred_terms', preferred, 'preferred'],
    ] as const) {
      const message = termConflict(banned, terms, kind);
      if (message !== null) context.addIssue({ code: 'custom', path: [path], message });
    }
  });

/** What no piece could do justice to: the same term in both lists, or one that holds another. */
function termConflict(
  banned: readonly string[],
  wanted: readonly string[],
  kind: 'required' | 'preferred',
): string | null {
  const term = clashingTerm(banned, wanted);
  if (term !== undefined) return `“${term}” cannot be both a banned and a ${kind} term`;
  for (const holder of wanted) {
    const [held] = findTerms(holder, banned);
    if (held) return `“${holder}” cannot be ${kind}: it holds “${held.term}”, which is banned`;
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
  /** The name of the brand's website, such as `example.com`; null when it has none. */
  website: z.string().nullable(),
  banned_terms: z.array(z.string()),
  required_terms: z.array(z.string()),
  preferred_terms: z.array(z.string()),
  approved_facts: z.array(z.string()),
  voice_samples: z.array(z.string()),
  style_profile: z.string(),
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

/** What a style profile is derived from. */
export const styleProfileInput = z.object({
  voice_samples: voiceSamples.min(1, { error: 'Give at least one text in the voice of your brand' }),
});

export const styleProfile = z.object({
  /** A line a trait, for the user to read and correct. */
  style_profile: z.string(),
  /** The model's name, or `builtin` where the traits were measured without one. */
  written_by: z.string(),
});

export type StyleProfile = z.infer<typeof styleProfile>;
export type PersonaInput = z.input<typeof personaInput>;
export type Persona = z.infer<typeof persona>;
export type PersonaStatus = z.infer<typeof personaStatus>;
