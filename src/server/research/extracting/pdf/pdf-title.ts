import type { PageLine } from './page-lines.ts';

const NO_TITLE =
  /^(?:untitled.*|title|microsoft (?:word|powerpoint|excel).*|.*\.(?:docx?|pdf|pptx?|xlsx?|indd|tex|dvi|qxd)|\W*)$/i;
const LONGEST = 200;

/** The title that a PDF declares, if it is one, else what is printed largest on its first page. */
export function pdfTitle(declared: unknown, firstPage: readonly PageLine[]): string {
  const title = typeof declared === 'string' ? declared.trim() : '';
  return NO_TITLE.test(title) ? largestLines(firstPage) : title;
}

function largestLines(page: readonly PageLine[]): string {
  const heights = page.map((line) => line.height).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const largest = heights.at(-1) ?? 0;
  if (largest < usual * 1.2) return '';
  const start = page.findIndex((line) => line.height > largest * 0.95);
  const end = page.findIndex((line, at) => at > start && line.height <= largest * 0.95);
  const title = page
    .slice(start, end === -1 ? undefined : end)
    .map((line) => line.text)
    .join(' ');
  return title.length <= LONGEST ? title : '';
}
