import { z } from 'zod';
import { HISTORY, MATERIAL_LIMITS, TEXT_LIMITS } from '../rules/limits.ts';
import { JOB_STATUSES, OUTPUT_STATUSES } from '../rules/job-status.ts';
import { cleanText, countCharacters, isLongerThan } from '../rules/text.ts';
import { askedFirst, fusion, fusionInput } from './fusion.ts';
import { languageInput } from './language.ts';
import { MATERIAL_KINDS, oursInput, webAddress } from './material.ts';
import { chosenResearchOptions, researchOptions, researchResults } from './research.ts';
import { isLeftOut, limitedText, MOST_OF_AN_ID, optionalText, someText, upTo } from './text.ts';
import { usageTotals } from './usage.ts';

/** Longer than any name of a format, in any spelling. */
const formatName = z.string().max(100, { error: 'The name of a format is not that long' });

/** More than there are formats: names in several spellings stand for one. */
const MOST_NAMES = 100;

const digitsText = z
  .string()
  .max(20)
  .regex(/^[+-]?\d+(?:\.\d+)?$/)
  .transform(Number);

/** A number, or one in digits, such as a form sends it. Any is taken: it is clamped to what a format can have. */
const quantity = z.union([z.number(), digitsText], { error: 'A quantity must be a number' });

/** Formats as they arrive: names in any spelling, quantities of any size; `formats/selection.ts` makes sense of both. */
export const formatSelectionInput = z.object({
  desired_formats: z.array(formatName).max(MOST_NAMES).default([]),
  batch_formats: z
    .record(formatName, quantity)
    .refine((quantities) => Object.keys(quantities).length <= MOST_NAMES, { error: 'There are not that many formats' })
    .meta({ maxProperties: MOST_NAMES })
    .default({}),
});

/**
 * What the user brings along: `text` as it stands, `url` of a page to be read, or `id` of material that is kept; one of
 * the three. The length of texts counts together, in `jobInput`.
 */
export const materialInput = z
  .object({
    title: optionalText(TEXT_LIMITS.materialTitle).default(''),
    // All texts together are counted, below.
    text: someText().meta(upTo(TEXT_LIMITS.material)).optional(),
    url: webAddress.optional(),
    id: z
      .string()
      .max(MOST_OF_AN_ID)
      .optional()
      .describe('Of kept material; access tokens need `materials:read` for it'),
    ours: oursInput.describe(
      'Whether it is the brand’s own; left out or null, it is as it is kept, else guessed by the website of the persona',
    ),
  })
  .refine(({ text, url, id }) => [text, url, id].filter((way) => way !== undefined).length === 1, {
    error: 'Your material must be a text, a link, or something that you keep here: one of the three',
  });

/** Counts over all texts together and stops as soon as it knows: fifty huge ones cost no more than one. */
function isTooMuchMaterial(items: readonly { text?: string | undefined }[]): boolean {
  let left: number = TEXT_LIMITS.material;
  for (const { text = '' } of items) {
    if (isLongerThan(text, left)) return true;
    left -= countCharacters(text);
  }
  return false;
}

export const WRITER_CHOICES = ['configured', 'builtin'] as const;

/** Who writes the pieces of a job: the writer that the server is set up with, or the built-in one. */
export const jobWriter = z.enum(WRITER_CHOICES);

export const WRITING_MODES = ['best', 'fast'] as const;

/** `best` plans, drafts, edits and checks the facts; `fast` plans and drafts each piece in one call, then checks the facts. */
export const writingMode = z.enum(WRITING_MODES);

export const jobWriterChoice = z.object({ writer: jobWriter });

/** Further pieces of a job; unless `writer` is given, they are written by the one that the job has. */
export const additionsInput = formatSelectionInput.extend({ writer: jobWriter.optional() });

