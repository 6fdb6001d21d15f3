import type { OllamaClient } from 'ai-sdk-ollama';
import { z } from 'zod';
import { AttemptFailed } from '../model-failure.ts';

/** A part of an answer, as the package takes it. */
export type ChatResponse = Awaited<ReturnType<OllamaClient['chat']>>;

const count = z.number().exactOptional();

/** One line of an answer. The last one says why it ended. */
const line = z.object({
  message: z.object({ content: z.string().default(''), thinking: z.string().exactOptional() }).optional(),
  done: z.boolean(),
  done_reason: z.string().optional(),
  prompt_eval_count: count,
  eval_count: count,
});

const failed = z.object({ error: z.unknown() }).refine(({ error }) => error !== undefined);

/**
 * The parts of an answer, which Ollama sends as a JSON object a line.
 *
 * @throws AttemptFailed at the first line that is none, at an error, and when there is no last line.
 */
export async function* readOllamaLines(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatResponse> {
  let begun = false;
  for await (const text of linesOf(body)) {
    const part = readLine(text);
    begun = true;
    yield part;
    if (part.done) return;
  }
  throw new AttemptFailed(begun ? 'interrupted' : 'empty');
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((text) => text.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}

function readLine(text: string): ChatResponse {
  const said = parsed(text);
  if (failed.safeParse(said).success) throw new AttemptFailed('overloaded', { fault: 'error-line' });
  const { data } = line.safeParse(said);
  if (!data) throw new AttemptFailed('unreadable', { fault: 'line' });
  const { message, done_reason: reason, ...rest } = data;
  // No reason is not taken for a good one; the package reads these fields of a response and no others.
  const part: Partial<ChatResponse> = {
    ...rest,
    message: { role: 'assistant', content: '', ...message },
    ...(data.done ? { done_reason: reason ?? 'none' } : {}),
  };
  return part as ChatResponse;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AttemptFailed('unreadable', { fault: 'line' });
  }
}
