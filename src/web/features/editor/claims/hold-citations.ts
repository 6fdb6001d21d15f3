import { textNode, type MarkdownChild, type MarkdownElement } from '../markdown-tree.ts';

/** The end of what stands before; of a very long word, or of a script without spaces, the last letters are enough. */
const LAST_WORD = /\S{0,12}\s?$/u;

/** Keeps citations on the line of the word before them. A no-break space alone does not: browsers break before any button. */
export function holdCitations(children: readonly MarkdownChild[], isCitation: (child: MarkdownChild) => boolean) {
  const held: MarkdownChild[] = [];
  for (const child of children) {
    if (isCitation(child)) hold(held, child);
    else held.push(child);
  }
  return held;
}

function hold(before: MarkdownChild[], citation: MarkdownChild): void {
  const last = before.pop();
  if (last && isHeld(last)) {
    before.push(heldNode([...last.children, citation]));
    return;
  }
  if (last?.type !== 'text') {
    before.push(...(last ? [last] : []), heldNode([citation]));
    return;
  }
  const end = LAST_WORD.exec(last.value)?.[0] ?? '';
  const start = last.value.slice(0, last.value.length - end.length);
  const word = end.replace(/\s$/, '\u00a0');
  const previous = before.at(-1);
  // Two citations with a space between them.
  if (start === '' && word.trim() === '' && previous && isHeld(previous)) {
    before[before.length - 1] = heldNode([...previous.children, ...(word ? [textNode(word)] : []), citation]);
    return;
  }
  if (start) before.push(textNode(start));
  before.push(heldNode([...(word ? [textNode(word)] : []), citation]));
}

function isHeld(child: MarkdownChild): child is MarkdownElement {
  return child.type === 'element' && child.tagName === 'span' && child.properties['dataHeld'] === true;
}

function heldNode(children: MarkdownChild[]): MarkdownChild {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['whitespace-nowrap'], dataHeld: true },
    children,
  };
}
