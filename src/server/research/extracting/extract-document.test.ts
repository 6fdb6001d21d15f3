import { randomFillSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../../test/fakes/documents/docx-file.ts';
import { column, makePdf } from '../../../../test/fakes/documents/pdf-file.ts';
import { RUNNING } from '../../../../test/fakes/documents/web-page.ts';
import { writeZip } from './docx/zip.ts';
import { extractDocument } from './extract-document.ts';
import type { Document } from './extractor.ts';

const PDF = makePdf({ pages: [column(['The roofs of the town carry panels.'])] });
const DOCX = makeDocx({ body: paragraph('The roofs of the town carry panels.') });

describe('the kind of a document', () => {
  it.each([
    ['a PDF by its bytes', file(PDF, 'report')],
    ['a PDF that is sent as something else', file(PDF, 'report.txt', 'text/plain')],
    ['a Word document by its bytes', file(DOCX, 'report', 'application/octet-stream')],
    ['Markdown by its name', file('# Roofs\n\nThe roofs of the town **carry** panels.', 'a.MD', 'text/plain')],
    ['text by its name', file('The roofs of the town carry panels.', 'a.txt')],
    ['text without a name', file('The roofs of the town carry panels.', 'README')],
    ['HTML by its name', file('<p>The roofs of the town carry panels.</p>', 'a.htm', 'text/plain')],
    ['HTML by its beginning', file('<!doctype html><p>The roofs of the town carry panels.</p>', 'page')],
  ])('is found: %s', async (_, document) => {
    expect((await extractDocument(document)).text).toContain('The roofs of the town carry panels.');
  });

  it('is a page when a PDF was promised and a page came', async () => {
    const page = { ...file(`<html><body>${RUNNING}</body></html>`, '', 'application/octet-stream'), fileName: null };
    expect((await extractDocument({ ...page, url: 'https://a.example/report.pdf' })).text).toContain('three hundred');
  });

  it('is text when text was promised, whatever markup it holds', async () => {
    const markup = '<p onclick="x()">The roofs of the town</p> <script>carry</script> panels.';
    expect((await extractDocument(file(markup, '', 'text/plain'))).text).toBe(markup);
  });
});

describe('what is not read', () => {
  it.each([
    ['an old Word file', file('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and more', 'a.doc'), 'unknown', /older Office/],
    [
      'a picture',
      file(`\x89PNG\r\n\x1a\n${'\0\x01\x02'.repeat(50)}`, 'a.png', 'image/png'),
      'unknown',
      /picture.*can be read/,
    ],
    [
      'an OpenDocument file',
      file(writeZip(new Map([['META-INF/manifest.xml', Buffer.from('x')]])), 'a.odt'),
      'unknown',
      /OpenDocument/,
    ],
    [
      'a file of Pages',
      file(writeZip(new Map([['Index/Document.iwa', Buffer.from('x')]])), 'a.pages'),
      'unknown',
      /Pages/,
    ],
    [
      'a spreadsheet',
      file(writeZip(new Map([['xl/workbook.xml', Buffer.from('x')]])), 'a.xlsx'),
      'unknown',
      /spreadsheet/,
    ],
    [
      'a compressed folder',
      file(writeZip(new Map([['a.txt', Buffer.from('x')]])), 'a.docx'),
      'unknown',
      /compressed folder/,
    ],
    ['rich text', file('{\\rtf1 The roofs}', 'a.rtf', 'application/rtf'), 'unknown', /RTF/],
    ['noise', file(randomFillSync(new Uint8Array(5_000)).fill(3, 0, 9), 'noise'), 'unknown', /no text/],
    ['data', file('{"roofs": 300}', '', 'application/json'), 'unknown', /is not read/],
    ['a PDF by its name alone', file('The roofs', 'a.pdf'), 'broken', /PDF is damaged/],
    ['a Word document by its name alone', file('The roofs', 'a.docx'), 'broken', /no Word document/],
    ['a ZIP without its end', file(DOCX.subarray(0, 300), 'a.docx'), 'broken', /damaged/],
    ['an empty file', file('', 'a.txt'), 'no-text', /empty/],
    ['a file of spaces', file(' \n\u200b\t', 'a.txt'), 'no-text', /no text/],
  ])('is named: %s', async (_, document, kind, reason) => {
    await expect(extractDocument(document)).rejects.toMatchObject({ kind, reason: expect.stringMatching(reason) });
  });
});

function file(content: string | Uint8Array, fileName: string, mediaType: string | null = null): Document {
  const bytes = typeof content === 'string' ? Uint8Array.from(bytesOf(content)) : Uint8Array.from(content);
  return { bytes, mediaType, fileName, url: null };
}

/** Letters of Latin 1 as one byte each, where a file is no text. */
function bytesOf(content: string): Buffer {
  return Buffer.from(content, /[\x80-\xff]/.test(content) ? 'latin1' : 'utf8');
}
