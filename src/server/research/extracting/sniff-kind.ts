import { utf16Of } from './decode-text.ts';
import { namesInZip } from './docx/zip.ts';
import { type Document, UnreadableDocument } from './extractor.ts';

export type DocumentKind = 'html' | 'markdown' | 'plain' | 'pdf' | 'docx';

const TAKEN = 'PDF, Word (.docx), Markdown, text and HTML files can be read.';

/** How files begin that are known by name but not read. */
const KNOWN_STARTS: readonly (readonly [start: string, name: string])[] = [
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
  ['II*\0', 'a picture'],
  ['MM\0*', 'a picture'],
  ['BM', 'a picture'],
  ['\x1f\x8b', 'a compressed file'],
  ["7z\xbc\xaf'\x1c", 'a compressed file'],
  ['Rar!', 'a compressed file'],
  ['{\\rtf', 'an RTF file'],
  ['MZ', 'a program'],
  ['\x7fELF', 'a program'],
  ['ID3', 'a recording'],
  ['OggS', 'a recording'],
];
const OLD_OFFICE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

const KIND_OF_EXTENSION: Readonly<Record<string, DocumentKind>> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  markdown: 'markdown',
  txt: 'plain',
  text: 'plain',
  pdf: 'pdf',
  docx: 'docx',
};
const KIND_OF_TYPE: Readonly<Record<string, DocumentKind>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/markdown': 'markdown',
  'text/x-markdown': 'markdown',
  'text/plain': 'plain',
};
const HTML_START = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*<(?:!doctype\s+html|html|head|body)[\s>]/i;

/**
 * What a document is, by its first bytes, its name and its declared type, in this order: a name or a type alone is easily
 * wrong. Throws `UnreadableDocument` for whatever is not read.
 */
export function sniffKind({ bytes, mediaType, fileName }: Document): DocumentKind {
  const start = Buffer.from(bytes.subarray(0, 4_096)).toString('latin1');
  if (start.slice(0, 1_024).includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return kindOfZip(bytes);
  if (start.startsWith(OLD_OFFICE)) {
    throw unknown('This is a file of an older Office, such as .doc. Save it as .docx or PDF and add it again.');
  }
  const known = KNOWN_STARTS.find(([begin]) => start.startsWith(begin));
  const named = KIND_OF_EXTENSION[/\.([a-z0-9]+)$/i.exec(fileName ?? '')?.[1]?.toLowerCase() ?? ''];
  if (named === 'pdf') throw new UnreadableDocument('broken', 'This PDF is damaged and cannot be read.');
  if (named === 'docx') throw new UnreadableDocument('broken', 'This is no Word document, although it is named so.');
  if (isBinary(bytes)) throw unknown(`This is ${known?.[1] ?? 'no text'}. ${TAKEN}`);
  return kindOfText({ start, named, mediaType, fileName });
}

function kindOfText(text: {
  start: string;
  named: DocumentKind | undefined;
  mediaType: string | null;
  fileName: string | null;
}): DocumentKind {
  const type = text.mediaType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const declared = KIND_OF_TYPE[type];
  if (text.named) return text.named;
  // Rich text is all letters; it would be read as a text full of commands.
  if (text.start.startsWith('{\\rtf')) throw unknown(`This is an RTF file. ${TAKEN}`);
  if (declared) return declared;
  if (HTML_START.test(text.start)) return 'html';
  const isUndeclared = type === '' || type === 'application/octet-stream';
  if (isUndeclared && !/\.[a-z0-9]+$/i.test(text.fileName ?? '')) return 'plain';
  throw unknown(`This kind of ${text.fileName === null ? 'page' : 'file'} is not read. ${TAKEN}`);
}

function kindOfZip(bytes: Uint8Array): DocumentKind {
  const names = namesInZip(bytes);
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has('word/document.xml')) return 'docx';
  if (has('xl/')) throw unknown(`This is a spreadsheet. ${TAKEN}`);
  if (has('ppt/')) throw unknown(`This is a presentation. ${TAKEN}`);
  if (has('META-INF/manifest.xml')) throw unknown(`This is an OpenDocument file, such as .odt. ${TAKEN}`);
  if (has('META-INF/container.xml')) throw unknown(`This is an e-book. ${TAKEN}`);
  if (has('Index/') || has('Index.zip')) throw unknown(`This is a file of Pages, Numbers or Keynote. ${TAKEN}`);
  throw unknown(`This is a compressed folder. ${TAKEN}`);
}

/** Text holds hardly any control characters; of random bytes, one in nine is one. */
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8_192);
  if (utf16Of(sample)) return false;
  let controls = 0;
  for (const byte of sample) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) controls += 1;
  return controls > sample.length * 0.03;
}

function unknown(reason: string): UnreadableDocument {
  return new UnreadableDocument('unknown', reason);
}
