import { textNode, textOf, type MarkdownParent } from './markdown-tree.ts';

/**
 * A rehype plugin: a heading that holds nothing is what somebody typed, such as the `###` below a press release, which
 * tells an editor that nothing is missing. As an empty heading nobody would see it.
 */
export function showBareMarks() {
  return (tree: MarkdownParent): void => showIn(tree);
}

function showIn(parent: MarkdownParent): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const level = /^h(?<level>[1-6])$/.exec(child.tagName)?.groups?.['level'];
    if (level === undefined) showIn(child);
    else if (textOf(child).trim() === '') {
      child.tagName = 'p';
      child.children = [textNode('#'.repeat(Number(level)))];
    }
  }
}
