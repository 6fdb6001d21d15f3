import { z } from 'zod';
import { TEXT_LIMITS } from '../rules/limits.ts';
import { siteName } from '../rules/site-name.ts';
import { limitedText, MOST_OF_AN_ID, optionalText } from './text.ts';

/** Pasted text, a page of the web, or a file. */
export const MATERIAL_KINDS = ['note', 'link', 'file'] as const;

const title = optionalText(TEXT_LIMITS.materialTitle);
const noteText = limitedText(TEXT_LIMITS.material);
export const webAddress = z
  .string()
  .trim()
  .max(TEXT_LIMITS.address, { error: 'The link is too long' })
  .refine((text) => /^https?:\/\//i.test(text) && siteName(text) !== null, {
    error: 'A link must be a web address that begins with http:// or https://',
  });
/** Whose words it holds: true for the brand's own, false for somebody else's. Left out or null, it is guessed. */
export const oursInput = z.boolean().nullish();
const oursOfForm = z
  .enum(['true', 'false', ''], { error: 'Whose it is must be "true" for yours or "false" for somebody else’s' })
  .nullish()
  .transform((word) => (word ? word === 'true' : null));
const persona = z.string().max(MOST_OF_AN_ID, { error: 'This persona does not exist' }).nullish();

/** Pasted text that is kept for later jobs. */
export const newNote = z.object({ text: noteText, title: title.default(''), persona_id: persona, ours: oursInput });

/** A page that is read at once and kept for later jobs. */
export const newLink = z.object({ url: webAddress, title: title.default(''), persona_id: persona, ours: oursInput });

export const newMaterial = z.union([newNote, newLink]);

/** What may come along with a file; forms send what is left empty as an empty text. */
export const newFile = z.object({
  title: title.default(''),
  persona_id: persona.transform((id) => (id === '' ? null : id)),
  ours: oursOfForm,
});

/** The form of an upload, as the description of the API tells it. */
export const sentFile = newFile.extend({ file: z.string().meta({ format: 'binary' }) });

/**
 * What is left out stays as it is; `persona_id: null` frees it from its persona, `ours: null` has it guessed again. `text` is
 * for notes alone.
 */
export const materialChange = z.object({
  title: title.optional(),
  text: noteText.optional(),
  persona_id: persona,
  ours: oursInput,
});

/** A note, link or file of the user's, kept for later jobs. */
export const material = z.object({
  id: z.string(),
  kind: z.enum(MATERIAL_KINDS),
  title: z.string(),
  /** Where a link leads; null otherwise. */
  url: z.string().nullable(),
  file_name: z.string().nullable(),
  author: z.string().nullable(),
  published_at: z.string().nullable(),
  language: z.string().nullable(),
  characters: z.int(),
  /** Whether its end was left out since it is longer than what is kept. */
  shortened: z.boolean(),
  /** The persona that it belongs to: offered by itself when she is chosen. Null when it belongs to none. */
  persona_id: z.string().nullable(),
  /** Whether it is the brand's own. */
  ours: z.boolean(),
  /** Whether the user said so; otherwise it is a guess. */
  ours_chosen: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const materialWithText = material.extend({ text: z.string() });

export const materialQuery = z.object({ persona_id: z.string().max(MOST_OF_AN_ID).optional() });

export type Material = z.infer<typeof material>;
export type MaterialWithText = z.infer<typeof materialWithText>;
export type NewMaterial = z.input<typeof newMaterial>;
export type MaterialChange = z.input<typeof materialChange>;
export type MaterialKind = (typeof MATERIAL_KINDS)[number];
