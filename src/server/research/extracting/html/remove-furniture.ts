import type { PageDocument } from './page-dom.ts';

/** Of wikis: links to edit, boxes of links, notes on the article. Of all pages: what asks for consent. */
const FURNITURE = [
  '.mw-editsection',
  '.mw-jump-link',
  '.mw-empty-elt',
  'sup.reference',
  '.navbox',
  '.vertical-navbox',
  '.noprint',
  '.toc',
  '#toc',
  '.hatnote',
  '.ambox',
  '.metadata',
  '.sistersitebox',
  '.catlinks',
  '.reflist',
  '.mw-references-wrap',
  'ol.references',
  '#onetrust-consent-sdk',
  '#CybotCookiebotDialog',
  '#didomi-host',
  '#usercentrics-root',
  '.cc-window',
  '.cookie-banner',
  '.cookie-notice',
  '.cookie-consent',
  '#cookie-banner',
  '#cookie-notice',
  '#cookie-consent',
  '#cookie-law-info-bar',
].join(',');

/** Takes out what stands around an article on known kinds of pages. */
export function removeFurniture(page: PageDocument): void {
  for (const element of page.querySelectorAll(FURNITURE)) {
    if (element.localName !== 'body' && element.localName !== 'html') element.remove();
  }
}
