import { type Document, type ExtractedText, UnreadableDocument } from './extractor.ts';
import { sniffKind } from './sniff-kind.ts';

/** Takes one document apart, in the thread that it is called in. Throws `UnreadableDocument`, or what a library throws. */
export async function extractDocument(document: Document): Promise<ExtractedText> {
  if (document.bytes.length === 0) throw new UnreadableDocument('no-text', `${nameOf(document)} is empty.`);
  // Each library is loaded when it is first needed: most threads see pages alone.
  switch (sniffKind(document)) {
    case 'html':
      return (await import('./html/extract-html.ts')).extractHtml(document);
    case 'markdown':
      return (await import('./plain/extract-markdown.ts')).extractMarkdown(document);
    case 'plain':
      return (await import('./plain/extract-plain.ts')).extractPlain(document);
    case 'pdf':
      return (await import('./pdf/extract-pdf.ts')).extractPdf(document);
    case 'docx':
      return (await import('./docx/extract-docx.ts')).extractDocx(document);
  }
}

function nameOf(document: Document): string {
  return document.fileName === null ? 'This page' : 'This file';
}
