import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import twitter from 'twitter-text';
import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/core/formats/registry.ts';
import type { AnyFormat } from '../../src/core/formats/registry.ts';
import { finishText } from '../../src/server/writing/model/finish-text.ts';
import { assignmentWith } from '../fakes/assignment.ts';
import { fc } from '../support/property.ts';

const assignment = assignmentWith({ opinion: 'Read https://northwind.example/blog first.' });
const KNOWN = ['https://en.wikipedia.org/wiki/Onboarding', 'https://northwind.example/blog'];

/** Ways in which a model brings an address that nobody gave. */
const HOSTILE = [
  'https://made-up.example/guide?x=1#y',
  'HTTP://MADE-UP.EXAMPLE',
  'http://user:pass@made-up.example:8080/a',
  'https:\\\\made-up.com',
  'https:/made-up.com/a',
  '//made-up.com/a',
  'www.made-up.com',
  'made-up.com',
  'Made-Up.com/path.',
  'shop.made-up.co.uk',
  'made-up.io,',
  'bit.ly/3xYzAbc',
  't.co/AbC123',
  'hxxps://made-up[.]com/a',
  'made-up(dot)com',
  'made-up dot com',
  'hello@made-up.com',
  'hello [at] made-up.com',
  'mailto:hello@made-up.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://made-up.com/f',
  '10.0.0.1:8080/admin',
  'http://[::1]/a',
  'https://пример.рф/а',
  'ｈｔｔｐｓ：／／made-up．com',
  'doi:10.1234/abc.def',
  'https://doi.org/10.1234/abc',
  'arXiv:2301.12345',
  '<https://made-up.example/auto>',
  '<a href="https://made-up.example" title="x">words</a>',
  "<a href='//made-up.com'>words</a>",
  '<img src=https://made-up.example/i.png>',
  '[words](https://made-up.example/a)',
  '[words](<https://made-up.example/a b>)',
  '[words](//made-up.com "title")',
  '[words](java&#115;cript:alert(1))',
  '[words](made-up)',
  '[a [b] c](https://made-up.example)',
  '![alt](https://made-up.example/i.png)',
  '[![alt](https://made-up.example/i.png)](https://made-up.example)',
  '[words][ref]',
  '\n\n[ref]: https://made-up.example/ref "title"\n\n',
  '\n\n[ref]: <made-up.com>\n\n',
  '| [cell](https://made-up.example) | made-up.com |',
  '\n- [item](https://made-up.example)\n- made-up.net/x\n',
  '\n## Heading on https://made-up.example/h\n',
  '**[Go](https://made-up.example)**',
  '[c1](https://made-up.example)',
  'https://en.wikipedia.org/wiki/Invented',
  'https://en.wikipedia.org.made-up.com/wiki/Onboarding',
  '[1]: https://made-up.example',
  'https\\://made-up.com',
  'Sources:\n1. Title https://made-up.example',
];
const HONEST = [
  'Ask a colleague [c1].',
  'See https://en.wikipedia.org/wiki/Onboarding now.',
  'Most asked first [c3], and',
  '**bold**',
  'Subject: hello',
  'Spoken: hello',
  '[00:00-00:05]',
  '\n\n',
  '(',
  ')',
  '[',
  ']',
  '<',
  '*',
];

/** Every address that a reader's program would follow from this text. */
function followed(text: string, format: AnyFormat): string[] {
  const onX = twitter.extractUrls(text);
  if (format.syntax === 'plain') return onX;
  const page = renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm] }, text));
  const linked = Array.from(page.matchAll(/(?:href|src)="([^"]*)"/g), ([, url = '']) => url);
  return [...onX, ...linked.filter((url) => url !== '' && !url.startsWith('#'))];
}

const isKnown = (url: string) =>
  KNOWN.some((known) => known === url || known.replace('https://', '') === url) ||
  ['en.wikipedia.org', 'northwind.example'].includes(url);

describe.each(FORMATS.map((format): [string, AnyFormat] => [format.label, format]))('a %s', (_, format) => {
  test.each(HOSTILE)('leads nowhere by %j', (hostile) => {
    for (const draft of [hostile, `Read more at ${hostile} today.`, `- ${hostile}\n- ${hostile}`, `**${hostile}**`]) {
      const { text } = finishText(draft, { format, assignment });
      expect(
        followed(text, format).filter((url) => !isKnown(url)),
        text,
      ).toEqual([]);
      expect(text.replaceAll('en.wikipedia.org', '')).not.toMatch(
        /made-up\.(?:com|example|io|net)|hxxp|doi:|10\.1234|2301\.12345/i,
      );
    }
  });

  test('leads only where somebody sent it, however a draft is put together', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...HOSTILE, ...HONEST), fc.constantFrom(' ', '', '\n', ' | ')), {
          maxLength: 8,
        }),
        (pieces) => {
          const draft = pieces.flat().join('');
          const { text } = finishText(draft, { format, assignment });
          const wrong = followed(text, format).filter((url) => !isKnown(url));
          expect(wrong, `${JSON.stringify(draft)} as ${JSON.stringify(text)}`).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
