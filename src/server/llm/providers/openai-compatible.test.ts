import { afterEach, expect, it } from 'vitest';
import { startVendorApi } from '../../../../test/fakes/vendor-api.ts';
import type { VendorApi } from '../../../../test/fakes/vendor-api.ts';
import { openAiWire } from '../../../../test/fakes/vendor-wires/openai-wire.ts';
import { events } from '../../../../test/fakes/vendor-wires/vendor-wire.ts';
import type { VendorWire } from '../../../../test/fakes/vendor-wires/vendor-wire.ts';
import { endpointAt } from '../../../../test/support/endpoint-at.ts';
import { systemClock } from '../../platform/clock.ts';
import { readAnswer } from '../read-answer.ts';
import { openAiCompatible } from './openai-compatible.ts';

const chatWire: VendorWire = { ...openAiWire, path: '/v1/chat/completions' };

const whole = events({ choices: [{ index: 0, delta: { content: 'Done.' }, finish_reason: 'stop' }] });

let api: VendorApi | undefined;
afterEach(() => api?.close());

it('asks for room by the newer name where the older one is refused, and once only', async () => {
  api = await startVendorApi(chatWire, { steps: [{ status: 400 }, { body: whole }] });
  const answer = await readAnswer({
    model: await openAiCompatible.create(endpointAt(api.url)),
    name: 'fake-1',
    request: {
      useCase: 'draft',
      system: 'You write.',
      prompt: 'Write.',
      maxOutputTokens: 16_000,
      signal: new AbortController().signal,
    },
    limits: { firstTokenMs: 60_000, idleMs: 60_000 },
    clock: systemClock,
  });
  expect(answer.text).toBe('Done.');
  const [first, second] = api.calls.map(({ body }) => JSON.parse(body));
  expect(first).toMatchObject({ max_tokens: 16_000 });
  const { max_tokens: _, ...others } = first;
  expect(second).toEqual({ ...others, max_completion_tokens: 16_000 });
});

it('asks for the tokens of an answer, and no longer where that is refused', async () => {
  api = await startVendorApi(chatWire, {
    steps: [
      { status: 422, message: "Extra inputs are not permitted, field: 'stream_options'" },
      { body: whole },
      { body: whole },
      { status: 400, message: 'This is too long.' },
    ],
  });
  const model = await openAiCompatible.create(endpointAt(api.url));
  const ask = () =>
    readAnswer({
      model,
      name: 'fake-1',
      request: { useCase: 'draft', system: 'You write.', prompt: 'Write.', signal: new AbortController().signal },
      limits: { firstTokenMs: 60_000, idleMs: 60_000 },
      clock: systemClock,
    });
  await ask();
  await ask();
  await expect(ask()).rejects.toMatchObject({ kind: 'rejected' });
  const asked = api.calls.map(({ body }) => JSON.parse(body).stream_options);
  expect(asked).toEqual([{ include_usage: true }, undefined, undefined, undefined]);
});

it('names a vendor that is known by its address, else the host', () => {
  const vendorOf = (baseUrl: string) => {
    const endpoint = endpointAt(baseUrl);
    return [openAiCompatible.vendor(endpoint), openAiCompatible.subject?.(endpoint)];
  };
  expect(vendorOf('https://openrouter.ai/api/v1')).toEqual(['OpenRouter', 'OpenRouter']);
  expect(vendorOf('http://127.0.0.1:1234/v1')).toEqual(['127.0.0.1:1234', 'The model at 127.0.0.1:1234']);
});
