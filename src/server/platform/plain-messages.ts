import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Sentences for inputs whose schema has none of its own; zod's are made for programmers. */
export function plainMessage(issue: Issue): string | undefined {
  const whole = !issue.path?.length;
  const field = whole ? 'The request body' : issue.path?.join('.');
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || (whole && issue.input === null)) return `${field} is missing`;
      return `${field} must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `${field} must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `${field} must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `${field} must be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_format':
      return issue.format === 'email' ? `${field} is not a valid e-mail address` : `${field} is not valid`;
    default:
      return undefined;
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' entries long' : '';
}
