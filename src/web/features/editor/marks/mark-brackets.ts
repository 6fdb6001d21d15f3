import { isClosed, textNode, type MarkdownChild, type MarkdownParent } from '../markdown-tree.ts';
import type { MarkKind } from './text-mark.tsx';

interface Brackets {
  readonly lead: string;
  /** Where the mark ends or turns out to be none, besides its brackets. */
  readonly limits: RegExp;
}

/** As `findCheckMarks` and `findGaps` read them: brackets within a flag stand in pairs, a gap has none and is one line. */
const BRACKETS: Record<MarkKind, Brackets> = {
  flag: { lead: '[Check: ', limits: /[[\]]/g },
  gap: { lead: '[Add: ', limits: /[[\]\n]/g },
};

/** A mark whose end has not come yet: its nodes so far, and how many of its brackets are open. */
interface OpenMark {
  readonly nodes: MarkdownChild[];
  depth: number;
}

/** The children of one parent as they become. */
interface Reading {
  readonly kind: MarkKind;
  readonly done: MarkdownChild[];
  open: OpenMark | null;
}

/** A rehype plugin: each `[Check: …]` or `[Add: …]` becomes a `button` with `dataMark`, also where there is emphasis within it. */
export function markBrackets(kind: MarkKind) {
  return () =>
    (tree: MarkdownParent): void =>
      markIn(tree, kind);
}

function markIn(parent: MarkdownParent, kind: MarkKind): void {
  const reading: Reading = { kind, done: [], open: null };
  for (const child of parent.children) {
    if (child.type === 'text') takeText(child.value, reading);
    else {
      if (child.type === 'element' && !isClosed(child)) markIn(child, kind);
      (reading.open?.nodes ?? reading.done).push(child);
    }
  }
  parent.children = [...reading.done, ...(reading.open?.nodes ?? [])];
}

function takeText(text: string, reading: Reading): void {
  const { done, kind } = reading;
  let rest = text;
  while (rest !== '') {
    const { open } = reading;
    if (open) {
      const end = endOf(rest, open, kind);
      if (end === null) break;
      const nodes = end.at > 0 ? [...open.nodes, textNode(rest.slice(0, end.at))] : open.nodes;
      done.push(...(end.isMark ? [markNode(nodes, kind)] : nodes));
      reading.open = null;
      rest = rest.slice(end.at);
    } else {
      const at = rest.indexOf(BRACKETS[kind].lead);
      if (at < 0) break;
      if (at > 0) done.push(textNode(rest.slice(0, at)));
      reading.open = { nodes: [], depth: 0 };
      rest = rest.slice(at);
    }
  }
  if (rest !== '') (reading.open?.nodes ?? done).push(textNode(rest));
}

/** Where the mark ends, behind its bracket, or turns out to be none; null where that stands in a later node. */
function endOf(text: string, mark: OpenMark, kind: MarkKind): { at: number; isMark: boolean } | null {
  for (const { 0: sign, index } of text.matchAll(BRACKETS[kind].limits)) {
    const opens = sign === '[';
    if (kind === 'gap' && (sign === '\n' || (opens && mark.depth > 0))) return { at: index, isMark: false };
    mark.depth += opens ? 1 : -1;
    if (mark.depth === 0) return { at: index + 1, isMark: true };
  }
  return null;
}

function markNode(children: MarkdownChild[], kind: MarkKind): MarkdownChild {
  return { type: 'element', tagName: 'button', properties: { dataMark: kind }, children };
}
