import { isElement, type PageDocument, type PageNode } from './page-dom.ts';
import { walkTree } from './walk-tree.ts';

/** Finding the article takes time by the number of elements and by the text: 12,000 and 500,000 take two to five seconds. */
const MAX_ELEMENTS = 10_000;
const MAX_TEXT = 300_000;

/** Cuts the end off a page that is too long to be searched. Tells whether it did. */
export function boundPage(page: PageDocument): boolean {
  let elements = 0;
  let characters = 0;
  const beyond: PageNode[] = [];
  walkTree(page.body, {
    enter(node) {
      if (elements > MAX_ELEMENTS || characters > MAX_TEXT) {
        beyond.push(node);
        return false;
      }
      if (isElement(node)) elements += 1;
      else characters += node.textContent?.length ?? 0;
      return isElement(node);
    },
  });
  for (const node of beyond) node.remove();
  return beyond.length > 0;
}
