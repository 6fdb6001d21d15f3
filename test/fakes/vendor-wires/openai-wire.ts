import { events } from './vendor-wire.ts';
import type { VendorWire } from './vendor-wire.ts';

const begin = (text: string) => [
  { type: 'response.created', response: { id: 'resp_1', created_at: 1, model: 'm' } },
  { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1' } },
  ...(text === '' ? [] : [{ type: 'response.output_text.delta', output_index: 0, item_id: 'msg_1', delta: text }]),
];

const usage = {
  input_tokens: 1000,
  input_tokens_details: { cached_tokens: 800 },
  output_tokens: 50,
  output_tokens_details: { reasoning_tokens: 0 },
};

function end(reason: string | null) {
  const response = { incomplete_details: reason === null ? null : { reason }, usage };
  return [
    { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'msg_1' } },
    { type: reason === null ? 'response.completed' : 'response.incomplete', response },
  ];
}

/** OpenAI's `/responses`. */
export const openAiWire: VendorWire = {
  id: 'openai',
  contentType: 'text/event-stream; charset=utf-8',
  base: '/v1',
  path: '/v1/responses',
  key: { header: 'authorization', of: (key) => `Bearer ${key}` },
  whole: (text) => events(...begin(text), ...end(null)),
  tooLong: (text) => events(...begin(text), ...end('max_output_tokens')),
  filtered: (text) => events(...begin(text), ...end('content_filter')),
  cut: (text) => events(...begin(text)),
  broken: (text, message) =>
    events(...begin(text), { type: 'error', sequence_number: 3, code: 'server_error', message, param: null }),
  refusal: (status, message) => JSON.stringify({ error: { message, type: 'fake', param: null, code: `e${status}` } }),
};
