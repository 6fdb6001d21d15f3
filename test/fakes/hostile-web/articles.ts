import type { Play } from './play.ts';

const PARAGRAPHS = [
  'The night train between Harbourtown and Eastmere carried 412,000 passengers in 2025, the railway said in its annual report, 18 percent more than a year before.',
  'Most of them booked a couchette rather than a seat. A bed in a compartment of four cost 59 euros on average, and the trains were full on nine of ten nights between June and September.',
  'The operator plans to order 24 new sleeping cars. “We turned away about 70,000 people last summer because there was no bed left,” said Marta Hollen, who runs the overnight division.',
  'Critics point out that the line still depends on a public subsidy of 11 million euros a year. Dr. Ilse Brandt of the Institute for Mobility in Eastmere expects that the figure will fall by half once the new cars run in 2028.',
];

/** A page as a decent news site serves it: with a head, a menu, an article, its sources and a footer. */
export const article: Play = ({ origin, response }) => {
  const page = articlePage('Night trains are filling up again', PARAGRAPHS, [
    ['annual report', `${origin}/article/report`],
    ['study of the Institute for Mobility', 'https://mobility.example/night-trains'],
  ]);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
};

export const report: Play = ({ response }) => {
  const page = articlePage('Annual report 2025: overnight division', [
    'In 2025 the overnight division carried 412,000 passengers, after 349,000 in the year before.',
    'Revenue of the division rose to 31 million euros. It spent 3.4 million euros on the refurbishment of 12 older cars.',
    'The division employed 260 people at the end of the year, of whom 190 work on board.',
  ]);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
};

/** The same words as `article`, as text and nothing else. */
export const plainArticle: Play = ({ response }) =>
  void response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(PARAGRAPHS.join('\n\n'));

export function articlePage(
  title: string,
  paragraphs: readonly string[],
  links: readonly (readonly [label: string, address: string])[] = [],
): string {
  const items = links.map(([label, address]) => `<li><a href="${address}">${label}</a></li>`).join('');
  const sources = items === '' ? '' : `<h2>Sources</h2><ul>${items}</ul>`;
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} - The Harbour Post</title>
<meta property="og:site_name" content="The Harbour Post"><meta name="author" content="Jonas Reed">
<meta property="article:published_time" content="2026-02-11T07:30:00Z"></head>
<body><nav><a href="/">Home</a> <a href="/login">Sign in</a></nav>
<main><article><h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
${sources}</article></main>
<footer>Cookie settings. All rights reserved.</footer></body></html>`;
}
