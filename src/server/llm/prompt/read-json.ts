import type { z } from 'zod';
import { cleanText } from '../../../core/rules/text.ts';

export type JsonReading<Value> = { readonly value: Value } | { readonly problem: string };

/** The JSON object in an answer, with or without a fence or prose around it, as the schema has it; else what is wrong. */
export function readJson<Schema extends z.ZodType>(text: string, schema: Schema): JsonReading<z.output<Schema>> {
  const found = jsonIn(text);
  if (found === undefined) return { problem: 'The answer holds no complete JSON object.' };
  const result = schema.safeParse(found);
  if (result.success) return { value: result.data };
  const issues = result.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'the object'}: ${issue.message}`);
  return { problem: `The JSON object is not as asked. ${issues.join('; ')}` };
}

/** From the first brace to the last; where that is no JSON, from each further brace on. */
function jsonIn(text: string): unknown {
  const end = text.lastIndexOf('}') + 1;
  let tries = 0;
  for (let start = text.indexOf('{'); start !== -1 && start < end && tries < 10; start = text.indexOf('{', start + 1)) {
    tries += 1;
    try {
      // An escape such as \u0000 becomes a character only here, and no database stores it.
      return JSON.parse(text.slice(start, end), (_key, value: unknown) =>
        typeof value === 'string' ? cleanText(value) : value,
      );
    } catch {
      // Prose before the object can hold a brace of its own.
    }
  }
  return undefined;
}