export const jobInput = formatSelectionInput.extend({
  persona_id: z.string().max(MOST_OF_AN_ID, { error: 'This persona does not exist' }),
  topic: limitedText(TEXT_LIMITS.topic),
  /** What the pieces are written in, as a BCP 47 tag; null leaves it to the persona. */
  language: languageInput,
  material: z
    .array(materialInput)
    .max(MATERIAL_LIMITS.perJob, { error: `At most ${MATERIAL_LIMITS.perJob} notes, links and files in one project` })
    .default([])
    .refine((items) => !isTooMuchMaterial(items), {
      error: `Your material must be ${TEXT_LIMITS.material.toLocaleString('en')} characters or less in all`,
    }),
  fusion: fusionInput.nullish(),
  /** `builtin` has the built-in writer write this job, whatever model is configured. */
  writer: jobWriter.default('configured'),
  /** Null or left out: as the installation is set up. */
  mode: writingMode.nullish(),
  /** Whether the author is asked two or three questions at the pause for the opinion. */
  ask_first: z.boolean().default(false),
  /** Whether the job waits in `drafting` until its plan was read: `GET /jobs/{id}/plan`, then `POST /jobs/{id}/plan/confirm`. */
  review_plan: z.boolean().default(false),
  /** What the research may use. */
  research: researchOptions.nullish(),
  /** A job whose research is used again; the web is then not asked. */
  research_from: z.string().max(MOST_OF_AN_ID).nullish(),
});

export const pieceProgress = z.object({
  output_id: z.string(),
  format: z.string(),
  variant: z.int(),
  status: z.enum(OUTPUT_STATUSES),
  /** Set while the piece is written once more, with which angle; what it has can be read meanwhile. */
  redo: z.enum(['same', 'new']).nullable(),
  characters: z.int(),
});

/** What the job, or a piece of it, waits for: the model has sent it away for now, or its plan is to be read. */
export const jobWait = z.object({
  /** A sentence for the user, such as "OpenAI cannot be reached." */
  reason: z.string(),
  /** When the next try is due. */
  until: z.iso.datetime(),
});

/** The author's opinion, taken apart. */
export const stance = z.object({
  points: z.array(z.object({ id: z.string(), text: z.string() })).describe('In the author’s words, in their order'),
  objections: z
    .array(z.object({ point_id: z.string(), claim_id: z.string() }))
    .describe('Claims of the research that speak against a point'),
});

/** True figures: `percent` counts stages and settled pieces, never time. */
export const jobProgress = z.object({
  stage: z.enum(JOB_STATUSES),
  percent: z.int().min(0).max(100),
  message: z.string(),
  /** Null unless it waits for the model, for its turn to read sources, or for its plan to be read. */
  waiting: jobWait.nullable(),
  pieces: z.array(pieceProgress),
});

/** Kept material comes without its text: it is read with `GET /materials/{id}`. */
export const jobMaterial = z.object({
  /** Null for what was sent with the job alone, and once the kept material was deleted. */
  material_id: z.string().nullable(),
  kind: z.enum(MATERIAL_KINDS),
  /** Empty for notes without one. */
  title: z.string(),
  text: z.string().nullable(),
  url: z.string().nullable(),
  /** Whether it is the brand's own. */
  ours: z.boolean(),
});

/** Where the texts of a project come from that was made as an example. */
export const exampleOrigin = z.object({
  written_by: z.string().describe('Who wrote them, such as “a large language model”'),
  written_on: z.iso.date(),
});

