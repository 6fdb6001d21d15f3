import {
  isClosed,
  textNode,
  textOf,
  type MarkdownChild,
  type MarkdownElement,
  type MarkdownParent,
} from '../markdown-tree.ts';
import { holdCitations } from './hold-citations.ts';

/** The claims behind a number, given the text before it in its paragraph or list item; none for a number of no source. */
export type ClaimsAt = (number: number, before: string) => readonly string[];

const NUMBER = /\[(?<number>\d{1,3})\]/g;
const WHOLE_NUMBER = /^\s*\[(?<number>\d{1,3})\]\s*$/;
const BLOCKS = ['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'blockquote'];

/** What stands before a citation in its block, grown while one walks through it. */
interface Reading {
  before: string;
}

/**
 * A rehype plugin: `[1]` becomes a `button` with its claims, whether it stands in the text or is a link's whole text, as
 * newsletters have it. Numbers that no claim stands behind stay as they are.
 */
export function markCitations(claimsAt: ClaimsAt) {
  return () =>
    (tree: MarkdownParent): void =>
      markIn(tree, { before: '' }, claimsAt);
}

function markIn(parent: MarkdownParent, reading: Reading, claimsAt: ClaimsAt): void {
  const children = parent.children.flatMap((child) => {
    if (child.type === 'text') return split(child.value, reading, claimsAt);
    if (child.type !== 'element') return [child];
    const number = child.tagName === 'a' ? numberOf(child) : null;
    const claims = number === null ? [] : claimsAt(number, reading.before);
    if (number !== null && claims.length > 0) return [citationNode(number, claims)];
    if (isClosed(child)) reading.before += textOf(child);
    else markIn(child, BLOCKS.includes(child.tagName) ? { before: '' } : reading, claimsAt);
    return [child];
  });
  parent.children = holdCitations(children, isCitation);
}

function split(text: string, reading: Reading, claimsAt: ClaimsAt): MarkdownChild[] {
  const nodes: MarkdownChild[] = [];
  let done = 0;
  for (const match of text.matchAll(NUMBER)) {
    const number = Number(match.groups?.['number']);
    const head = text.slice(done, match.index);
    const claims = claimsAt(number, reading.before + head);
    if (claims.length === 0) continue;
    if (head) nodes.push(textNode(head));
    nodes.push(citationNode(number, claims));
    reading.before += head;
    done = match.index + match[0].length;
  }
  const rest = text.slice(done);
  reading.before += rest;
  return rest ? [...nodes, textNode(rest)] : nodes;
}

function numberOf(link: MarkdownElement): number | null {
  const number = WHOLE_NUMBER.exec(textOf(link))?.groups?.['number'];
  return number === undefined ? null : Number(number);
}

function citationNode(number: number, claims: readonly string[]): MarkdownChild {
  return {
    type: 'element',
    tagName: 'button',
    properties: { dataCitation: number, dataClaims: [...claims] },
    children: [textNode(`[${number}]`)],
  };
}

const isCitation = (child: MarkdownChild) => child.type === 'element' && citationOf(child.properties) !== null;

/** What `markCitations` wrote into a `button`; null for any other. */
export function citationOf(properties: MarkdownElement['properties']): { number: number; claimIds: string[] } | null {
  const { dataCitation: number, dataClaims: claims } = properties;
  if (typeof number !== 'number' || !Array.isArray(claims)) return null;
  return { number, claimIds: claims.map(String) };
}
