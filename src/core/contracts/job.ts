import { z } from 'zod';
import { HISTORY, TEXT_LIMITS } from '../rules/limits.ts';
import { JOB_STATUSES, OUTPUT_STATUSES } from '../rules/job-status.ts';
import { cleanText, countCharacters, isLongerThan } from '../rules/text.ts';
import { fusion, fusionInput } from './fusion.ts';
import { limitedText, optionalText, someText } from './text.ts';

/** Longer than any name of a format, in any spelling. */
const formatName = z
  .string({ error: 'A format is named by a text' })
  .max(100, { error: 'The name of a format is not that long' });

/** Formats as they arrive: names in any spelling, quantities of any size; `formats/selection.ts` makes sense of both. */
export const formatSelectionInput = z.object({
  desired_formats: z.array(formatName).max(100).default([]),
  batch_formats: z.record(formatName, z.number({ error: 'A quantity is a number' })).default({}),
});

export const materialInput = z.object({
  title: optionalText('A title of your material', TEXT_LIMITS.materialTitle).default(''),
  /** Its length counts with that of the others, in `jobInput`. */
  text: someText('Your material'),
});

/** Counts over all texts together and stops as soon as it knows: fifty huge ones cost no more than one. */
function isTooMuchMaterial(items: readonly { text: string }[]): boolean {
  let left: number = TEXT_LIMITS.material;
  for (const { text } of items) {
    if (isLongerThan(text, left)) return true;
    left -= countCharacters(text);
  }
  return false;
}

export const jobInput = formatSelectionInput.extend({
  persona_id: z.string({ error: 'persona_id is missing' }),
  topic: limitedText('Topic', TEXT_LIMITS.topic),
  material: z
    .array(materialInput)
    .max(50)
    .default([])
    .refine((items) => !isTooMuchMaterial(items), {
      error: `Your material must be ${TEXT_LIMITS.material.toLocaleString('en')} characters or less in all`,
    }),
  fusion: fusionInput.nullish(),
});

/** `wikipedia` and other encyclopaedias, the web at large, or what the user brought along. */
export const SOURCE_KINDS = ['encyclopaedia', 'web', 'material'] as const;

export const source = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  site: z.string(),
  published_at: z.string().nullable(),
  retrieved_at: z.string(),
  kind: z.enum(SOURCE_KINDS),
  /** Licence of the source's text when it is known, such as `CC BY-SA 4.0`. */
  license: z.string().nullable(),
});

/** One usable statement with the words that it stands on; `quote` stands verbatim in the source's stored text. */
export const claim = z.object({ id: z.string(), source_id: z.string(), quote: z.string() });

export const researchResults = z.object({
  wiki_content: z.string(),
  research_summary: z.string(),
  sources: z.array(source),
  ledger: z.array(claim),
});

export const pieceProgress = z.object({
  output_id: z.string(),
  format: z.string(),
  variant: z.int(),
  status: z.enum(OUTPUT_STATUSES),
  characters: z.int(),
});

/** True figures: `percent` counts stages and settled pieces, never time. */
export const jobProgress = z.object({
  stage: z.enum(JOB_STATUSES),
  percent: z.int().min(0).max(100),
  message: z.string(),
  pieces: z.array(pieceProgress),
});

export const job = z.object({
  id: z.string(),
  topic: z.string(),
  status: z.enum(JOB_STATUSES),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  /** Null once the persona was deleted; `persona` keeps the copy that the job was written for. */
  persona_id: z.string().nullable(),
  persona: z.object({ name: z.string(), business_description: z.string(), tone_voice: z.string() }),
  desired_formats: z.array(z.string()),
  batch_formats: z.record(z.string(), z.int()),
  initial_desired_formats: z.array(z.string()),
  material: z.array(z.object({ title: z.string(), text: z.string() })),
  research_results: researchResults.nullable(),
  error_message: z.string().nullable(),
  progress: jobProgress,
  fusion: fusion.nullable(),
});

/** A job in the history: as `job`, without the long texts. */
export const jobSummary = job.omit({ material: true, research_results: true });

/** A number of a query, which is text: digits alone, not all that JavaScript takes for one. */
function digits(name: string, fallback: number, range: { min: number; max: number }) {
  const error = `${name} must be a whole number, ${range.min} ${range.max === Number.MAX_SAFE_INTEGER ? 'or more' : `to ${range.max}`}`;
  // The API's description leaves the default of a preprocessed value out, so words tell it.
  const described = z
    .int({ error })
    .min(range.min, { error })
    .max(range.max, { error })
    .describe(`${fallback} unless given`);
  return z
    .preprocess((text) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text), described)
    .default(fallback);
}

/** Part of a topic, so no longer than one. */
const limitedSearch = z
  .string()
  .transform(cleanText)
  .refine((text) => !isLongerThan(text, TEXT_LIMITS.topic), {
    error: `search must be ${TEXT_LIMITS.topic} characters or less`,
  });

export const historyQuery = z.object({
  limit: digits('limit', HISTORY.fetchLimit, { min: 1, max: HISTORY.fetchLimit }),
  offset: digits('offset', 0, { min: 0, max: Number.MAX_SAFE_INTEGER }),
  status_filter: z.string().optional(),
  search: limitedSearch.optional(),
});

export type JobInput = z.input<typeof jobInput>;
export type FormatSelectionInput = z.input<typeof formatSelectionInput>;
export type Source = z.infer<typeof source>;
export type Claim = z.infer<typeof claim>;
export type ResearchResults = z.infer<typeof researchResults>;
export type JobProgress = z.infer<typeof jobProgress>;
export type PieceProgress = z.infer<typeof pieceProgress>;
export type Job = z.infer<typeof job>;
export type JobSummary = z.infer<typeof jobSummary>;
