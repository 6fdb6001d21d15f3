import { z } from 'zod';
import { cleanText, isBlank, isLongerThan } from '../rules/text.ts';
import type { RuleParams } from './issue-sentence.ts';

const rule = (params: RuleParams) => ({ params: { ...params } });

/** Trimmed text of which something can be seen, cleaned as `cleanText` does. */
export function someText() {
  return z
    .string()
    .transform((text) => cleanText(text).trim())
    .refine((text) => !isBlank(text), { ...rule({ rule: 'blank' }), abort: true });
}

/** Far longer than any id; what is no id at all is the id of nothing. */
export const MOST_OF_AN_ID = 100;

/** Says how long a text may be where its schema cannot: characters are counted as a person does, after cleaning. */
export const upTo = (max: number) => ({ maxLength: max });

/** Trimmed text of 1 to `max` characters, cleaned as `cleanText` does. */
export function limitedText(max: number) {
  return someText()
    .refine((text) => !isLongerThan(text, max), rule({ rule: 'too long', max }))
    .meta(upTo(max));
}

/** As `limitedText`, but may be empty. */
export function optionalText(max: number) {
  return z
    .string()
    .transform((text) => cleanText(text).trim())
    .refine((text) => !isLongerThan(text, max), rule({ rule: 'too long', max }))
    .meta(upTo(max));
}

/** A value of a query that stands for none: what scripts send in the place of a value that they do not have. */
export const isLeftOut = (value: unknown): boolean =>
  typeof value === 'string' && ['', 'null', 'undefined'].includes(value.trim().toLowerCase());
