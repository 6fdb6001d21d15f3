import { expect, it } from 'vitest';
import { instagramCarousel } from '../instagram-carousel.ts';
import { shortContentScript } from '../short-content-script.ts';
import { readTagBlock } from './tags.ts';

it.each([
  ['#a #b', ['a', 'b']],
  ['#a\n#b', ['a', 'b']],
  ['\n\na, b', ['a', 'b']],
  ['#a\n\n#b', ['a', 'b']],
  ['', []],
])('hashtags in %j are all that stands there', (block, tags) => {
  expect(readTagBlock(block)).toEqual({ tags, rest: '' });
});

it.each([instagramCarousel, shortContentScript])('words below the hashtags of $label are none', ({ parse, fit }) => {
  const text = 'Caption: Come in.\nHashtags: #a #b\n\nNotes: see #this too\n\n#c';
  expect(parse(text)).toMatchObject({
    parts: { caption: 'Come in.', hashtags: ['a', 'b'] },
    unparsed: 'Notes: see #this too\n\n#c',
  });
  expect(fit(text)).toBe(text);
});
