import type { PageNode } from './page-dom.ts';

interface Visitor {
  /** Whether the node's children are visited, and then its `leave` called. */
  enter(node: PageNode): boolean;
  leave?(node: PageNode): void;
}

/** In document order, without recursion: markup can be nested deeper than any stack. Nothing may be moved meanwhile. */
export function walkTree(root: PageNode, { enter, leave }: Visitor): void {
  let node: PageNode | null = root;
  while (node) {
    const entered = enter(node);
    const child: PageNode | null = entered ? node.firstChild : null;
    if (child) {
      node = child;
      continue;
    }
    if (entered) leave?.(node);
    node = following(node, root, leave);
  }
}

function following(from: PageNode, root: PageNode, leave: Visitor['leave']): PageNode | null {
  let node = from;
  while (node !== root) {
    if (node.nextSibling) return node.nextSibling;
    if (!node.parentNode) return null;
    node = node.parentNode;
    leave?.(node);
  }
  return null;
}
