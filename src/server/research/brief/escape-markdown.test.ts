import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { fc } from '../../../../test/support/property.ts';
import { escapeMarkdown } from './escape-markdown.ts';

/** As the product renders a brief. */
function rendered(markdown: string): string {
  return renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm], children: markdown }));
}

/** The words that a reader sees. */
function visible(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

const HOSTILE = [
  '[click here](javascript:alert(1))',
  '![logo](https://tracker.example/x.png)',
  '<img src=x onerror=alert(1)>',
  '<https://evil.example>',
  'see https://evil.example/a_b_c or www.evil.example or me@evil.example',
  '**bold** _slanted_ ~~struck~~ `code`',
  'a [reference][1] and a footnote[^1]',
  '&lt;script&gt; &#91;x&#93;(y)',
  'C# and F# #',
  'ends with a backslash \\',
  '``https://evil.example``',
  'mailto:me@evil.example xmpp:me@evil.example',
  'HTTPS://EVIL.EXAMPLE and Www.Evil.Example',
];

describe('foreign text in Markdown', () => {
  test.each(HOSTILE)('reads as it is, and does nothing: %s', (text) => {
    for (const line of [
      `- “${escapeMarkdown(text)}” [1]`,
      `### ${escapeMarkdown(text)}`,
      `1. **${escapeMarkdown(text)}**, x`,
    ]) {
      const html = rendered(line);
      expect(html).not.toMatch(/<(?:a|img|em|del|script|h1|sup|section)\b/);
      expect(visible(html)).toContain(text.replaceAll('`', '').slice(0, 12));
    }
    if (!text.includes('`')) expect(visible(rendered(`- “${escapeMarkdown(text)}” [1]`))).toContain(`“${text}” [1]`);
  });

  test('is one line, so that it cannot begin a block', () => {
    expect(escapeMarkdown('one\n\n# two\n- three')).toBe('one \\# two - three');
  });

  test('whatever it is made of, nothing of it is a link, an image, a heading or HTML', () => {
    const marks = '[ ] ( ) ! < > * _ ` ~ # \\ & : / @ . - ^ |'.split(' ');
    const words = [' ', 'http://', 'www.', 'a', 'b.example', 'x@y.example', '&amp;', '&#91;', '“'];
    const piece = fc.constantFrom(...marks, ...words);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const html = rendered(`- “${escapeMarkdown(pieces.join(''))}” [1]`);
        expect(html).not.toMatch(/<(?!\/?(?:ul|li|code)\b)/);
      }),
      { numRuns: 300 },
    );
  });
});
