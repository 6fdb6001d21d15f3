import type { CorpusPage, Look } from '../corpus/read-corpus.ts';

/** Words of the furniture around an article; none of them may ever be quoted. */
export const FURNITURE = [
  'We value your privacy',
  'Accept all cookies',
  'Share on social media',
  'Sign up for our weekly letter',
  'More from this site',
  'All rights reserved',
  'Skip to content',
  'minute read',
  'Comments are closed',
] as const;

export interface RelatedLink {
  readonly title: string;
  readonly url: string;
}

/** An article as its site serves it: with menu, cookie notice, share buttons, date, related links and footer. */
export function renderPage(page: CorpusPage, related: readonly RelatedLink[]): string {
  const { title, author, language } = page;
  const name = page.site.replaceAll('-', ' ');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escape(title)} | ${escape(name)}</title>
<meta name="viewport" content="width=device-width"><meta property="og:site_name" content="${escape(name)}">
${dateInHead(page)}<meta name="author" content="${escape(author)}">
<style>.banner{position:fixed;bottom:0}.share li{display:inline}</style>
<script>window.visits = 1204; track("page-77");</script></head>
<body><a class="skip" href="#content">Skip to content</a>
<header><nav aria-label="Main"><ul><li><a href="/">Home</a></li><li><a href="/topics">Topics</a></li><li><a href="/login">Sign in</a></li></ul></nav></header>
<div class="banner cookie-notice" role="dialog"><p>We value your privacy. We and our 148 partners store cookies on your device.</p><button>Accept all cookies</button><button>Settings</button></div>
${articleOf(page)}
<section class="newsletter-signup"><h2>Sign up for our weekly letter</h2><form><input type="email"><button>Join 12,500 readers</button></form></section>
<aside class="related"><h2>More from this site</h2><ul>${related.map(linkItem).join('')}</ul></aside>
<div id="comments"><p>Comments are closed after 30 days.</p></div>
<footer><p>© 2026 ${escape(name)}. All rights reserved. Phone 555 0142.</p><a href="/imprint">Imprint</a></footer>
</body></html>`;
}

/** Each look tells its date in another of the usual ways. */
function dateInHead({ look, date, title, author }: CorpusPage): string {
  if (look === 'news' || look === 'blog')
    return `<meta property="article:published_time" content="${date}T06:30:00Z">\n`;
  if (look === 'trade' || look === 'association') {
    const data = { '@context': 'https://schema.org', '@type': 'Article', headline: title, datePublished: date, author };
    return `<script type="application/ld+json">${JSON.stringify(data)}</script>\n`;
  }
  return `<meta name="date" content="${date}">\n`;
}

const WRAPPERS: Record<Look, readonly [string, string]> = {
  news: ['<main id="content"><article class="story">', '</article></main>'],
  report: ['<div id="content" class="report"><div class="report-body">', '</div></div>'],
  trade: ['<main id="content"><article itemscope><div class="article-text">', '</div></article></main>'],
  blog: ['<div id="content" class="post hentry"><div class="entry-content">', '</div></div>'],
  institute: ['<main id="content"><section class="paper">', '</section></main>'],
  association: ['<div class="wrap"><article id="content">', '</article></div>'],
  authority: ['<main id="content" role="main"><div class="text">', '</div></main>'],
};

function articleOf(page: CorpusPage): string {
  const [open, close] = WRAPPERS[page.look];
  const share =
    '<ul class="share" aria-label="Share on social media"><li><a href="#">Share on social media</a></li></ul>';
  return `${open}<h1>${escape(page.title)}</h1>
<p class="byline">By <a rel="author" href="/people">${escape(page.author)}</a> · <time datetime="${page.date}">${page.date}</time> · 3 minute read</p>
${share}
${bodyOf(page.text)}
${close}`;
}

function bodyOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(blockOf)
    .join('\n');
}

function blockOf(block: string): string {
  const lines = block.split('\n');
  if (block.startsWith('## ')) return `<h2>${escape(block.slice(3))}</h2>`;
  if (block.startsWith('- ')) return `<ul>${lines.map((line) => `<li>${escape(line.slice(2))}</li>`).join('')}</ul>`;
  if (block.startsWith('|')) return `<table>${lines.map(rowOf).join('')}</table>`;
  return `<p>${escape(lines.join(' '))}</p>`;
}

function rowOf(line: string, index: number): string {
  const cells = line.split('|').slice(1, -1);
  const tag = index === 0 ? 'th' : 'td';
  return `<tr>${cells.map((cell) => `<${tag}>${escape(cell.trim())}</${tag}>`).join('')}</tr>`;
}

const linkItem = ({ title, url }: RelatedLink) => `<li><a href="${escape(url)}">${escape(title)}</a></li>`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
