import { backgroundOf, hides, isNearWhite, parseDeclarations } from './hiding-style.ts';
import { hidingSelectors } from './hiding-rules.ts';
import { isElement, isText, type PageDocument, type PageElement, type PageNode } from './page-dom.ts';
import { walkTree } from './walk-tree.ts';

/** Elements of which nothing, or nothing that is text, is shown. */
const UNSHOWN = new Set(
  'area audio base button canvas datalist embed frame frameset iframe img input map noembed noframes noscript object picture script select source style svg template textarea track video'.split(
    ' ',
  ),
);
/** Names that the common style libraries give to what is hidden, or shown to screen readers alone. */
const HIDDEN_CLASS =
  /(?:^|\s)(?:hidden|invisible|d-none|hide|is-hidden|u-hidden|display-none|sr-only|visually-?hidden|screen-reader-(?:text|only)|a11y-hidden|offscreen|off-screen)(?:\s|$)/i;
/** Shown on some screens. */
const SHOWN_CLASS =
  /(?:^|\s)(?:[a-z0-9]+:(?:block|flex|grid|inline|table|contents|visible|not-sr-only)|d-[a-z]{2,3}-(?!none))/i;
const ANCESTORS = 40;

/**
 * Takes out whatever a reader of the page does not see: what is written there may be meant for a machine. Styles in files
 * of their own are not known here.
 */
export function removeInvisible(page: PageDocument): void {
  const hidden = hiddenByRules(page);
  const doomed: PageNode[] = [];
  walkTree(page.documentElement, {
    enter(node) {
      if (!isElement(node)) {
        if (!isText(node)) doomed.push(node);
        return false;
      }
      if (node.localName === 'head') return false;
      if (!hidden.has(node) && !isInvisible(node)) return true;
      doomed.push(node);
      return false;
    },
  });
  for (const node of doomed) node.remove();
}

function hiddenByRules(page: PageDocument): Set<PageElement> {
  const hidden = new Set<PageElement>();
  const css = Array.from(page.querySelectorAll('style'), (style) => style.textContent ?? '').join('\n');
  for (const selector of new Set(hidingSelectors(css))) {
    for (const element of matching(page, selector)) {
      // Some pages hide themselves until they are set.
      if (element.localName !== 'html' && element.localName !== 'body') hidden.add(element);
    }
  }
  return hidden;
}

function matching(page: PageDocument, selector: string): Iterable<PageElement> {
  try {
    return page.querySelectorAll(selector);
  } catch {
    // Not a selector that the parser knows.
    return [];
  }
}

function isInvisible(element: PageElement): boolean {
  const name = element.localName;
  if (name === 'html' || name === 'body') return false;
  if (UNSHOWN.has(name) || element.hasAttribute('hidden')) return true;
  if (name === 'dialog' && !element.hasAttribute('open')) return true;
  return isHiddenByClass(element.getAttribute('class') ?? '') || isHiddenByStyle(element);
}

function isHiddenByClass(classes: string): boolean {
  return HIDDEN_CLASS.test(classes) && !SHOWN_CLASS.test(classes);
}

function isHiddenByStyle(element: PageElement): boolean {
  const style = parseDeclarations(element.getAttribute('style') ?? '');
  if (hides(style)) return true;
  const colour = style.get('color') ?? (element.localName === 'font' ? element.getAttribute('color') : null);
  return Boolean(colour && isNearWhite(colour) && !standsOnColour(element));
}

/** Whether something behind the element says that it is not white. */
function standsOnColour(element: PageElement): boolean {
  let at: PageElement | null = element;
  for (let step = 0; at && isElement(at) && step < ANCESTORS; step += 1) {
    const background = backgroundOf(parseDeclarations(at.getAttribute('style') ?? '')) ?? at.getAttribute('bgcolor');
    if (background) return !isNearWhite(background);
    at = at.parentNode;
  }
  return false;
}
