import { events } from './vendor-wire.ts';
import type { VendorWire } from './vendor-wire.ts';

const begin = (text: string) => [
  {
    type: 'message_start',
    message: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [],
      stop_reason: null,
      usage: { input_tokens: 200, cache_read_input_tokens: 800, cache_creation_input_tokens: 0, output_tokens: 1 },
    },
  },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'ping' },
  ...(text === '' ? [] : [{ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }]),
];

const end = (reason: string) => [
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 50 } },
  { type: 'message_stop' },
];

/** Anthropic's `/messages`. */
export const anthropicWire: VendorWire = {
  id: 'anthropic',
  contentType: 'text/event-stream; charset=utf-8',
  base: '/v1',
  path: '/v1/messages',
  key: { header: 'x-api-key', of: (key) => key },
  whole: (text) => events(...begin(text), ...end('end_turn')),
  tooLong: (text) => events(...begin(text), ...end('max_tokens')),
  filtered: (text) => events(...begin(text), ...end('refusal')),
  cut: (text) => events(...begin(text)),
  broken: (text, message) => events(...begin(text), { type: 'error', error: { type: 'overloaded_error', message } }),
  refusal: (status, message) => JSON.stringify({ type: 'error', error: { type: `e${status}`, message } }),
};
