import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { textNode, type MarkdownChild, type MarkdownParent } from './markdown-tree.ts';
import { htmlAsText } from './read-as-text.ts';
import { safeUrl } from './safe-url.ts';
import { showBareMarks } from './show-bare-marks.ts';

/** Markdown as HTML for the page editors that one pastes into: no classes, no images, raw HTML and marks as they stand. */
export function markdownToHtml(text: string): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <Markdown
        remarkPlugins={[remarkGfm, htmlAsText]}
        rehypePlugins={[showBareMarks, breakLines]}
        disallowedElements={['img', 'input']}
        urlTransform={safeUrl}
      >
        {text}
      </Markdown>,
    ),
  );
  const html = place.innerHTML;
  root.unmount();
  return html;
}

/** A rehype plugin: line breaks that somebody typed stay, as they do in the preview. */
function breakLines() {
  return (tree: MarkdownParent): void => breakLinesIn(tree, false);
}

function breakLinesIn(parent: MarkdownParent, inParagraph: boolean): void {
  parent.children = parent.children.flatMap((child, index, all) => {
    // Behind a break of Markdown's own the line ends once more.
    if (child.type === 'text' && inParagraph) {
      return linesOf(isBreak(all[index - 1]) ? child.value.replace(/^\n/, '') : child.value);
    }
    if (child.type === 'element') breakLinesIn(child, inParagraph || child.tagName === 'p');
    return [child];
  });
}

function linesOf(text: string): MarkdownChild[] {
  const [first = '', ...rest] = text.split('\n');
  return [textNode(first), ...rest.flatMap((line) => [lineBreak(), textNode(line)])];
}

function lineBreak(): MarkdownChild {
  return { type: 'element', tagName: 'br', properties: {}, children: [] };
}

function isBreak(node: MarkdownChild | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'br';
}
