import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { FakeReply } from './dialect.ts';

const replies = z.record(
  z.string(),
  z.object({
    status: z.int(),
    headers: z.record(z.string(), z.string()).default({}),
    body: z.unknown().optional(),
    text: z.string().optional(),
  }),
);

/** An answer as the API's documentation has it, by its name in `test/fakes/provider-answers/<api>.json`. */
export function documented(api: string, name: string): FakeReply {
  const file = new URL(`../provider-answers/${api}.json`, import.meta.url);
  const reply = replies.parse(JSON.parse(readFileSync(file, 'utf8')))[name];
  if (!reply) throw new Error(`${api}.json has no "${name}"`);
  const { status, headers, body, text } = reply;
  return { status, headers, ...(text === undefined ? { body } : { text }) };
}
