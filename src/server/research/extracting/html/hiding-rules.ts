import { hides, parseDeclarations } from './hiding-style.ts';

/** CSS looked at of one page, in characters. */
const MAX_CSS = 500_000;
/** States and parts of an element; what hides these hides no text that stands there. */
const CONDITIONAL = /:(?!root|first-child|last-child|only-child|nth-|not\()|::|\.no-js\b/;

/** The selectors of a page's own styles that hide what they match. Rules for print or for some screens alone do not count. */
export function hidingSelectors(css: string): string[] {
  const selectors: string[] = [];
  const text = css.slice(0, MAX_CSS).replace(/\/\*[^]*?(?:\*\/|$)|<!--|-->/g, ' ');
  let at = 0;
  /** How many blocks are open around that apply always. */
  let wrappers = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const close = text.indexOf('}', at);
    if (close !== -1 && (open === -1 || close < open) && wrappers > 0) {
      wrappers -= 1;
      at = close + 1;
      continue;
    }
    if (open === -1) break;
    const prelude = text.slice(text.lastIndexOf(';', open) >= at ? text.lastIndexOf(';', open) + 1 : at, open);
    const head = prelude.replace(/^[\s}]+/, '').trim();
    if (head.startsWith('@')) {
      if (appliesAlways(head)) {
        wrappers += 1;
        at = open + 1;
      } else {
        at = endOfBlock(text, open);
      }
      continue;
    }
    const end = text.indexOf('}', open);
    const body = text.slice(open + 1, end === -1 ? text.length : end);
    if (hides(parseDeclarations(body))) {
      selectors.push(
        ...head
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== '' && !CONDITIONAL.test(part)),
      );
    }
    at = end === -1 ? text.length : end + 1;
  }
  return selectors;
}

function appliesAlways(head: string): boolean {
  return /^@(?:media\s+(?:only\s+)?(?:all|screen)\s*$|layer|supports)/i.test(head);
}

function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
