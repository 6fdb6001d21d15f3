import { type Play, show } from './play.ts';
import { articlePage } from './articles.ts';

const PAGE = articlePage('Whole or not', [
  'This paragraph would be fine if the answer around it were what it says it is, and this one has 31 words so that nobody takes it for the label of a button.',
  'The second paragraph is here because readers of pages tend to leave out what is short: they take it for a menu, a notice about cookies or the end of something else.',
]);

/** Writes bytes as they are, past everything that makes an answer well formed. */
const raw =
  (text: string): Play =>
  ({ request }) => {
    request.socket.end(text);
  };

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n';
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';

export const BROKEN: Readonly<Record<string, Play>> = {
  '/empty': show(''),
  '/broken/length-too-long': raw(`${HEAD}Content-Length: 99999\r\n\r\n${PAGE}`),
  '/broken/length-too-short': raw(`${HEAD}Content-Length: 120\r\n\r\n${PAGE}`),
  '/broken/two-lengths': raw(`${HEAD}Content-Length: 10\r\nContent-Length: 20\r\n\r\n${PAGE}`),
  '/broken/chunks': raw(`${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\n<p>Br\r\nzz\r\noken\r\n`),
  '/broken/cut': raw(`${HEAD}Transfer-Encoding: chunked\r\n\r\n9\r\n<p>Broken\r\n`),
  '/broken/no-http': raw('SSH-2.0-OpenSSH_9.2\r\n'),
  '/broken/reset': ({ request }) => void request.socket.resetAndDestroy(),
  '/broken/unpacked-gzip': ({ response }) =>
    void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(PAGE),
  '/broken/unknown-encoding': ({ response }) =>
    void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'x-secret' }).end(PAGE),
  '/wrong-type/pdf-as-html': show(PDF),
  '/wrong-type/html-as-pdf': show(PAGE, 'application/pdf'),
  '/wrong-type/html-as-bytes': show(PAGE, 'application/octet-stream'),
  '/wrong-type/image': show(Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'),
  '/wrong-type/zip': show(Buffer.from('504b0304', 'hex'), 'application/zip'),
};
