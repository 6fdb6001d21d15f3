import type { PageLine } from './page-lines.ts';

const BULLET = /^(?:[•●▪◦‣·–*-]|\d{1,2}[.)])\s+(?=\S)/;
const SENTENCE_END = /[.!?:;…。！？]["'”’)\]]*$/;
const HYPHEN = /(\p{Ll})[-‐\u00ad]$/u;

/** Lines as paragraphs: joined where they go on, with an empty line where they do not. */
export function joinLines(lines: readonly PageLine[]): string {
  const gap = usualGap(lines);
  const widest = lines.reduce((most, line) => Math.max(most, line.right), 0);
  const blocks: string[] = [];
  let block = '';
  let before: PageLine | null = null;
  for (const line of lines) {
    const isBullet = BULLET.test(line.text);
    const text = isBullet ? line.text.replace(/^[•●▪◦‣·–*-]\s+/, '- ') : line.text;
    if (before && !isBullet && goesOn(before, line, { gap, widest })) {
      block = joined(block, text);
    } else {
      if (block !== '') blocks.push(block);
      block = text;
    }
    before = line;
  }
  if (block !== '') blocks.push(block);
  return blocks.join('\n\n');
}

/** Joins the end of a page to the beginning of the next where a sentence runs over it. */
export function joinPages(pages: readonly string[]): string {
  return pages
    .filter((page) => page !== '')
    .reduce((whole, page) => {
      const runsOver = whole !== '' && !SENTENCE_END.test(whole.slice(-20)) && /^\p{Ll}/u.test(page);
      return runsOver ? joined(whole, page) : `${whole}${whole === '' ? '' : '\n\n'}${page}`;
    }, '');
}

function goesOn(before: PageLine, line: PageLine, page: { gap: number; widest: number }): boolean {
  const drop = before.y - line.y;
  const larger = Math.max(before.height, line.height);
  // Further up: another column, or a box.
  if (drop < 0 || drop > Math.max(page.gap * 1.4, larger * 1.1)) return false;
  if (Math.abs(before.height - line.height) > larger * 0.15) return false;
  const isShort = before.right < page.widest - (page.widest - before.x) * 0.25;
  return !(isShort && (SENTENCE_END.test(before.text) || /^\p{Lu}/u.test(line.text)));
}

function usualGap(lines: readonly PageLine[]): number {
  const drops = lines
    .slice(1)
    .map((line, at) => (lines[at]?.y ?? 0) - line.y)
    .filter((drop) => drop > 0)
    .toSorted((a, b) => a - b);
  return drops[Math.floor(drops.length / 2)] ?? 0;
}

function joined(text: string, next: string): string {
  if (HYPHEN.test(text.slice(-3)) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  return /[-‐–/]$/.test(text.slice(-1)) && /^[\p{L}\p{N}]/u.test(next) && /[\p{L}\p{N}]$/u.test(text.slice(-2, -1))
    ? text + next
    : `${text} ${next}`;
}
