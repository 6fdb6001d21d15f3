import { decodeText } from '../decode-text.ts';
import { declaredDate } from '../declared-date.ts';
import { declaredLanguage } from '../declared-language.ts';
import { finishText, tidyText } from '../finish-text.ts';
import { parsePage } from '../html/page-dom.ts';
import { readingText } from '../html/reading-text.ts';
import { removeInvisible } from '../html/remove-invisible.ts';
import { type Document, type ExtractedText, UnreadableDocument } from '../extractor.ts';
import { titleOfName } from '../title-of-name.ts';
import { readFrontMatter } from './front-matter.ts';
import { markdownToHtml } from './markdown-to-html.ts';

const MAX_MARKDOWN = 1_000_000;

/** The text of a Markdown file, without its marks. */
export function extractMarkdown(document: Document): ExtractedText {
  const markdown = decodeText(document).replace(/\r\n?/g, '\n');
  const { fields, rest } = readFrontMatter(markdown.slice(0, MAX_MARKDOWN));
  const page = parsePage(`<html><head></head><body>${markdownToHtml(rest)}</body></html>`);
  removeInvisible(page);
  const text = tidyText(readingText(page.body));
  if (text === '') throw new UnreadableDocument('no-text', 'There is no text in this file that can be quoted.');
  const heading = page.querySelector('h1') ?? page.querySelector('h2, h3');
  return finishText({
    title: fields.get('title') ?? (heading?.textContent?.trim() || titleOfName(document)),
    author: fields.get('author') ?? fields.get('authors') ?? null,
    publishedAt: declaredDate(fields.get('date') ?? fields.get('published') ?? ''),
    language: declaredLanguage(fields.get('lang') ?? fields.get('language')),
    text,
    shortened: markdown.length > MAX_MARKDOWN,
  });
}
