import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { answerPrompt } from './fake-model/answer-prompt.ts';
import { MANNERS } from './fake-model/manners.ts';
import type { Manner, Manners } from './fake-model/manners.ts';
import type { NoteManner } from './fake-model/note-claims.ts';
import { readPrompt } from './fake-model/read-prompt.ts';
import type { PromptReading } from './fake-model/read-prompt.ts';
import { sendFault, sendJson, sendText } from './fake-model/respond.ts';
import type { ToldTokens } from './fake-model/respond.ts';
import { steps } from './fake-model/steps.ts';
import type { Script, Step } from './fake-model/steps.ts';

/** One call as the fake model received it. */
export interface ModelCall {
  readonly authorization: string | null;
  readonly model: string;
  readonly stream: boolean;
  readonly maxTokens: number | null;
  readonly system: string;
  readonly prompt: string;
  /** What the prompt asks for, as far as its tags tell. */
  readonly reading: PromptReading;
}

export interface FakeModelOptions {
  readonly script?: Script<ModelCall>;
  /** Time before the first word; a function tells it for each call. */
  readonly latencyMs?: number | (() => number);
  /** Time over which the words then come. */
  readonly streamMs?: number;
  readonly port?: number;
  /** What it tells of the tokens of a call, null for nothing; by default they are counted by the length of the texts. */
  readonly tokens?: (call: ModelCall) => ToldTokens | null;
  /** Bad habits that show in every piece. */
  readonly manners?: readonly Manner[];
  /** Whether a repair brings the same faults again. */
  readonly stubborn?: boolean;
  /** Takes notes of sources, with these bad habits; unless it is given, research has to do without its help. */
  readonly notes?: readonly NoteManner[];
}

export interface FakeModelServer {
  /** Goes into LLM_BASE_URL. */
  readonly url: string;
  /** Calls so far, in the order of arrival. */
  readonly requests: readonly ModelCall[];
  /** From now on a piece comes in three parts: the second and the third once they are let go on. */
  writeInParts(): { goOn(): void };
  /** Replaces what is left of the script. */
  setScript(script: Script<ModelCall>): void;
  close(): Promise<void>;
}

const chatBody = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  max_tokens: z.number().nullish(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

/** An OpenAI-compatible endpoint on the loopback that writes plain texts for our own prompts, and fails as it is told. */
export async function startFakeModelServer(options: FakeModelOptions = {}): Promise<FakeModelServer> {
  const requests: ModelCall[] = [];
  let nextStep = stepsOf(options.script ?? []);
  let stops: readonly Promise<void>[] = [];
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, { error: { message: String(error), type: 'fake_error' } });
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/v1/models')
      return sendJson(response, 200, { object: 'list', data: [{ id: 'fake', object: 'model' }] });
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return sendJson(response, 404, { error: { message: 'no such route' } });
    const call = await readCall(request);
    requests.push(call);
    const step = nextStep(call);
    const { manners: habits = [], stubborn = false, notes = null, latencyMs = 0 } = options;
    const waitMs = typeof latencyMs === 'function' ? latencyMs() : latencyMs;
    if (waitMs > 0) await sleep(waitMs);
    const manners = { manners: habits, stubborn, notes };
    const told = options.tokens && { tokens: options.tokens(call) };
    const stopsOf = call.reading.task === 'draft' ? stops : [];
    await act({ call, step, response, streamMs: options.streamMs ?? 0, stops: stopsOf, manners, ...told });
  }

  // By default Node hangs up after five idle seconds: on a busy machine in the very moment of the next call, which then is lost.
  server.keepAliveTimeout = 60_000;
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    writeInParts() {
      const [second, third] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      stops = [second.promise, third.promise];
      const waiting = [second, third];
      return { goOn: () => waiting.shift()?.resolve() };
    },
    setScript(script) {
      nextStep = stepsOf(script);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
}

function stepsOf(script: Script<ModelCall>): (call: ModelCall) => Step {
  if (typeof script === 'function') return (call) => script(call) ?? 'ok';
  const left = [...script];
  return () => left.shift() ?? 'ok';
}

async function readCall(request: IncomingMessage): Promise<ModelCall> {
  const body = chatBody.parse(await json(request));
  const said = (role: string) =>
    body.messages
      .filter((message) => message.role === role)
      .map(({ content }) => content)
      .join('\n');
  const prompt = said('user');
  return {
    authorization: request.headers.authorization ?? null,
    model: body.model,
    stream: body.stream,
    maxTokens: body.max_tokens ?? null,
    system: said('system'),
    prompt,
    reading: readPrompt(prompt),
  };
}

async function act({
  call,
  step,
  response,
  streamMs,
  stops,
  manners,
  tokens,
}: {
  call: ModelCall;
  step: Step;
  response: ServerResponse;
  streamMs: number;
  stops: readonly Promise<void>[];
  manners: Manners;
  tokens?: ToldTokens | null;
}) {
  const told = tokens === undefined ? {} : { tokens };
  const reply = {
    response,
    model: call.model,
    stream: call.stream,
    prompt: call.system + call.prompt,
    streamMs,
    stops,
    ...told,
  };
  if (step === 'ok') return sendText(reply, answerPrompt(call.reading, manners), 'stop');
  if ('text' in step) return sendText(reply, step.text, step.finish ?? 'stop');
  if ('fault' in step) return sendFault(reply, step);
  const message = step.echoKey
    ? `Incorrect API key provided: ${call.authorization}`
    : `the fake model answers ${step.status}`;
  return sendJson(
    response,
    step.status,
    { error: { message, type: 'fake_error', code: step.code ?? null } },
    step.headers,
  );
}

/** By hand: `node test/fakes/fake-model-server.ts --port 4010 --latency 2000 --script '[{"status":429}]'`. */
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      latency: { type: 'string', default: '0' },
      stream: { type: 'string', default: '1000' },
      script: { type: 'string', default: '[]' },
      manners: { type: 'string', default: '[]' },
      stubborn: { type: 'boolean', default: false },
    },
  });
  const script = steps.parse(JSON.parse(values.script));
  const server = await startFakeModelServer({
    port: Number(values.port),
    latencyMs: Number(values.latency),
    streamMs: Number(values.stream),
    script,
    manners: z.array(z.enum(MANNERS)).parse(JSON.parse(values.manners)),
    stubborn: values.stubborn,
  });
  process.stdout.write(`A fake model answers at ${server.url}; set LLM_BASE_URL=${server.url} LLM_MODEL=fake\n`);
}
