import { isClosed, textNode, type MarkdownChild, type MarkdownParent } from '../markdown-tree.ts';
import { FLAG_START } from './find-flags.ts';

/** A rehype plugin: each `[Check: …]` becomes a `button` with `dataFlag`, also where there is emphasis within it. */
export function markFlags() {
  return (tree: MarkdownParent): void => markIn(tree);
}

function markIn(parent: MarkdownParent): void {
  const done: MarkdownChild[] = [];
  /** The nodes of a mark whose end has not come yet. */
  let open: MarkdownChild[] | null = null;
  for (const child of parent.children) {
    if (child.type !== 'text') {
      if (child.type === 'element' && !isClosed(child)) markIn(child);
      (open ?? done).push(child);
      continue;
    }
    let rest = child.value;
    while (rest !== '') {
      const at: number = open ? rest.indexOf(']') + 1 : rest.indexOf(FLAG_START);
      if (open ? at === 0 : at < 0) break;
      const [head, tail]: [string, string] = [rest.slice(0, at), rest.slice(at)];
      if (open) {
        done.push(flagNode([...open, textNode(head)]));
        open = null;
      } else {
        if (head) done.push(textNode(head));
        open = [];
      }
      rest = tail;
    }
    if (rest !== '') (open ?? done).push(textNode(rest));
  }
  parent.children = open ? [...done, ...open] : done;
}

function flagNode(children: MarkdownChild[]): MarkdownChild {
  return {
    type: 'element',
    tagName: 'button',
    properties: { dataFlag: true },
    children: children.filter((child) => child.type === 'element' || child.type === 'text'),
  };
}
