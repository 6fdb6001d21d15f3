import { getDocumentProxy } from 'unpdf';
import { pdfDate } from '../declared-date.ts';
import { declaredLanguage } from '../declared-language.ts';
import { finishText, tidyText } from '../finish-text.ts';
import { type Document, type ExtractedText, UnreadableDocument } from '../extractor.ts';
import { titleOfName } from '../title-of-name.ts';
import { joinLines, joinPages } from './join-lines.ts';
import { type PageLine, pageLines, type TextItem } from './page-lines.ts';
import { pdfTitle } from './pdf-title.ts';
import { dropRunningLines } from './running-lines.ts';

const MAX_PAGES = 500;
/** Text after which no further page is read, in UTF-16 code units: a little more than is kept. */
const ENOUGH_TEXT = 250_000;
/** Letters a page, on average, below which a PDF is a stack of pictures with a stamp here and there. */
const LEAST_LETTERS = 10;
const MAX_PIXELS = 16_000_000;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The text layer of a PDF. */
export async function extractPdf(document: Document): Promise<ExtractedText> {
  const pdf = await openPdf(document.bytes);
  try {
    const { pages, isWhole } = await readPages(pdf);
    const text = tidyText(joinPages(dropRunningLines(pages).map(joinLines)));
    const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters < LEAST_LETTERS * pages.length) {
      throw new UnreadableDocument(
        'no-text',
        'This PDF holds pictures of pages, no text. Have its text recognised (OCR) first, then add it again.',
      );
    }
    const info = await infoOf(pdf);
    return finishText({
      title: pdfTitle(info.get('Title'), pages[0] ?? []) || titleOfName(document),
      author: stringOf(info.get('Author')),
      publishedAt: document.url === null ? null : dateOf(info),
      language: declaredLanguage(stringOf(info.get('Language'))),
      text,
      shortened: !isWhole,
    });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      maxImageSize: MAX_PIXELS,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      // Nothing is loaded besides the bytes.
      disableAutoFetch: true,
      disableStream: true,
    });
  } catch (cause) {
    if (!(cause instanceof Error && cause.name === 'PasswordException')) throw damagedPdf(cause);
    const reason = 'This PDF is protected by a password. Save it without one and add it again.';
    throw new UnreadableDocument('broken', reason, { cause });
  }
}

function damagedPdf(cause?: unknown): UnreadableDocument {
  return new UnreadableDocument('broken', 'This PDF is damaged and cannot be read.', { cause });
}

async function readPages(pdf: Pdf): Promise<{ pages: PageLine[][]; isWhole: boolean }> {
  const pages: PageLine[][] = [];
  let length = 0;
  let damaged = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    if (number > MAX_PAGES || length > ENOUGH_TEXT) return { pages, isWhole: false };
    const lines = await readPage(pdf, number);
    pages.push(lines ?? []);
    if (lines === null) damaged += 1;
    length += (lines ?? []).reduce((sum, line) => sum + line.text.length, 0);
  }
  if (damaged === pages.length) throw damagedPdf();
  return { pages, isWhole: true };
}

/** Null for a page that is damaged: it takes nothing from the others. */
async function readPage(pdf: Pdf, number: number): Promise<PageLine[] | null> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return pageLines(
      items.filter((item) => isTextItem(item)),
      page.view,
    );
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return null;
  }
}

function isTextItem(item: object): item is TextItem {
  return 'str' in item && 'transform' in item;
}

async function infoOf(pdf: Pdf): Promise<ReadonlyMap<string, unknown>> {
  try {
    const { info } = await pdf.getMetadata();
    return new Map<string, unknown>(Object.entries(info));
  } catch {
    return new Map();
  }
}

/** Of a PDF on a site it is near to its publication; a file of the user's may be made of anything, at any time. */
function dateOf(info: ReadonlyMap<string, unknown>): string | null {
  return pdfDate(stringOf(info.get('CreationDate')) ?? '') ?? pdfDate(stringOf(info.get('ModDate')) ?? '');
}

function stringOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
