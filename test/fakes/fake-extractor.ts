import { type Document, type Extractor, UnreadableDocument } from '../../src/server/research/extracting/extractor.ts';

export interface FakeExtractor extends Extractor {
  /** What was handed over, in order. */
  readonly documents: readonly Document[];
}

/** Takes the words of the paragraphs of a page, and knows a login and an empty page when it sees one. */
export function createFakeExtractor(): FakeExtractor {
  const documents: Document[] = [];
  return {
    documents,
    async extract(document, signal) {
      signal.throwIfAborted();
      documents.push(document);
      const page = new TextDecoder(document.bytes[1] === 0 ? 'utf-16le' : 'utf-8').decode(document.bytes);
      if (page.includes('type="password"')) throw new UnreadableDocument('login', 'The page asks for a password.');
      const plain = document.mediaType?.startsWith('text/plain') ?? false;
      const paragraphs = plain ? [page] : [...page.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, words = '']) => words);
      const text = paragraphs
        .join('\n\n')
        .replace(/<[^>]*>/g, ' ')
        .trim();
      if (text === '') throw new UnreadableDocument('no-text', 'There is no text on the page.');
      const title = /<title>(.*?)<\/title>/s.exec(page)?.[1] ?? '';
      return {
        title,
        siteName: null,
        author: null,
        publishedAt: null,
        language: null,
        text,
        shortened: false,
      };
    },
    close: async () => {},
  };
}
