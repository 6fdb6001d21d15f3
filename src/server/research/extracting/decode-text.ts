import type { Document } from './extractor.ts';

/** Where a page must have said its charset; browsers look at 1,024 bytes, many pages need more. */
const DECLARED_WITHIN = 4_096;
const SAMPLE = 2_048;
/** Share of broken characters among those beyond ASCII up to which a text counts as damaged UTF-8 and not as another charset. */
const DAMAGED_SHARE = 0.05;

/**
 * The text of a document, by byte order mark, by what it is, and by what is declared, in this order: declarations are
 * wrong often, and what is no UTF-8 hardly ever looks like it.
 */
export function decodeText({ bytes, mediaType }: Document, { isHtml = false } = {}): string {
  const sure = markOf(bytes) ?? utf16Of(bytes.subarray(0, SAMPLE));
  if (sure) return new TextDecoder(sure).decode(bytes);
  const start = Buffer.from(bytes.subarray(0, DECLARED_WITHIN)).toString('latin1');
  const labels = [charsetOf(mediaType ?? ''), isHtml ? declaredIn(start) : null];
  const declared = labels.map((label) => encodingOf(label ?? '')).filter((name) => name !== null);
  const utf8 = strictly(bytes, 'utf-8');
  // Charsets of several bytes a character, ISO-2022-JP above all, can look like UTF-8 by chance.
  const several = declared.find(
    (name) => name !== 'utf-8' && !/^(windows|iso-8859|macintosh|koi8|x-mac|ibm)/.test(name),
  );
  if (utf8 !== null && !several) return utf8;
  for (const name of [several, ...declared]) {
    const text = name && name !== 'utf-8' ? strictly(bytes, name) : null;
    if (text !== null) return text;
  }
  return utf8 ?? damagedUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

function markOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** UTF-16 without a mark: of Western text, nearly every second byte is NUL. */
export function utf16Of(sample: Uint8Array): string | null {
  const mark = markOf(sample);
  if (mark?.startsWith('utf-16')) return mark;
  const half = Math.floor(sample.length / 2);
  if (half < 4) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < half * 2; at += 2) {
    if (sample[at] === 0) even += 1;
    if (sample[at + 1] === 0) odd += 1;
  }
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be';
  return null;
}

function charsetOf(mediaType: string): string | null {
  return /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]{2,40})/i.exec(mediaType)?.[1] ?? null;
}

function declaredIn(start: string): string | null {
  const markup = start.replace(/<!--[^]*?(?:-->|$)/g, '');
  const tag = /<meta\s[^>]{0,400}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]{2,40})/i.exec(markup)?.[1];
  const label = tag ?? /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{2,40})/i.exec(markup)?.[1] ?? null;
  // A declaration that can be read as ASCII disproves UTF-16.
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** Null when the label is unknown. */
function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function strictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-8 that was cut, or has a byte wrong here and there. */
function damagedUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  let broken = 0;
  let beyond = 0;
  for (const character of text) {
    if (character === '\ufffd') broken += 1;
    else if (character > '\u007f') beyond += 1;
  }
  return broken <= Math.max(1, beyond) * DAMAGED_SHARE || (broken === 1 && beyond > 2) ? text : null;
}
