import { expect, it } from 'vitest';
import { z } from 'zod';
import { readJson } from './read-json.ts';

const schema = z.object({ name: z.string(), tags: z.array(z.string()) });
const value = { name: 'a', tags: ['b'] };

it.each([
  ['alone', '{"name":"a","tags":["b"]}'],
  ['in a fence', '```json\n{"name":"a","tags":["b"]}\n```'],
  ['in prose', 'Here is {the plan}:\n{"name":"a","tags":["b"]}\nI hope it helps.'],
])('an object %s is read', (_, text) => {
  expect(readJson(text, schema)).toEqual({ value });
});

it('characters that no database stores go, however they are written', () => {
  const text = String.raw`{"name":"a\u0000\ud800b","tags":["\udc00c","\ud83d\ude00"]}`;
  expect(readJson(text, schema)).toEqual({ value: { name: 'ab', tags: ['c', '😀'] } });
});

it('says what is wrong, so that the model can mend it', () => {
  expect(readJson('No object here.', schema)).toEqual({ problem: expect.stringContaining('no complete JSON object') });
  expect(readJson('{"name":"a","tags":["b"', schema)).toEqual({
    problem: expect.stringContaining('no complete JSON object'),
  });
  expect(readJson('{"name":1}', schema)).toEqual({ problem: expect.stringMatching(/name: .*; tags: /) });
});
