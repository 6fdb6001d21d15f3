import type { z } from 'zod';
import { fieldWords } from './field-words.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What a rule of our own says of itself, see `text.ts`. */
export interface RuleParams {
  readonly rule: 'blank' | 'too long';
  readonly max?: number;
}

/** A sentence for what is wrong with an input where its schema has none: in a person's words, since zod's are made for programmers. */
export function issueSentence(issue: Issue): string {
  const field = fieldWords(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      if (isAbsent(issue)) return `${field} ${issue.expected === 'array' ? 'are' : 'is'} missing`;
      return `${field} must be ${KINDS[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return isAbsent(issue) ? `${field} is missing` : `${field} must be ${oneOf(issue.values)}`;
    case 'too_small':
      return `${field} must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `${field} must be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'custom':
      return `${field} ${ruleSentence(issue.params)}`;
    default:
      return isAbsent(issue) ? `${field} is missing` : `${field} is not valid`;
  }
}

/** A whole body of null is none. */
function isAbsent({ input, path }: Issue): boolean {
  return input === undefined || (input === null && !path?.length);
}

function ruleSentence(params: Partial<RuleParams> = {}): string {
  if (params.rule === 'blank') return 'must not be empty';
  if (params.max !== undefined) return `must be ${params.max.toLocaleString('en')} characters or less`;
  return 'is not valid';
}

function oneOf(values: readonly unknown[]): string {
  const named = values.map(String);
  const last = named.pop() ?? '';
  if (named.length === 0) return last;
  return `${named.length > 1 ? 'one of ' : ''}${named.join(', ')} or ${last}`;
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' entries long' : '';
}
