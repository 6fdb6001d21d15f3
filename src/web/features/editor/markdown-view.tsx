import type { ComponentProps } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import './markdown.css';
import { safeUrl } from './safe-url.ts';

/** Headings of a piece stand below the headings of the page. */
const COMPONENTS: Components = {
  h1: ({ children }) => <h3 data-level="1">{children}</h3>,
  h2: ({ children }) => <h4 data-level="2">{children}</h4>,
  h3: ({ children }) => <h5 data-level="3">{children}</h5>,
  h4: ({ children }) => <h6 data-level="4">{children}</h6>,
  h5: ({ children }) => <h6 data-level="4">{children}</h6>,
  h6: ({ children }) => <h6 data-level="4">{children}</h6>,
  a: OutsideLink,
  table: ({ children }) => (
    // A wide table scrolls by itself, by keyboard too.
    <div tabIndex={0} role="group" className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
};

/** Rendered Markdown: no raw HTML, no images, links to the outside only. Loaded when it is first shown. */
export function MarkdownView({ text }: { text: string }) {
  return (
    <div className="markdown">
      <Markdown
        remarkPlugins={[remarkGfm]}
        skipHtml
        disallowedElements={['img', 'input']}
        urlTransform={safeUrl}
        components={COMPONENTS}
      >
        {text}
      </Markdown>
    </div>
  );
}

function OutsideLink({ href, children }: ComponentProps<'a'>) {
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