export const job = z.object({
  id: z.string(),
  topic: z.string(),
  status: z.enum(JOB_STATUSES),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  persona_id: z
    .string()
    .nullable()
    .describe('Null once the persona was deleted; `persona` keeps the copy that the job was written for'),
  persona: z.object({ name: z.string(), business_description: z.string(), tone_voice: z.string() }),
  /** As chosen for this job, a BCP 47 tag; null leaves it to the persona. */
  language: z.string().nullable(),
  /** What each piece may not, and should, hold: the persona's terms when the job began. */
  terms: z.object({ banned: z.array(z.string()), required: z.array(z.string()) }),
  desired_formats: z.array(z.string()),
  batch_formats: z.record(z.string(), z.int()),
  initial_desired_formats: z.array(z.string()),
  material: z.array(jobMaterial),
  research_options: chosenResearchOptions,
  /** The job whose research this one uses again; null when it has its own. `job_id` is null once that one was deleted. */
  research_from: z.object({ job_id: z.string().nullable(), topic: z.string() }).nullable(),
  research_results: researchResults.nullable(),
  error_message: z.string().nullable(),
  progress: jobProgress,
  fusion: fusion.nullable(),
  writer: jobWriter,
  mode: writingMode,
  ask_first: z.boolean().describe('Whether the author is asked questions at the pause for the opinion'),
  asked: askedFirst
    .nullable()
    .describe('What the author is asked; null where nothing is. Replies are further keys of the answers'),
  review_plan: z.boolean().describe('Whether the job waits in `drafting` until its plan was read'),
  plan_due_at: z.iso
    .datetime()
    .nullable()
    .describe('While the plan waits to be read: when the pieces are written from it all the same'),
  example: exampleOrigin
    .nullable()
    .describe('Set for a copy of the finished example: who wrote its texts, and when. Null for any other project'),
  /** All calls that were made for the job, research and plan included. */
  usage: usageTotals,
  /** Points of the opinion, and what the research has against them; both empty without one. */
  stance,
});

/** A job without its long texts. */
export const jobSummary = job.omit({
  stance: true,
  terms: true,
  material: true,
  research_results: true,
  research_options: true,
  research_from: true,
});

/** A job in the history. */
export const historyJob = jobSummary.extend({
  research_results: researchResults
    .pick({ research_summary: true })
    .nullable()
    .describe('What research came to, in a few sentences; null until it has ended. `GET /jobs/{id}` has all of it'),
});

/** A number of a query, which is text: digits alone, not all that JavaScript takes for one. */
function digits(name: string, fallback: number, range: { min: number; max: number }) {
  const error = `${name} must be a whole number, ${range.min} to ${range.max}`;
  // The API's description leaves the default of a preprocessed value out, so words tell it.
  const described = z
    .int({ error })
    .min(range.min, { error })
    .max(range.max, { error })
    .describe(`${fallback} unless given`);
  return z
    .preprocess(
      (text) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : isLeftOut(text) ? undefined : text),
      described.default(fallback),
    )
    .default(fallback);
}

/** Part of a topic, so no longer than one. */
const limitedSearch = z
  .string()
  .transform(cleanText)
  .refine((text) => !isLongerThan(text, TEXT_LIMITS.topic), {
    error: `Search must be ${TEXT_LIMITS.topic} characters or less`,
  })
  .meta(upTo(TEXT_LIMITS.topic));

export const historyQuery = z.object({
  limit: digits('Limit', HISTORY.fetchLimit, { min: 1, max: HISTORY.fetchLimit }),
  offset: digits('Offset', 0, { min: 0, max: HISTORY.furthestOffset }),
  status_filter: z
    .string()
    .max(200, { error: 'Status filter must be 200 characters or less' })
    .optional()
    .describe('A status, or several with commas between; all of them where it is left out, empty or `all`'),
  search: limitedSearch.optional(),
});

export type JobInput = z.input<typeof jobInput>;
export type FormatSelection = z.output<typeof formatSelectionInput>;
export type JobProgress = z.infer<typeof jobProgress>;
export type PieceProgress = z.infer<typeof pieceProgress>;
export type JobWriter = z.infer<typeof jobWriter>;
export type WritingMode = z.infer<typeof writingMode>;
export type JobWait = z.infer<typeof jobWait>;
export type ExampleOrigin = z.infer<typeof exampleOrigin>;
export type Stance = z.infer<typeof stance>;
export type JobMaterial = z.infer<typeof jobMaterial>;
export type Job = z.infer<typeof job>;
export type JobSummary = z.infer<typeof jobSummary>;
export type HistoryJob = z.infer<typeof historyJob>;
