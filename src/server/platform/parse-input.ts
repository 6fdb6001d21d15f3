import type { z } from 'zod';
import { invalidInput } from './errors.ts';
import { plainMessage } from './plain-messages.ts';

/** A path holds names that the caller made up. */
const LONGEST_PATH = 200;

/** Input as its schema has it, or an `invalid_input` error that names every wrong field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: plainMessage });
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    path: issue.path.join('.').slice(0, LONGEST_PATH),
    message: issue.message,
  }));
  throw invalidInput(errors[0]?.message ?? 'The input is not valid', errors);
}
