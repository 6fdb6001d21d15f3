import { z } from 'zod';
import { OUTPUT_STATUSES } from '../rules/job-status.ts';
import { TEXT_LIMITS } from '../rules/limits.ts';
import { cleanText, isBlank, isLongerThan } from '../rules/text.ts';
import { upTo } from './text.ts';
import { usageTotals } from './usage.ts';

/** Where a piece stands on a claim, in the order of the text. */
export const citation = z.object({
  claim_id: z.string(),
  source_id: z.string(),
  /** The number in brackets in the text; null in formats that show none. */
  number: z.int().nullable(),
});

/** What nothing stands behind: a number, amount, date, quotation or whole statement; in the text it reads `[Check: …]`. */
export const flag = z.object({
  kind: z.enum(['number', 'amount', 'date', 'quotation', 'statement']),
  text: z.string(),
});

/** What a sentence rests on: a third party's source, one of our own, the author's opinion, or nothing that needs one. */
export const GROUNDS = ['source', 'ours', 'opinion', 'none'] as const;

/** A stretch of the piece's `content`. */
const span = z
  .object({ start: z.int(), end: z.int() })
  .describe('UTF-16 code units of `content`; `end` is the first one behind it');

/** A rule's verdict on the text. */
export const check = z.object({
  id: z.string().describe('Unique within the piece'),
  label: z.string(),
  status: z
    .enum(['pass', 'warn', 'fail'])
    .describe(
      '`fail` breaks a hard rule: what a platform refuses, or what nobody may say. `warn` is a convention missed.',
    ),
  detail: z.string().describe('What was found, in words to act on'),
  spans: z.array(span).describe('Where; empty where no one place is to blame'),
});

export const measures = z.object({
  characters: z.int().describe('As a person counts them: graphemes'),
  weighted_length: z.int().nullable().describe('As X weighs them; null in formats that X does not count'),
  words: z.int(),
  seconds: z.int().describe('To say a script aloud, to read all else in silence'),
  grade: z.number().nullable().describe('Years of school that the text asks for; null where that cannot be told'),
});

/** A piece that is a frame to be filled in. */
export const outline = z
  .object({
    sources: z.int().describe('Quoted in it when it was written'),
    gaps: z.int().describe('Places in `content`, `[Add: …]`, that are left for its author'),
  })
  .nullable()
  .describe('Set for a piece that is a frame to be filled in; null for any other, and once its last gap is filled');

export const output = z.object({
  id: z.string(),
  job_id: z.string(),
  format: z.string(),
  /** 1-based. */
  variant: z.int(),
  status: z.enum(OUTPUT_STATUSES),
  content: z.string().nullable().describe('The piece, and nothing but the piece; null until it is written'),
  outline,
  error_message: z.string().nullable(),
  /** What sets this variant apart from its siblings, in a few words. */
  angle: z.string().nullable(),
  /** The model's name, or `builtin` for the built-in writer; null when that is not known. */
  written_by: z.string().nullable(),
  /** What the piece stands on. */
  citations: z.array(citation),
  /** What a person has to check; gone once it no longer stands in the text. */
  flags: z.array(flag),
  stance: z
    .array(z.object({ point_id: z.string(), ...span.shape }))
    .describe(
      'Which sentence carries which point of the author’s opinion, see `stance.points` of the job; in the order of the text',
    ),
  grounds: z
    .array(z.object({ ground: z.enum(GROUNDS), ...span.shape }))
    .describe(
      'What the sentences rest on that the fact check looked at, in the order of the text: `source`, `ours`, `opinion`, or ' +
        '`none` for common advice, a view or trade knowledge without figure or finding. Sentences that were edited since, or ' +
        'are flagged, are not among them.',
    ),
  checks: z
    .array(check)
    .describe(
      'The rules of the format, those of every format, and those among the pieces of the job, judged on `content`. ' +
        'A rule that has nothing to judge by is left out; empty until the piece is written.',
    ),
  measures: measures.nullable().describe('Counted from `content`; null until the piece is written'),
  language: z
    .string()
    .nullable()
    .describe('BCP 47 tag that the piece was to be written in; null for the language of the topic'),
  layout_version: z.int().describe('Which layout of its format the text follows'),
  usage: usageTotals.describe('Calls for this piece alone; research and plan count for the job'),
  redo: z
    .enum(['same', 'new'])
    .nullable()
    .describe('Set while the piece is written once more, with which angle; `content` is the earlier text meanwhile'),
  redo_error: z
    .string()
    .nullable()
    .describe('Why the last try to write the piece once more came to nothing; the text is the earlier one'),
  versions: z.int().describe('How many earlier texts are kept, see `GET /outputs/{id}/versions`'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** An edit. Blank content is refused, so that a slip never costs the last saved text. */
export const outputEdit = z.object({
  content: z
    .string()
    .transform(cleanText)
    .refine((text) => !isBlank(text), { error: 'The text is empty. The last saved text stays.', abort: true })
    .refine((text) => !isLongerThan(text, TEXT_LIMITS.pieceContent), {
      error: `The text must be ${TEXT_LIMITS.pieceContent.toLocaleString('en')} characters or less`,
    })
    .meta(upTo(TEXT_LIMITS.pieceContent)),
});

export type Citation = z.infer<typeof citation>;
export type Flag = z.infer<typeof flag>;
export type Ground = (typeof GROUNDS)[number];
export type Output = z.infer<typeof output>;
