import { expect, test } from 'vitest';
import { textNode, textOf, type MarkdownChild } from '../markdown-tree.ts';
import { markBrackets } from './mark-brackets.ts';
import type { MarkKind } from './text-mark.tsx';

/** The texts of the marks in a paragraph. */
function marked(kind: MarkKind, ...children: (string | MarkdownChild)[]): string[] {
  const paragraph = { children: children.map((child) => (typeof child === 'string' ? textNode(child) : child)) };
  const before = paragraph.children.map(textOf).join('');
  markBrackets(kind)()(paragraph);
  expect(paragraph.children.map(textOf).join('')).toBe(before);
  return paragraph.children.flatMap((child) =>
    child.type === 'element' && child.properties['dataMark'] === kind ? [textOf(child)] : [],
  );
}

const em = (text: string): MarkdownChild => ({
  type: 'element',
  tagName: 'em',
  properties: {},
  children: [textNode(text)],
});

test('marks begin and end within text, and may have emphasis in them', () => {
  expect(marked('gap', 'a [Add: one] b [Add: ', em('two'), '] c')).toEqual(['[Add: one]', '[Add: two]']);
  expect(marked('flag', '[Check: “we [', em('all'), '] did”].')).toEqual(['[Check: “we [all] did”]']);
});

test('what only begins like a gap is none, and one that follows is still found', () => {
  expect(marked('gap', '[Add: an [Add: inner] one] [Add: over\ntwo lines] [Add: whole]')).toEqual([
    '[Add: inner]',
    '[Add: whole]',
  ]);
  expect(marked('gap', 'open [Add: to the end')).toEqual([]);
});
