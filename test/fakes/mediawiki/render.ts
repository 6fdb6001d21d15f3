import type { FakeArticle } from './articles.ts';

/** HTML as MediaWiki's parser gives it, with the furniture around the text: styles, tables, references, edit links. */
export function renderHtml(article: FakeArticle): string {
  const body = article.text.split(/\n+/).map((line, index) => renderLine(line, index));
  return [
    '<div class="mw-content-ltr mw-parser-output" lang="en" dir="ltr">',
    '<style data-mw-deduplicate="TemplateStyles:r1">.mw-parser-output .infobox{float:right}</style>',
    `<table class="infobox"><tbody><tr><th>Name</th><td>${escapeHtml(article.title)} at a glance.</td></tr></tbody></table>`,
    ...body,
    renderReferences(article.cites ?? []),
    '<!-- \nNewPP limit report\nCPU time usage: 0.1 seconds\n-->',
    '</div>',
  ].join('\n');
}

/** As citation templates give them, with an archived copy beside the page itself. */
function renderReferences(cites: NonNullable<FakeArticle['cites']>): string {
  const items = cites.map(
    ({ title, url }, index) =>
      `<li id="cite_note-${index}"><span class="reference-text"><cite class="citation web cs1"><a rel="nofollow" class="external text" href="${escapeHtml(url)}">"${escapeHtml(title)}"</a>. <i>A site</i>. <a rel="nofollow" class="external text" href="https://web.archive.org/web/2020/${escapeHtml(url)}">Archived</a></cite></span></li>`,
  );
  return items.length === 0 ? '' : `<div class="reflist"><ol class="references">${items.join('')}</ol></div>`;
}

function renderLine(line: string, index: number): string {
  const heading = /^(=+) (.+) \1$/.exec(line);
  if (heading) {
    const level = heading[1]?.length ?? 2;
    const title = escapeHtml(heading[2] ?? '');
    return (
      `<div class="mw-heading mw-heading${level}"><h${level} id="h${index}">${title}</h${level}>` +
      `<span class="mw-editsection"><span>[</span><a href="/index.php?action=edit" title="Edit: a > b">edit</a><span>]</span></span></div>`
    );
  }
  const mark = `<sup id="cite_ref-${index}" class="reference"><a href="#cite_note-${index}"><span>&#91;</span>${index}<span>&#93;</span></a></sup>`;
  return `<p>${escapeHtml(line).replace(/^(\S+)/, '<b>$1</b>')}${mark}\n</p>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
