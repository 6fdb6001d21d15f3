import mammoth from 'mammoth';
import { finishText, tidyText } from '../finish-text.ts';
import { parsePage } from '../html/page-dom.ts';
import { readingText } from '../html/reading-text.ts';
import { type Document, type ExtractedText, UnreadableDocument } from '../extractor.ts';
import { titleOfName } from '../title-of-name.ts';
import { readCoreProperties } from './core-properties.ts';
import { dropHiddenRuns } from './drop-hidden-runs.ts';
import { listZip, tooLarge, unpackEntry } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

/** All the parts of a document that are read, unpacked. */
const MAX_UNPACKED = 50 * 1024 * 1024;
/** Pictures, fonts and macros are not looked at. */
const READ_PARTS = /^(?:\[Content_Types\]\.xml|.*\.(?:xml|rels))$/;
const SHOWN_TEXT = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/;
const CORE_PROPERTIES = 'docProps/core.xml';
const MAX_MARKUP = 4_000_000;

/** The text of a Word document (.docx): paragraphs, headings, lists and tables. */
export async function extractDocx(document: Document): Promise<ExtractedText> {
  const parts = unpackParts(document.bytes);
  const properties = readCoreProperties(parts.get(CORE_PROPERTIES)?.toString('utf8') ?? '');
  for (const [name, content] of parts) {
    if (SHOWN_TEXT.test(name)) parts.set(name, Buffer.from(dropHiddenRuns(content.toString('utf8'))));
  }
  // The library gets an archive of parts that were measured, not the one that was sent.
  const html = await convert(writeZip(parts));
  const page = parsePage(`<html><head></head><body>${html.slice(0, MAX_MARKUP)}</body></html>`);
  const text = tidyText(readingText(page.body));
  if (text === '') throw new UnreadableDocument('no-text', 'There is no text in this Word document.');
  const heading = page.querySelector('h1')?.textContent?.trim();
  return finishText({
    ...properties,
    title: properties.title || heading || titleOfName(document),
    text,
    shortened: html.length > MAX_MARKUP,
  });
}

async function convert(archive: Buffer): Promise<string> {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: archive },
      { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })), externalFileAccess: false },
    );
    return value;
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    throw new UnreadableDocument('broken', 'This Word document is damaged and cannot be read.', { cause });
  }
}

function unpackParts(bytes: Uint8Array): Map<string, Buffer> {
  const entries = listZip(bytes).filter((entry) => READ_PARTS.test(entry.name));
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > MAX_UNPACKED) throw tooLarge();
  const parts = new Map<string, Buffer>();
  let left = MAX_UNPACKED;
  for (const entry of entries) {
    const content = unpackEntry(bytes, entry, left);
    left -= content.length;
    parts.set(entry.name, content);
  }
  return parts;
}
