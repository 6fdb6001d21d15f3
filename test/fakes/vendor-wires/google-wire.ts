import { events } from './vendor-wire.ts';
import type { VendorWire } from './vendor-wire.ts';

const usageMetadata = {
  promptTokenCount: 1000,
  cachedContentTokenCount: 800,
  candidatesTokenCount: 50,
  totalTokenCount: 1050,
};

const said = (text: string) => ({
  candidates: [{ index: 0, content: { role: 'model', parts: text === '' ? [] : [{ text }] } }],
});

const end = (finishReason: string) => ({
  candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason }],
  usageMetadata,
});

/** The Gemini API's `streamGenerateContent`. */
export const googleWire: VendorWire = {
  id: 'google',
  contentType: 'text/event-stream',
  base: '/v1beta',
  path: '/v1beta/models/fake-1:streamGenerateContent?alt=sse',
  key: { header: 'x-goog-api-key', of: (key) => key },
  whole: (text) => events(said(text), end('STOP')),
  tooLong: (text) => events(said(text), end('MAX_TOKENS')),
  filtered: (text) => events(said(text), end('SAFETY')),
  cut: (text) => events(said(text)),
  broken: (text, message) => events(said(text), { error: { code: 503, message, status: 'UNAVAILABLE' } }),
  refusal: (code, message) => JSON.stringify({ error: { code, message, status: 'FAKE' } }),
};
