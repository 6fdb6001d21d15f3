import type { Findings } from './take-state.ts';

const STYLE = `body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; }
section { margin-block: 2rem; }
.pictures { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
img { height: 26rem; width: auto; max-width: none; border: 1px solid #8888; object-fit: cover; object-position: top; }
.bad { color: #b00; }`;

/** All pictures on one page, to leaf through. */
export function indexPage(all: readonly Findings[]): string {
  const links = all.map((one) => `<li><a href="#${idOf(one)}">${text(`${one.area}: ${one.state}`)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the interface</title>
<style>${STYLE}</style>
<h1>Pictures of the interface</h1>
<ul>${links.join('')}</ul>
${all.map(section).join('\n')}
</html>`;
}

function section(one: Findings): string {
  const found = [...one.axe, ...one.overflow, ...(one.failure ? [one.failure] : [])];
  const images = one.pictures.map((name) => `<a href="${name}"><img src="${name}" alt="${name}" loading="lazy"></a>`);
  return `<section id="${idOf(one)}"><h2>${text(`${one.area}: ${one.state}`)}</h2>
${found.map((line) => `<p class="bad">${text(line)}</p>`).join('')}
<div class="pictures">${images.join('')}</div></section>`;
}

const idOf = ({ area, state }: Findings) => `${area}-${state}`.replace(/[^a-z0-9]+/gi, '-');
const text = (raw: string) => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
