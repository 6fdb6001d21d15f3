import type { MarkdownElement, MarkdownParent } from './markdown-tree.ts';

/** The heading of the view that a text is shown in. */
const PAGE_LEVEL = 2;
const LOWEST = 6;

/**
 * A rehype plugin: headings of a text stand below the one above the text, the page's when there is no other; none skips a
 * level, and `data-level` keeps how they were meant to look. A newsletter may begin with `##`.
 */
export function placeHeadings(above = PAGE_LEVEL) {
  return (tree: MarkdownParent): void => {
    const open: number[] = [];
    for (const heading of headingsOf(tree)) {
      const meant = Number(heading.tagName.slice(1));
      while ((open.at(-1) ?? 0) >= meant) open.pop();
      open.push(meant);
      heading.tagName = `h${Math.min(above + open.length, LOWEST)}`;
      heading.properties = { ...heading.properties, dataLevel: String(meant) };
    }
  };
}

function headingsOf(parent: MarkdownParent): MarkdownElement[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return /^h[1-6]$/.test(child.tagName) ? [child] : headingsOf(child);
  });
}
