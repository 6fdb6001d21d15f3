import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';

const schema = z.object({
  name: z.string(),
  motto: z.string().default('none'),
  age: z.number().optional(),
  language: z
    .string()
    .nullish()
    .transform((tag) => tag ?? 'as the topic'),
  parent: z.string().nullish(),
  inside: z.object({ terms: z.array(z.string()).default([]) }).optional(),
  each: z.array(z.object({ title: z.string().default('untitled') })).default([]),
  counts: z.record(z.string(), z.number()).default({}),
});

test('a field that is null counts as left out, wherever it stands', () => {
  const given = { name: 'a', inside: { terms: null }, each: [{ title: null }, {}], counts: { one: null, two: 2 } };
  expect(parseInput(schema, { ...given, motto: null, age: null })).toEqual(
    parseInput(schema, { name: 'a', inside: {}, each: [{}, {}], counts: { two: 2 } }),
  );
});

test('where null has a meaning of its own it keeps that', () => {
  const { language, parent, motto } = parseInput(schema, { name: 'a', language: null, parent: null, motto: null });
  expect({ language, parent, motto }).toEqual({ language: 'as the topic', parent: null, motto: 'none' });
});

test('what has to be there is missing when it is null, and an entry of a list is no field', () => {
  const said = (input: unknown) => {
    try {
      return parseInput(schema, input);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(said({ name: null })).toBe('Name is missing');
  expect(said({ name: 'a', inside: { terms: ['x', null] } })).toMatch(/must be text$/);
  expect(said(null)).toBe('The request body is missing');
});

test('the input itself is left as it was', () => {
  const input = Object.freeze({ name: 'a', motto: null, inside: Object.freeze({ terms: null }) });
  expect(parseInput(schema, input)).toMatchObject({ motto: 'none', inside: { terms: [] } });
  expect(input).toEqual({ name: 'a', motto: null, inside: { terms: null } });
});
