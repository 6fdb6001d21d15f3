import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { findAddresses } from './addresses.ts';
import { foreignAddressesIn, prepareAddresses } from './foreign-addresses.ts';

const given = [
  'https://en.wikipedia.org/wiki/Churn_(business)',
  'Write to hello@northwind.com or see northwind.com/demo',
];
const foreignIn = (text: string) => foreignAddressesIn(text, given).map(({ address }) => address);

describe('addresses that are nobody’s', () => {
  it.each([
    ['a source’s', 'See https://en.wikipedia.org/wiki/Churn_(business).', []],
    ['a source’s, as a layout encodes it', '[1](https://en.wikipedia.org/wiki/Churn_%28business%29)', []],
    ['the author’s, with a scheme or not', 'https://www.northwind.com/demo/ and northwind.com/demo', []],
    ['the author’s e-mail', 'Mail hello@northwind.com today', []],
    ['another page of a source', 'https://en.wikipedia.org/wiki/Bread', ['https://en.wikipedia.org/wiki/Bread']],
    ['an invented link', 'Go to https://made-up.example/a?x=1, now.', ['https://made-up.example/a?x=1']],
    ['one without a scheme', 'Try bit.ly/3xYz and www.made-up.example.', ['bit.ly/3xYz', 'www.made-up.example']],
    ['an invented e-mail', 'Mail sales@made-up.example.', ['sales@made-up.example']],
    ['one in disguise', 'Go to hxxps://made-up.example/a', ['hxxps://made-up.example/a']],
    ['letters of full width', 'ｈｔｔｐｓ：／／ｍａｄｅ．ｃｏｍ', ['ｈｔｔｐｓ：／／ｍａｄｅ．ｃｏｍ']],
    ['an invented paper', 'As doi:10.1234/abcd.56 shows', ['doi:10.1234/abcd.56']],
    ['a company that is called like its site', 'People book at Booking.com.', []],
    ['a gap for one', 'See [Add: a link such as https://made-up.example]', []],
    ['an anchor of the page itself', '[below](#faq)', []],
    ['none', 'Node.js and/or 3.5 kg: e.g. v1.2. It ends.So we begin.', []],
  ])('%s', (_, text, addresses) => {
    expect(foreignIn(text)).toEqual(addresses);
  });

  it.each([
    ['as it stands there', 'https://shop.internal/book', []],
    ['whatever its ending', '[Book](https://shop.internal/book) or http://www.shop.internal/book', []],
    ['but not a part of it', 'https://shop.internal', ['https://shop.internal']],
    ['nor more than it', 'https://shop.internal/book/now', ['https://shop.internal/book/now']],
    ['nor another that ends so', 'https://my-shop.internal/book', ['https://my-shop.internal/book']],
  ])('are told from what the user wrote, %s', (_, text, addresses) => {
    const found = foreignAddressesIn(text, ['Book at shop.internal/book. Or come by.']).map(({ address }) => address);
    expect(found).toEqual(addresses);
  });

  it('say where they stand', () => {
    const text = 'Read https://en.wikipedia.org/wiki/Churn_(business), then https://made-up.example/a (or bit.ly/b).';
    const spans = foreignAddressesIn(text, given).map(({ span }) => text.slice(span.start, span.end));
    expect(spans).toEqual(['https://made-up.example/a', 'bit.ly/b']);
  });

  it('are told from those that a page was found to name, which may not be led to', () => {
    const page = 'Doe (2020), doi:10.1234/abcd.56, see https://elsewhere.example/x';
    const known = prepareAddresses({ own: [], urls: ['https://a.example/b'], sites: ['a.example'], told: [page] });
    const text = 'doi:10.1234/abcd.56 https://elsewhere.example/x https://a.example/b www.a.example';
    expect(foreignAddressesIn(text, known).map(({ address }) => address)).toEqual(['https://elsewhere.example/x']);
  });

  it.each([
    'a',
    'A',
    ' ',
    '[',
    '(',
    '1',
    '.',
    'a.',
    'a@',
    '//',
    'http://',
    'www.',
    '“',
    '漢',
    'Ａ',
    '：',
    'é',
    '[.]',
    'a dot ',
  ])('are found in proportion to a text of %j', (unit) => {
    const { taken, allowed } = growthOf(unit, findAddresses);
    expect(taken).toBeLessThan(allowed);
  });
});
