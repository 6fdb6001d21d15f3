import mammoth from 'mammoth';
import { finishText, tidyText } from '../finish-text.ts';
import { parsePage } from '../html/page-dom.ts';
import { readingText } from '../html/reading-text.ts';
import { type Document, type ExtractedText, UnreadableDocument } from '../extractor.ts';
import { titleOfName } from '../title-of-name.ts';
import { readCoreProperties } from './core-properties.ts';
import { dropHiddenRuns } from './drop-hidden-runs.ts';
import { unpackZip, writeZip } from './zip.ts';

/** All the parts of a document that are read, unpacked. */
const MAX_UNPACKED = 50 * 1024 * 1024;
/** Pictures, fonts and macros are not looked at. */
const READ_PARTS = /^(?:\[Content_Types\]\.xml|.*\.(?:xml|rels))$/;
const SHOWN_TEXT = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/;
const CORE_PROPERTIES = 'docProps/core.xml';
const MAX_MARKUP = 4_000_000;

/** The text of a Word document (.docx): paragraphs, headings, lists and tables. */
export async function extractDocx(document: Document): Promise<ExtractedText> {
  const parts = unpackZip(document.bytes, { wants: READ_PARTS, limit: MAX_UNPACKED });
  const properties = readCoreProperties(textOf(parts.get(CORE_PROPERTIES)));
  for (const [name, content] of parts) {
    if (SHOWN_TEXT.test(name)) parts.set(name, Buffer.from(dropHiddenRuns(textOf(content))));
  }
  // The library gets an archive of parts that were measured, not the one that was sent.
  const html = await convert(writeZip(parts));
  const page = parsePage(`<html><head></head><body>${html.slice(0, MAX_MARKUP)}</body></html>`);
  const text = tidyText(readingText(page.body));
  if (text === '') throw new UnreadableDocument('no-text', 'There is no text in this Word document.');
  const heading = page.querySelector('h1')?.textContent?.trim();
  return finishText({
    ...properties,
    // A file of the user's may have been saved at any time; of one on a site it is near to its publication.
    publishedAt: document.url === null ? null : (properties.publishedAt ?? null),
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

function textOf(part: Uint8Array | undefined): string {
  return new TextDecoder().decode(part);
}
