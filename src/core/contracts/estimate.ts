import { z } from 'zod';
import { TEXT_LIMITS } from '../rules/limits.ts';
import { formatSelectionInput, jobWriter, writingMode } from './job.ts';

/** Characters as a person counts them; a form that is not filled in yet has none. */
const characters = (max: number) => z.int().min(0).max(max).default(0);

/**
 * What is known of a start while its form is filled in; nothing has to be there yet. A persona or project that is not the
 * caller's counts as none.
 */
export const estimateInput = formatSelectionInput.extend({
  material_characters: characters(TEXT_LIMITS.material).describe('Of all notes, links and files together'),
  opinion_characters: characters(TEXT_LIMITS.opinion),
  writer: jobWriter.default('configured'),
  mode: writingMode.nullish().describe('Null or left out: as the installation is set up'),
  persona_id: z.string().max(100).nullish(),
  /** The job whose research would be used again. */
  research_from: z.string().max(100).nullish(),
});

export type EstimateInput = z.input<typeof estimateInput>;
