import { decodeText } from '../decode-text.ts';
import { finishText, tidyText } from '../finish-text.ts';
import type { Document, ExtractedText } from '../extractor.ts';
import { titleOfName } from '../title-of-name.ts';
import { boundPage } from './bound-page.ts';
import { findArticle, wholePage } from './find-article.ts';
import { judgePage, seesLogin } from './judge-page.ts';
import { readMetadata } from './page-metadata.ts';
import { isTooDeep } from './page-depth.ts';
import { parsePage } from './page-dom.ts';
import { readingText } from './reading-text.ts';
import { removeFurniture } from './remove-furniture.ts';
import { removeInvisible } from './remove-invisible.ts';
import { keepMetadataAlone } from './schema-data.ts';

/** Markup that is looked at, in UTF-16 code units. */
const MAX_MARKUP = 2_000_000;
const NO_ADDRESS = 'https://page.invalid/';

/** What can be quoted of a web page: its article as a reader sees it, without what only machines see. */
export async function extractHtml(document: Document): Promise<ExtractedText> {
  const markup = decodeText(document, { isHtml: true });
  const page = parsePage(markup.slice(0, MAX_MARKUP));
  page.URL = document.url ?? NO_ADDRESS;
  const login = seesLogin(page);
  keepMetadataAlone(page);
  removeInvisible(page);
  removeFurniture(page);
  const wholeText = tidyText(readingText(page.body));
  const isSearchable = !isTooDeep(page.body);
  const isBounded = isSearchable && boundPage(page);
  const article = await (isSearchable ? findArticle(page) : wholePage(page));
  const text = tidyText(readingText(article.root));
  judgePage({ text, wholeText, login, isFile: document.url === null });
  const metadata = readMetadata(page, article.found);
  return finishText({
    ...metadata,
    title: metadata.title || titleOfName(document),
    text,
    shortened: isBounded || markup.length > MAX_MARKUP,
  });
}
