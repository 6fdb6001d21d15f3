import type { Document } from '../../../src/server/research/extracting/extractor.ts';

export const PAGE_URL = 'https://news.example.org/2024/solar.html';

/** A fetched page. */
export function webPage(markup: string, { mediaType = 'text/html', url = PAGE_URL } = {}): Document {
  return { bytes: new TextEncoder().encode(markup), mediaType, fileName: null, url };
}

/** A page with an article between a menu and a footer. */
export function articlePage({ head = '', article = '', html = 'lang="en"' } = {}): Document {
  return webPage(`<!doctype html><html ${html}><head><title>Ten panels on every roof | Example News</title>${head}</head>
<body><nav><a href="/">Home</a> <a href="/sport">Sport</a></nav>
<main><article><h1>Ten panels on every roof</h1>${RUNNING}${article}</article></main>
<footer>Imprint and terms of this newspaper</footer></body></html>`);
}

/** Paragraphs enough to be an article. */
export const RUNNING = [
  'A rooftop of ten panels yields four thousand kilowatt hours in a year of good weather, says the survey of the town.',
  'The survey counted three hundred roofs between March and October, and measured each of them on twelve days.',
  'Owners paid nine thousand euros on average, of which the town gave back a fifth within the first two years.',
]
  .map((sentence) => `<p>${sentence}</p>`)
  .join('\n');
