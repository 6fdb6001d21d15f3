import { z } from 'zod';
import { canonicalLanguage } from '../rules/languages.ts';
import { shorten } from '../rules/text.ts';

/** A BCP 47 tag on input, in any spelling; left out and null are the same. */
export const languageInput = z
  .string()
  .max(100, { error: 'The tag of a language is not that long' })
  .transform((text, context) => {
    const tag = canonicalLanguage(text);
    if (tag !== null) return tag;
    const message = `“${shorten(text, 40)}” is no language. Name one by its tag, such as “en”, “de” or “pt-BR”.`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .nullish()
  .transform((tag) => tag ?? null);
