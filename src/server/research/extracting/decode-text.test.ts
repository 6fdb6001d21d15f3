import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

/** "Straßen kosten 5 €" and "日本" in the charsets that their countries use. */
const GERMAN_1252 = bytes('Stra\xdfen kosten 5 \x80');
const JAPANESE_SJIS = bytes('\x93\xfa\x96\x7b\x82\xcc\x8b\xb4');
const GERMAN = 'Straßen kosten 5 €';

describe('the text of a document', () => {
  it.each([
    ['UTF-8 with nothing declared', utf8(GERMAN), null, GERMAN],
    ['UTF-8 with a mark', bytes('\xef\xbb\xbfStra\xc3\x9fe'), 'text/plain; charset=iso-8859-1', 'Straße'],
    ['UTF-8 declared as Latin 1', utf8(GERMAN), 'text/html; charset=ISO-8859-1', GERMAN],
    ['Windows 1252 with nothing declared', GERMAN_1252, null, GERMAN],
    ['Windows 1252 declared as UTF-8', GERMAN_1252, 'text/html; charset=utf-8', GERMAN],
    ['Windows 1252 declared as Latin 1', GERMAN_1252, 'text/html; charset="latin1"', GERMAN],
    ['a charset that does not exist', GERMAN_1252, 'text/html; charset=klingon', GERMAN],
    ['Shift JIS', JAPANESE_SJIS, 'text/html; charset=Shift_JIS', '日本の橋'],
    ['ISO-2022-JP, whose bytes are all ASCII', bytes('\x1b$BF|K\\\x1b(B'), 'text/html; charset=iso-2022-jp', '日本'],
    ['Cyrillic', bytes('\xcc\xee\xf1\xf2'), 'text/plain;charset=windows-1251', 'Мост'],
    ['UTF-16 with a mark', bytes('\xff\xfeM\0o\0s\0t\0'), 'text/plain; charset=utf-8', 'Most'],
    ['UTF-16 without a mark', bytes('B\0r\0i\0d\0g\0e\0s\0 \0h\0e\0r\0e\0'), null, 'Bridges here'],
    ['UTF-16 the other way round', bytes('\0B\0r\0i\0d\0g\0e\0s\0 \0h\0e\0r\0e'), null, 'Bridges here'],
  ])('is found: %s', (_, content, mediaType, text) => {
    expect(decodeText({ bytes: content, mediaType, fileName: null, url: null })).toBe(text);
  });

  it('stays UTF-8 when its end was cut off within a letter', () => {
    const whole = utf8('Über die Brücke führt ein Weg für Fußgänger, über den nächsten Fluß auch');
    const cut = Uint8Array.from([...whole, 0xc3]);
    expect(decodeText({ bytes: cut, mediaType: null, fileName: null, url: null })).toMatch(
      /^Über die Brücke .* auch\ufffd$/,
    );
  });

  it.each([
    ['<meta charset=windows-1251>', 'Мост'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">', 'Мост'],
    ['<?xml version="1.0" encoding="windows-1251"?>', 'Мост'],
    ['<!-- <meta charset=windows-1251> -->', 'Ìîñò'],
    ['<meta charset=utf-16>', 'Ìîñò'],
  ])('of a page is in the charset that the page declares: %s', (markup, word) => {
    const page = Uint8Array.from([...bytes(markup), ...bytes('\xcc\xee\xf1\xf2')]);
    const document = { bytes: page, mediaType: 'text/html', fileName: null, url: null };
    expect(decodeText(document, { isHtml: true })).toBe(markup + word);
  });
});

function bytes(latin1: string): Uint8Array {
  return Uint8Array.from(Buffer.from(latin1, 'latin1'));
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
