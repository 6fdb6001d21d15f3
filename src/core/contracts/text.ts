import { z } from 'zod';
import { cleanText, isBlank, isLongerThan } from '../rules/text.ts';

/** Trimmed text of which something can be seen, cleaned as `cleanText` does. `label` opens every error sentence. */
export function someText(label: string) {
  return z
    .string({ error: `${label} must be text` })
    .transform((text) => cleanText(text).trim())
    .refine((text) => !isBlank(text), { error: `${label} must not be empty`, abort: true });
}

/** Far longer than any id; what is no id at all is the id of nothing. */
export const MOST_OF_AN_ID = 100;

/** Says how long a text may be where its schema cannot: characters are counted as a person does, after cleaning. */
export const upTo = (max: number) => ({ maxLength: max });

/** Trimmed text of 1 to `max` characters, cleaned as `cleanText` does. `label` opens every error sentence. */
export function limitedText(label: string, max: number) {
  return someText(label)
    .refine((text) => !isLongerThan(text, max), {
      error: `${label} must be ${max.toLocaleString('en')} characters or less`,
    })
    .meta(upTo(max));
}

/** As `limitedText`, but may be empty. */
export function optionalText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .transform((text) => cleanText(text).trim())
    .refine((text) => !isLongerThan(text, max), {
      error: `${label} must be ${max.toLocaleString('en')} characters or less`,
    })
    .meta(upTo(max));
}
