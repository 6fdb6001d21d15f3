import type { ExtraProps } from 'react-markdown';

/** What rendered Markdown is made of, before it becomes elements of React. */
export type MarkdownElement = NonNullable<ExtraProps['node']>;
export type MarkdownChild = MarkdownElement['children'][number];

export interface MarkdownParent {
  children: MarkdownChild[];
}

/** Where marks are text like any other, or where a control within would be one too many. */
const CLOSED = ['a', 'button', 'code', 'pre'];

export function isClosed(element: MarkdownElement): boolean {
  return CLOSED.includes(element.tagName);
}

export function textNode(value: string): MarkdownChild {
  return { type: 'text', value };
}

export function textOf(node: MarkdownChild): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
