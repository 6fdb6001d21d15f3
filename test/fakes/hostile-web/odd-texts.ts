import { articlePage } from './articles.ts';
import { type Play, show } from './play.ts';

const SCRIPT = '<script>window.text = "All of the text is made here";</script>';
const WALL = `<form action="/login" method="post"><h1>Sign in to continue</h1>
<label>Email <input type="email" name="email"></label>
<label>Password <input type="password" name="password"></label><button>Sign in</button></form>`;
const bare = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Members</title></head><body>${body}</body></html>`;

/** Half of a pair, as sloppy encoders write it into UTF-8. */
const LONE_SURROGATE = Buffer.from([0xed, 0xa0, 0xbd]);

const bytesWith = (marker: string, bytes: Uint8Array): Buffer => {
  const [before = '', after = ''] = articlePage('Odd bytes', [
    `The bridge over the Lenne is 214 metres long${marker} and was finished in 1931.`,
    'It carries about 9,000 vehicles on a working day, the county counted in 2024, and some 600 people on foot.',
    'The county wants to renew its 38 cables from 2027 on. The work will take two years and cost 12 million euros.',
    'Until then lorries of more than 16 tonnes have to use the ferry, which leaves every 20 minutes.',
  ]).split(marker);
  return Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);
};

/** Pages with no text, with text that nobody may see, and with characters that break what comes after. */
export const ODD_TEXTS: Readonly<Record<string, Play>> = {
  '/no-text': show(bare('<div><img src="/beacon" alt=""></div>')),
  '/only-scripts': show(
    bare(`<div id="root"></div>${SCRIPT.repeat(20)}<noscript>Please switch on scripts.</noscript>`),
  ),
  '/login': show(bare(WALL)),
  '/text/markup': show(
    'Prices rose by 4 percent in 2025.\n\n<script>fetch("/beacon")</script>\n\n<b>Rents</b> rose by 6 percent & stayed there.\n',
    'text/plain; charset=utf-8',
  ),
  '/odd/nul': show(bytesWith('@', Buffer.from([0, 0x0b, 0x1b, 0]))),
  '/odd/nul-entity': show(bytesWith('@', Buffer.from('&#0;&#x1b;'))),
  '/odd/surrogate': show(bytesWith('@', LONE_SURROGATE)),
  '/odd/surrogate-entity': show(bytesWith('@', Buffer.from('&#xD83D;'))),
  '/odd/bidi': show(bytesWith('@', Buffer.from('\u202e\u2066\u200b\ufeff'))),
};
