import type { VendorWire } from './vendor-wire.ts';

const lines = (...data: readonly object[]): string => data.map((each) => `${JSON.stringify(each)}\n`).join('');

const said = (content: string) => ({
  model: 'fake-1',
  created_at: '2026-01-01T00:00:00Z',
  message: { role: 'assistant', content },
  done: false,
});

const end = (reason: string) => ({
  ...said(''),
  done: true,
  done_reason: reason,
  prompt_eval_count: 1000,
  eval_count: 50,
});

/** Ollama's `/api/chat`: one JSON object a line, no filter of its own, and no count of what it had in its cache. */
export const ollamaWire: VendorWire = {
  id: 'ollama',
  contentType: 'application/x-ndjson',
  base: '',
  path: '/api/chat',
  key: { header: 'authorization', of: (key) => `Bearer ${key}` },
  whole: (text) => lines(said(text), end('stop')),
  tooLong: (text) => lines(said(text), end('length')),
  filtered: (text) => lines(said(text), end('stop')),
  cut: (text) => lines(said(text)),
  broken: (text, message) => lines(said(text), { error: message }),
  refusal: (_, message) => JSON.stringify({ error: message }),
};
