import { isElement, type PageElement } from './page-dom.ts';
import { walkTree } from './walk-tree.ts';

/** Browsers stop nesting at 512; deeper markup would use up the stack of the library that finds the article. */
const DEEPEST = 300;

export function isTooDeep(root: PageElement): boolean {
  return depthOf(root) > DEEPEST;
}

function depthOf(root: PageElement): number {
  let depth = 0;
  let deepest = 0;
  walkTree(root, {
    enter(node) {
      if (!isElement(node)) return false;
      depth += 1;
      deepest = Math.max(deepest, depth);
      return true;
    },
    leave() {
      depth -= 1;
    },
  });
  return deepest;
}
