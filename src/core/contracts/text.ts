import { z } from 'zod';
import { cleanText, countCharacters } from '../rules/text.ts';

/** Trimmed text of 1 to `max` characters, NUL and lone surrogates removed. `label` opens every error sentence. */
export function limitedText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .transform((text) => cleanText(text).trim())
    .refine((text) => text.length > 0, { error: `${label} must not be empty`, abort: true })
    .refine((text) => countCharacters(text) <= max, {
      error: `${label} must be ${max.toLocaleString('en')} characters or less`,
    });
}

/** As `limitedText`, but may be empty. */
export function optionalText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .transform((text) => cleanText(text).trim())
    .refine((text) => countCharacters(text) <= max, {
      error: `${label} must be ${max.toLocaleString('en')} characters or less`,
    });
}
