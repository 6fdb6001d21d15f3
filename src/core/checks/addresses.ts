import { findLinks } from './links.ts';
import { findXLinks } from './x-links.ts';

/** Something in a text that leads, or tells a reader to go, somewhere outside of it. */
export interface Address {
  readonly url: string;
  /** Index of its first code unit. */
  readonly start: number;
  /** `name`: a host alone, as in "Booking.com"; `paper`: the number of a publication. */
  readonly kind: 'address' | 'name' | 'paper';
}

const END = String.raw`[^\s<>()[\]"'${'`'}“”|]`;
const DOTTED = String.raw`(?:com|org|net|io|co|ai|dev|app|gov|edu|info|biz|me|ly|gl|de|uk|eu|shop|store|online|site|xyz|tech)`;
const HOST = String.raw`[a-z0-9-]{1,63}`;

interface Sought {
  /** Without this in the text there is none; a search for it costs next to nothing. */
  readonly sign: RegExp;
  readonly pattern: RegExp;
}

function sought(sign: RegExp, pattern: string): Sought {
  return { sign, pattern: new RegExp(pattern, 'gi') };
}

/** Addresses that no link finder knows, most of them written so that none would: `hxxp://`, `evil[.]com`, "evil dot com". */
const ADDRESSES: readonly Sought[] = [
  sought(/:[/\\]/, String.raw`\b[a-z][a-z0-9+.-]{1,20}:(?:\/\/|\\\\|\/|\\)${END}+`),
  sought(
    /h(?:tt|xx|\*\*)p|ftp/i,
    String.raw`(?:h(?:tt|xx|\*\*)ps?|ftp)\s?(?:\\?:|\[:\]|&#58;|&colon;)\s?[\\/]{1,3}${END}+`,
  ),
  sought(/\/\//, String.raw`(?<![\w/])\/\/${HOST}(?:\.${HOST}){1,8}(?:[/:?#]${END}*)?`),
  sought(/[eotlspm]:/i, String.raw`\b(?:mailto|javascript|vbscript|tel|sms|file|skype|whatsapp):${END}+`),
  sought(/data:/i, String.raw`\bdata:\w{1,20}\/${END}+`),
  sought(/www\./i, String.raw`(?<![\w/.@-])www\.${END}+`),
  sought(
    new RegExp(String.raw`\.${DOTTED}[/:]`, 'i'),
    String.raw`(?<![\w/.@-])(?:${HOST}\.){1,8}${DOTTED}(?:\/|:\d{2,5})${END}*`,
  ),
  sought(
    /[[({]\s?(?:\.|dot)|\\\.|[．｡]/i,
    String.raw`(?<![\w.@-])${HOST}(?:\s?(?:[[({]\s?(?:\.|dot)\s?[\])}]|\\\.|[．｡])\s?${HOST}){1,6}(?:\/${END}*)?`,
  ),
  sought(
    / dot /i,
    String.raw`(?<![\w.@-])(?!(?:the|a|an|no)\b)${HOST} dot (?:com|org|net|io|ai|co)\b(?: slash ${HOST})*`,
  ),
  sought(/。/, String.raw`(?<![\w.@-])${HOST}。${DOTTED}\b`),
  sought(/\d\.\d/, String.raw`(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{2,5}(?:\/[^\s<>()]*)?|\/[^\s<>()]+)`),
  sought(
    /@|[[({]\s?at/i,
    String.raw`(?<![\w.+-])[\w.+-]{1,64}(?:@|\s?[[({]\s?(?:at|@)\s?[\])}]\s?)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}`,
  ),
];
/** Letters of full width, which a browser takes for plain ones. */
const WIDE_LETTER = /[\uff1a-\uff5a．／]/;
const UNBROKEN = /[^\s<>()[\]]+/g;
const PAPERS: readonly Sought[] = [
  sought(/10\.\d/, String.raw`(?:\bdoi(?:\.org)?[:/ ]\s?)?(?<![\w.])10\.\d{4,9}\/[^\s<>"“”]+`),
  sought(
    /arxiv/i,
    String.raw`\barxiv\s?[:/]?\s?(?:abs\/)?(?:\d{4}\.\d{4,5}(?:v\d{1,2})?|[a-z-]{2,12}(?:\.[a-z]{2})?\/\d{7})`,
  ),
  sought(/pm(?:c|id)|is[bs]n/i, String.raw`\b(?:pmid|pmcid|pmc|isbn(?:-1[03])?|issn)\s?[:#]?\s?[\dx][\dx-]{5,16}\b`),
];
const TRAILING = /(?<![.,;:!?*_])[.,;:!?*_]+$/;
const WIDE_ADDRESS = new RegExp(String.raw`:\/\/|www\.|\w\.${DOTTED}\b`, 'i');
/** "It ends.So we begin": a blank that was forgotten, no host. */
const FORGOTTEN_BLANK = /\p{Ll}\.\p{Lu}\p{Ll}*$/u;
const WORDS_WITH_A_DOT = /^(?:asp|vb|ado|ml)\.net$/i;

/** In the order of the text, none inside another; what is plainly an address is read as one first. */
export function findAddresses(text: string): Address[] {
  const found: Address[] = [
    ...findLinks(text).map((link): Address => ({ ...link, kind: 'address' })),
    ...[...seek(text, ADDRESSES, 'address'), ...wideRuns(text)].filter(leadsSomewhere),
    ...seek(text, PAPERS, 'paper'),
    ...findXLinks(text).flatMap(({ url, start }): Address[] => {
      if (/[/:?#]/.test(url)) return [{ url, start, kind: 'address' }];
      return FORGOTTEN_BLANK.test(url) || WORDS_WITH_A_DOT.test(url) ? [] : [{ url, start, kind: 'name' }];
    }),
  ];
  let end = 0;
  return found
    .toSorted((one, other) => one.start - other.start)
    .filter(({ url, start }) => {
      if (start < end) return false;
      end = start + url.length;
      return true;
    });
}

function seek(text: string, patterns: readonly Sought[], kind: Address['kind']): Address[] {
  return patterns.flatMap(({ sign, pattern }) => (sign.test(text) ? matchesOf(text, pattern, kind) : []));
}

function matchesOf(text: string, pattern: RegExp, kind: Address['kind']): Address[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    url: found.replace(TRAILING, ''),
    start: index,
    kind,
  }));
}

function wideRuns(text: string): Address[] {
  if (!WIDE_LETTER.test(text)) return [];
  return matchesOf(text, UNBROKEN, 'address').filter(({ url }) => WIDE_LETTER.test(url));
}

/** Brackets around a dot and wide letters stand in honest texts, too. */
function leadsSomewhere({ url }: Address): boolean {
  if (/[\uff01-\uff5e]/.test(url)) return WIDE_ADDRESS.test(url.normalize('NFKC'));
  if (/[[({]\s?(?:\.|dot)\s?[\])}]|\\\./i.test(url)) return new RegExp(String.raw`${DOTTED}(?:\/|$)`, 'i').test(url);
  return true;
}
