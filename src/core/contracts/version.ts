import { z } from 'zod';
import { jobWriter } from './job.ts';
import { outline } from './output.ts';

/** Asks for a piece once more. */
export const redoInput = z.object({
  angle: z
    .enum(['same', 'new'])
    .default('same')
    .describe('`new` has the piece planned anew, with an angle that none of its format has'),
  writer: jobWriter
    .optional()
    .describe('Who writes this piece this time; the job’s writer unless given, which stays as it is'),
});

/** A text that a piece had before. */
export const outputVersion = z.object({
  /** Counted from 1 within the piece, the oldest first. */
  number: z.int(),
  content: z.string(),
  outline,
  angle: z.string().nullable(),
  written_by: z.string().nullable(),
  edited: z.boolean().nullable().describe('Whether somebody had changed it by hand; null where nobody took that down'),
  characters: z.int(),
  /** When another text took its place. */
  replaced_at: z.iso.datetime(),
});

export type OutputVersion = z.infer<typeof outputVersion>;
export type RedoInput = z.input<typeof redoInput>;
