import { readFileSync } from 'node:fs';
import { EXAMPLE_JOB } from '../../src/web/features/landing/demos/example-job.ts';

export interface BrandPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

const FONTS = 'node_modules/@fontsource-variable';
const MARK = readFileSync('src/web/public/favicon.svg', 'utf8');

/** Home screens cut the corners themselves: the sign on a ground without any, small enough for every mask. */
const ON_GROUND = MARK.replace('rx="8"', '').replace('<path', '<path transform="translate(3.2 3.2) scale(.8)"');

const icon = (file: string, size: number, svg = MARK): BrandPicture => ({
  file,
  width: size,
  height: size,
  html: `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
});

export const ICO = icon('favicon.ico', 32);

export const PNG_PICTURES: readonly BrandPicture[] = [
  icon('apple-touch-icon.png', 180, ON_GROUND),
  icon('icon-192.png', 192),
  icon('icon-512.png', 512),
  icon('icon-maskable-512.png', 512, ON_GROUND),
  { file: 'og.png', width: 1200, height: 630, html: linkPreview() },
];

function fontFace(family: string, path: string): string {
  const data = readFileSync(`${FONTS}/${path}`).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:200 900;src:url(data:font/woff2;base64,${data})}`;
}

/** The hero beside the example's own post, its opinion under the marker. */
function linkPreview(): string {
  const { post, persona } = EXAMPLE_JOB;
  const paragraphs = post.paragraphs.map((line) =>
    line.map(({ text, is }) => (is === 'opinion' ? `<mark>${escaped(text)}</mark>` : escaped(text))).join(''),
  );
  return `<!doctype html><meta charset="utf-8"><style>
${fontFace('Display', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}
${fontFace('Text', 'geist/files/geist-latin-wght-normal.woff2')}
${readFileSync('src/web/styles/tokens.css', 'utf8').split('@theme')[0]}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;display:grid;grid-template-columns:600px 1fr;gap:40px;padding:64px 64px 64px 72px;background:var(--background);color:var(--foreground);font-family:Text;color-scheme:light}
.left{display:flex;flex-direction:column;justify-content:space-between}
.logo{display:flex;align-items:center;gap:16px;font-size:34px;font-weight:600;letter-spacing:-.02em}
.logo svg{width:56px;height:56px}
h1{font:600 88px/1.02 Display;letter-spacing:-.03em}
h1 span{background:linear-gradient(var(--accent),var(--accent)) 0 88%/100% .34em no-repeat;padding-inline:.06em}
.left p{font-size:25px;color:var(--muted);line-height:1.4}
.right{position:relative;display:grid;align-items:center}
.right::before{content:'';position:absolute;inset:12px -24px 12px 32px;border-radius:32px;background:var(--primary-soft)}
.card{position:relative;border:1px solid var(--border);border-radius:22px;background:var(--surface);padding:30px;font-size:22.5px;line-height:1.55}
.who{display:flex;justify-content:space-between;align-items:baseline;margin-bottom:16px;font-weight:600;font-size:21px}
.who small{font-weight:400;font-size:18px;color:var(--muted)}
.card p+p{margin-top:14px;color:var(--muted)}
mark{background:var(--accent);color:var(--accent-foreground);border-radius:5px;padding:.05em .2em;box-decoration-break:clone;-webkit-box-decoration-break:clone}
</style>
<div class="left"><div class="logo">${MARK}Manifold</div>
<h1>One idea in.<br>A week of<br>content <span>out.</span></h1>
<p>Researched, quoted word for word,<br>and with your opinion in every piece.</p></div>
<div class="right"><div class="card"><div class="who">${escaped(persona.name)}<small>X Post · ${post.weight} of 280</small></div>
${paragraphs.map((text) => `<p>${text}</p>`).join('')}</div></div>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
