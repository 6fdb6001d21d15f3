import { expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { withoutForeignLinks } from './foreign-links.ts';

const [source] = assignmentWith().sources;
const assignment = assignmentWith({
  opinion: 'Read https://northwind.example/blog first.',
  sources: source ? [source, { ...source, id: 's9', url: 'https://en.wikipedia.org/wiki/Churn_(business)' }] : [],
});

const cases: [string, string, string][] = [
  ['a source stays', 'See https://en.wikipedia.org/wiki/Onboarding.', 'See https://en.wikipedia.org/wiki/Onboarding.'],
  ['what the author gave stays', 'On www.northwind.example/blog/ now', 'On www.northwind.example/blog/ now'],
  ['an invented address goes', 'Read more at https://made-up.example/guide?x=1, today.', 'Read more at, today.'],
  ['a short link goes', 'Read it: bit.ly/3xYz now', 'Read it: now'],
  ['one in brackets goes with them', 'A study (https://made-up.example) says so.', 'A study says so.'],
  ['a Markdown link keeps its words', 'Read [the guide](https://made-up.example/guide) now.', 'Read the guide now.'],
  [
    'a call to action keeps a gap for its link',
    '**[See the demo](https://made-up.example)**',
    '**See the demo** [Add: link]',
  ],
  ['a relative link of ours stays', 'See [below](#faq).', 'See [below](#faq).'],
  ['another scheme goes', 'Open [this](javascript:alert(1)).', 'Open this.'],
  [
    'a bracket inside an address belongs to it',
    '[Churn](https://en.wikipedia.org/wiki/Churn_(business)), https://en.wikipedia.org/wiki/Churn_(business).',
    '[Churn](https://en.wikipedia.org/wiki/Churn_(business)), https://en.wikipedia.org/wiki/Churn_(business).',
  ],
  [
    'also where a layout has encoded it',
    '[1](https://en.wikipedia.org/wiki/Churn_%28business%29)',
    '[1](https://en.wikipedia.org/wiki/Churn_%28business%29)',
  ],
  ['several at once', 'A https://x.example/a, B (https://x.example/b) and <https://x.example/c> C', 'A, B and C'],
  ['an e-mail address is no link', 'Write to hello@northwind.com/any', 'Write to hello@northwind.com/any'],
  ['an image is words too', '![A chart](https://made-up.example/a.png)', 'A chart'],
  [
    'words that look a little like it stay',
    'Node.js and/or Booking.com, v1.2/v1.3.',
    'Node.js and/or Booking.com, v1.2/v1.3.',
  ],
  ['a placeholder stays', '[Link to the demo page]', '[Link to the demo page]'],
];

it.each(cases)('%s', (_, text, expected) => {
  expect(withoutForeignLinks(text, assignment)).toBe(expected);
});
