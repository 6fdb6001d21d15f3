import { isClosed, textNode, type MarkdownChild, type MarkdownParent } from '../markdown-tree.ts';

const LEAD = '[Check: ';

/** A mark whose end has not come yet: its nodes so far, and how many of its brackets are open. */
interface OpenMark {
  readonly nodes: MarkdownChild[];
  depth: number;
}

/** A rehype plugin: each `[Check: …]` becomes a `button` with `dataFlag`, also where there is emphasis within it. */
export function markFlags() {
  return (tree: MarkdownParent): void => markIn(tree);
}

/** The children of one parent as they become. */
interface Reading {
  readonly done: MarkdownChild[];
  open: OpenMark | null;
}

function markIn(parent: MarkdownParent): void {
  const reading: Reading = { done: [], open: null };
  for (const child of parent.children) {
    if (child.type === 'text') takeText(child.value, reading);
    else {
      if (child.type === 'element' && !isClosed(child)) markIn(child);
      (reading.open?.nodes ?? reading.done).push(child);
    }
  }
  parent.children = [...reading.done, ...(reading.open?.nodes ?? [])];
}

function takeText(text: string, reading: Reading): void {
  let rest = text;
  while (rest !== '') {
    const { done, open } = reading;
    const at = open ? endOf(rest, open) : rest.indexOf(LEAD);
    if (at < 0) break;
    const head = at > 0 ? [textNode(rest.slice(0, at))] : [];
    if (open) done.push(flagNode([...open.nodes, ...head]));
    else done.push(...head);
    reading.open = open ? null : { nodes: [], depth: 0 };
    rest = rest.slice(at);
  }
  if (rest !== '') (reading.open?.nodes ?? reading.done).push(textNode(rest));
}

/** The index behind the bracket that closes the mark; -1 where it stands in a later node. Brackets within stand in pairs. */
function endOf(text: string, mark: OpenMark): number {
  for (const { 0: bracket, index } of text.matchAll(/[[\]]/g)) {
    mark.depth += bracket === '[' ? 1 : -1;
    if (mark.depth === 0) return index + 1;
  }
  return -1;
}

function flagNode(children: MarkdownChild[]): MarkdownChild {
  return { type: 'element', tagName: 'button', properties: { dataFlag: true }, children };
}
