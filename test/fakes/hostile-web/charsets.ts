import { articlePage } from './articles.ts';
import { type Play, show } from './play.ts';

const TEXT = 'Das Café Müller in Zürich öffnete 1897 und kostete 12 000 Franken, schrieb die Gemeinde später.';
const PAGE = articlePage('Café Müller', [TEXT, `${TEXT} Heute gehört es der Stadt – für einen symbolischen Preis.`]);
const declared = (charset: string) => PAGE.replace('<meta charset="utf-8">', `<meta charset="${charset}">`);
/** Node's latin1 has no en dash; the page is served without it. */
const latin1 = (page: string) => Buffer.from(page.replaceAll('–', '-'), 'latin1');

/** What the header says, what the page says and what the bytes are differ from one another. */
export const CHARSETS: Readonly<Record<string, Play>> = {
  '/charset/latin1-as-utf8': show(latin1(declared('iso-8859-1'))),
  '/charset/latin1-undeclared': show(latin1(PAGE.replace('<meta charset="utf-8">', '')), 'text/html'),
  '/charset/utf8-as-latin1': show(PAGE, 'text/html; charset=iso-8859-1'),
  '/charset/utf16-unmarked': show(Buffer.from(declared('utf-16le'), 'utf16le'), 'text/html'),
  '/charset/meta-differs': show(PAGE.replace('charset="utf-8"', 'charset="shift_jis"')),
  '/charset/unknown': show(PAGE, 'text/html; charset=klingon'),
};
