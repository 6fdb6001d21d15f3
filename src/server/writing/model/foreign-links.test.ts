import { expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { withoutForeignLinks } from './foreign-links.ts';

const [source] = assignmentWith().sources;
const assignment = assignmentWith({
  opinion: 'Read https://northwind.example/blog first, or ask borrow@shop.example.',
  sources: source ? [source, { ...source, id: 's9', url: 'https://en.wikipedia.org/wiki/Churn_(business)' }] : [],
});

const cases: [string, string, string][] = [
  ['a source stays', 'See https://en.wikipedia.org/wiki/Onboarding.', 'See https://en.wikipedia.org/wiki/Onboarding.'],
  ['what the author gave stays', 'On www.northwind.example/blog/ now', 'On www.northwind.example/blog/ now'],
  ['so does mail to an address of ours', '[Write](mailto:borrow@shop.example)', '[Write](mailto:borrow@shop.example)'],
  ['mail to a stranger goes', '[Write](mailto:other@shop.example)', 'Write'],
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
  ['an e-mail address that nobody gave goes', 'Write to hello@northwind.com today.', 'Write to today.'],
  ['an image is words too', '![A chart](https://made-up.example/a.png)', 'A chart'],
  [
    'words that look a little like it stay',
    'Node.js and/or ASP.NET, e.g. v1.2/v1.3. It ends.So we begin.',
    'Node.js and/or ASP.NET, e.g. v1.2/v1.3. It ends.So we begin.',
  ],
  ['a bare host keeps its name alone', 'Ask Booking.com or shop.made-up.co.uk.', 'Ask Booking or shop made-up.'],
  [
    'a host that is given stays',
    'As en.wikipedia.org and northwind.example say.',
    'As en.wikipedia.org and northwind.example say.',
  ],
  [
    'links by reference lose target and look',
    'See [the guide][g] or [g][].\n\n[g]: https://made-up.example/g "G"',
    'See the guide or g.\n\n',
  ],
  ['an HTML anchor keeps its words', '<a href="https://made-up.example" rel="x">Read</a> on.', 'Read on.'],
  ['an autolink goes', 'See <https://made-up.example/a> now.', 'See now.'],
  ['a disguised scheme goes', 'See hxxps://made-up.example/a now.', 'See now.'],
  ['a disguised dot goes', 'See made-up[.]com/a or made-up (dot) com now.', 'See or now.'],
  ['an address said aloud goes', 'Go to made-up dot com today.', 'Go to today.'],
  ['the bubble stays', 'It survived the dot com bubble.', 'It survived the dot com bubble.'],
  [
    'a link that hides its scheme goes',
    '[a](java&#115;cript:alert(1)) [b](<//made-up.example/x y>) [c](made-up)',
    'a b c',
  ],
  ['an invented paper goes', 'See doi:10.1234/abcd.56 and arXiv:2301.12345v2, too.', 'See and, too.'],
  ['a link in a table or a list goes', '| [x](https://made-up.example) | y |\n- made-up.io/p', '| x | y |\n-'],
  ['a bare address of digits goes', 'Call 10.0.0.1:8080/admin now.', 'Call now.'],
  ['a placeholder stays', '[Link to the demo page]', '[Link to the demo page]'],
];

it.each(cases)('%s', (_, text, expected) => {
  expect(withoutForeignLinks(text, assignment)).toBe(expected);
});
