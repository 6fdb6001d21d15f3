import type { z } from 'zod';
import { issueSentence } from '../../core/contracts/issue-sentence.ts';
import { invalidInput } from './errors.ts';
import { withoutNulls } from './without-nulls.ts';

/** A path holds names that the caller made up. */
const LONGEST_PATH = 200;

/**
 * Input as its schema has it, or an `invalid_input` error that names every wrong field. A field that is null counts as left
 * out, unless its schema has a meaning for null.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const first = parse(schema, input);
  if (first.success) return first.data;
  const sent = withoutNulls(
    input,
    first.error.issues.map(({ path }) => path),
  );
  const result = sent === input ? first : parse(schema, sent);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    path: issue.path.join('.').slice(0, LONGEST_PATH),
    message: issue.message,
  }));
  throw invalidInput(errors[0]?.message ?? 'The input is not valid', errors);
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(input, { error: issueSentence });
}
