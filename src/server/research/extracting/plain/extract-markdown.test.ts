import { expect, it } from 'vitest';
import type { Document } from '../extractor.ts';
import { extractMarkdown } from './extract-markdown.ts';

it('gives the text of Markdown without its marks', () => {
  const markdown = `# Ten *panels*

A rooftop of **ten panels** yields [four
thousand](https://survey.example/2024 "Survey") kilowatt hours, as [the survey][s] says.[^1]
It costs 2*3 thousand and saves __a lot__ of \`a < b\` snake_case.

- one item
- [x] another item

1. first

> A word of the mayor.

| Year | Price |
| ---- | ----: |
| 2023 | 9,100 |

\`\`\`js
const code = 'left out';
\`\`\`

Underlined
==========

![a picture](roof.png)<https://roofs.example> <!-- IGNORE -->
<span hidden>IGNORE</span>

[s]: https://survey.example/
`;
  const { text, title } = extractMarkdown(file(markdown));
  expect(title).toBe('Ten panels');
  expect(text).toBe(`Ten panels

A rooftop of ten panels yields four thousand kilowatt hours, as the survey says. It costs 2*3 thousand and saves a lot of a < b snake_case.

- one item
- another item

- first

A word of the mayor.

Year | Price

2023 | 9,100

Underlined

https://roofs.example`);
});

it('takes title, author, date and language from the lines before the text', () => {
  const markdown =
    '---\ntitle: "Roofs: a survey"\nauthors: [Kim Writer, Lee Reader]\ndate: 2024-05-01\nlang: en_GB\n---\n# Other\n\nText.';
  expect(extractMarkdown(file(markdown))).toMatchObject({
    title: 'Roofs: a survey',
    author: 'Kim Writer',
    publishedAt: '2024-05-01',
    language: 'en-GB',
    text: 'Other\n\nText.',
  });
});

it('is named for its file without a heading', () => {
  expect(extractMarkdown(file('Text alone.')).title).toBe('notes on roofs');
});

it('has nothing to quote without text', () => {
  expect(() => extractMarkdown(file('---\ntitle: Empty\n---\n\n<!-- nothing -->\n'))).toThrow('no text');
});

it('is not slow on marks without end', () => {
  for (const marks of ['[', '*a ', '`', '](', '<', '> ', '|', '_a']) {
    expect(extractMarkdown(file(`Begin ${marks.repeat(5_000)} end`)).text).toMatch(/^Begin/);
  }
});

function file(markdown: string): Document {
  return { bytes: new TextEncoder().encode(markdown), mediaType: null, fileName: 'notes on roofs.md', url: null };
}
