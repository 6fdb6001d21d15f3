import type { PageLine } from './page-lines.ts';

/** Lines at the top and at the foot of a page that may be a running title or a page number. */
const EDGE = 2;
const LEAST_PAGES = 3;
const PAGE_NUMBER =
  /^(?:page|seite|página|pagina|p\.)?\s{0,9}[-–—|]?\s{0,9}(?:\d{1,4}|[ivxlc]{1,7})(?:\s{0,9}(?:of|von|de|\/|\|)\s{0,9}\d{1,4})?\s{0,9}[-–—|]?$/i;

/** Takes out what stands on top or at the foot of most pages, page numbers included. */
export function dropRunningLines(pages: readonly (readonly PageLine[])[]): PageLine[][] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edgesOf(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isRunning = (line: PageLine) =>
    pages.length >= LEAST_PAGES && (counts.get(keyOf(line)) ?? 0) > pages.length / 2;
  return pages.map((page) => {
    const edges = new Set(edgesOf(page));
    return page.filter(
      (line) => !edges.has(line) || !(isRunning(line) || (pages.length > 1 && PAGE_NUMBER.test(line.text))),
    );
  });
}

function edgesOf(page: readonly PageLine[]): PageLine[] {
  const byHeight = page.toSorted((a, b) => b.y - a.y);
  return [...byHeight.slice(0, EDGE), ...byHeight.slice(-EDGE)].filter((line) => line.isMargin);
}

/** Alike on each page but for its numbers. */
function keyOf(line: PageLine): string {
  return line.text.toLowerCase().replace(/\d+/g, '#').slice(0, 100);
}
