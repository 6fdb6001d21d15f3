import { MAIL } from '../../../core/text/addresses.ts';
import { CURRENCY_CODES } from './units.ts';

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"“”]+|(?<=\])\([^()\s]{1,2000}\)/gi;
/** "docs.example.com/v2": a host without a scheme, with what follows it. */
const HOST = /(?<![\w@.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:[a-z]{2,12})(?:\/[^\s<>"“”]*)/gi;
const CITATION = /\[(?:\^?\d{1,3}|[a-z]{1,2}\d{1,4})(?:[,;–-] ?(?:\d{1,3}|[a-z]{1,2}\d{1,4})){0,12}\](?!\()/gi;
/** With the sign of a country or a zero in front, or the code of a region in brackets, and at least seven digits. */
const PHONE =
  /(?<![\p{L}\d]|\d[.,/-])(?:(?:\+\s?\d|\(?0)(?:[\s()/-]{0,3}\d){6,14}|\(\d{2,5}\)\s?\d{2,5}(?:[\s-]?\d{2,4}){1,3})(?!\d|[.:]\d)/gu;
const PHONE_BEHIND_WORD =
  /(?:(?<![\p{Script=Latin}\p{Script=Cyrillic}])(?:tel|phone|fon|tél|tfno|telf|tlf|tlm|telefon|telephone|téléphone|telefono|teléfono|telefone|telefoon|telemóvel|fax|mob|mobil|mobile|cell|celular|cel|kom|handy|gsm|whatsapp|call|ring|тел|телефон|факс|моб)|电话|電話|手机|手機|携帯|传真|โทร|โทรศัพท์|มือถือ)\s?[.:：]?\s{0,3}\(?\+?\d(?:[\s()/.-]{0,3}\d){4,14}(?!\d)/giu;
const BRITISH_CODE = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L})/u;
const AMERICAN_CODE = /, [A-Z]{2} \d{5}(?:-\d{4})?(?!\d)/;
const HASHTAG = /(?<![\p{L}\p{N}])[#@][\p{L}\p{N}_]+/gu;
const LIST_NUMBER =
  /^[^\S\n]{0,40}(?:[-*•+>#・]{1,6}[^\S\n]{0,4}){0,4}[*_]{0,3}\(?\d{1,3}(?:\.\d{1,2})?[.)][*_]{0,3}(?=[^\S\n])/gmu;
/** "v2.3.1", "Version 2.0", "GPT-4", "B2B", "A9", "COVID-19": digits that letters stand right before; "9am–5pm" is a range. */
const GLUED =
  /(?<=(?<!\d(?:\p{L}{0,3}| [ap]\.?| [kcmd]?))[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}](?:-(?!(?:19|20)\d{2}(?!\d)))?)\d+(?:[.,/-]\d+)*/gu;
/** "2025-118": the number of an invoice. */
const CODE = /(?<![\d.,-])(?<year>(?:19|20)\d{2})-(?<number>\d{3,12})(?!\d)/g;
/** In a line with a mail address a long run of digits is a telephone. */
const PHONE_BESIDE_MAIL = /(?<!\d)\(?\d(?:[\s()/.-]{0,2}\d){6,14}(?!\d)/g;
/**
 * "28013 Madrid", "D-36037 Fulda", "〒100-0001", "125009, г. Москва", "1012 AB Amsterdam", "01226-010", "10110" at the end of a
 * Thai one.
 */
const POSTAL_CODE =
  /(?<=^|[\n,;|·]\s{0,2}|\p{L}-)(?:\d{5,6}|\d{4}(?: [A-Z]{2})?|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3})(?=,? (?:г\. ?)?(?:\p{Lu}\p{L}+))|(?<=[\n,]\s{0,2})\d{5}-\d{3}(?!\d)|〒\s?\d{3}-\d{4}|(?<=(?:ถนน|เขต|แขวง|ตำบล|อำเภอ|จังหวัด|กรุงเทพ|ถ\.|ต\.|อ\.|จ\.)[^\n]{0,120})\d{5}(?=\s*$)/gmu;
/** A word for a street, its name and its number. */
const NAMED_STREET =
  /(?<!\p{L})(?:rue|avenue|av\.|boulevard|bd|place|quai|allée|chemin|calle|c\/|avenida|avda\.|plaza|paseo|via|viale|piazza|corso|rua|travessa|praça|ul\.|al\.|pl\.|ulica|ул\.|улица|пр\.|проспект|d\.|д\.|дом|ถนน)\s?[\p{Lu}\p{L}\s’'.-]{2,40}?,?\s(?:nº\s?|n\.\s?|n°\s?|д\.\s?)?(?<no>\d{1,4}\s?[a-z]?(?:\/\d{1,4})?)(?=\s*(?:[,;.)|·\n]|$|(?:[A-Z]{1,2}-)?\d{4,5}\s))/giu;
/** "Rue de la Paix 5", but not "place open at 5": a name with a capital precedes the number, where a script has them. */
const PROPER_NAME = /[\s’'/.-]\p{Lu}[\p{L}\p{M}’'-]{0,30}\.?,?\s(?:n[º.°]\s?|д\.\s?)?\d|\p{Script=Thai}/u;

/** A word for a street with its number, in front or behind. */
const STREET = [
  /(?:ул\.|улица|пр\.|просп\.|проспект|шоссе|пер\.|бульвар),?\s(?:д\.\s?|дом\s)?\d{1,4}/giu,
  /(?<=\p{L} )\d{1,4}\s?[a-z]?(?=,\s?(?:(?:[A-Z]{1,2}-)?\d{4,6}(?: [A-Z]{2})?|\d{3} \d{2}|\d{2}-\d{3}) \p{Lu})/gu,
  /(?<!\p{L})(?:Postfach|P\.?\s?O\.? Box|Postbus|Casella Postale|Apartado(?: de Correos)?|Caixa Postal|B\.?P\.?|Box|а\/я)\s(?<no>\d{1,5}(?: \d{2,4}){0,2})(?!\d)/giu,
  /(?<=(?<!\p{L})\p{L}{1,40}?(?:straße|strasse|str\.|gasse|weg|allee|platz|ufer|damm|ring|straat|laan|plein|gracht|kade|gatan|gata|vägen|gränd|torget|vej|gade)\s)(?<no>\d{1,3}\s?[a-z]?)(?=\s*(?:[,;.)|·\n]|$))/giu,
  /(?<=^|[\n,:;]\s?|\bat )(?<no>\d{1,5}[a-z]?)(?:-\d{1,5}| ?(?:bis|ter|quater))?,? (?=(?:(?:rue|avenue|boulevard|place|quai|allée|chemin)\s|(?:\p{Lu}[\p{L}’'.-]{1,30} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Square|Sq|Court|Ct|Row|Close|Terrace|Place|Boulevard|Blvd)\b))/gmu,
  /(?<no>\d{1,4}(?:\/\d{1,4})?)\s(?=ถนน|หมู่|ซอย|แขวง|ตำบล|[ถซมต]\.)|\d{1,4}(?=丁目|番地|号室|号楼|號)|(?<=[\p{Script=Han}])\d{1,4}(?:-\d{1,4}){1,3}|(?<=路|街|道)\d{1,5}(?=号|號)|(?<=区|町|市)\d{1,2}(?:-\d{1,3}){1,3}/gu,
];

/** From the prefecture down to the number, where the code is left out. */
const JAPANESE_ADDRESS = /[都道府県][^\n、。]{1,12}[市区町村郡][^\n、。]{0,16}\d{1,4}(?:丁目|番|-\d{1,4}-\d{1,4})/u;

/** Whether a line holds a street with its number and the code of a place: a postal address. */
export function holdsPostalAddress(line: string): boolean {
  if (/〒\s?\d{3}-\d{4}/.test(line) || JAPANESE_ADDRESS.test(line) || /(?:路|街|道)\s?\d{1,5}\s?[号號]/u.test(line))
    return true;
  const found = (pattern: RegExp) => line.search(pattern) >= 0;
  // Codes first: few lines have one, and streets take longer to find.
  const isCoded = (/\d{3}/.test(line) && (found(POSTAL_CODE) || AMERICAN_CODE.test(line))) || BRITISH_CODE.test(line);
  if (!isCoded) return false;
  return STREET.some(found) || PROPER_NAME.test(line.match(NAMED_STREET)?.[0] ?? '');
}

/** The telephone numbers of a line as they stand there. */
export function phonesIn(line: string): string[] {
  const behind = Array.from(line.matchAll(PHONE_BEHIND_WORD), ([match]) => match.replace(/^[^\d+(]+/, ''));
  if (behind.length > 0) return behind;
  const alone = Array.from(line.matchAll(PHONE), ([match]) => match).filter(isPhone);
  if (alone.length > 0 || !line.includes('@')) return alone;
  return Array.from(line.matchAll(PHONE_BESIDE_MAIL), ([match]) => match);
}

/** The mail addresses of a line. */
export function mailsIn(line: string): string[] {
  return line.match(MAIL) ?? [];
}

/** What cannot be there without a sign: most lines have none of them. */
const BEHIND_SIGNS: readonly (readonly [sign: string, patterns: readonly RegExp[]])[] = [
  ['@', [MAIL, HASHTAG]],
  ['.', [ADDRESS, HOST]],
  ['(', [ADDRESS]],
  ['[', [CITATION]],
  ['#', [HASHTAG]],
];
/** A telephone number has seven digits near each other, or five behind a word for it. */
const MANY_DIGITS = /\d(?:[\s()/.-]{0,3}\d){4}/;

/** Blanks for what digits name and do not count: addresses, telephones, versions, numbers of houses. Places stay. */
export function blankNumbersOfNames(low: string, raw: string): string {
  if (!/\d/.test(low)) return low;
  let text = blankPhonesBesideMail(low);
  for (const [sign, patterns] of BEHIND_SIGNS) {
    if (low.includes(sign)) for (const pattern of patterns) text = blank(text, pattern);
  }
  text = blank(withoutCodes(text), LIST_NUMBER);
  if (MANY_DIGITS.test(text)) {
    text = text.replace(PHONE_BEHIND_WORD, (number) => (GROUPED.test(number) ? number : ' '.repeat(number.length)));
    text = text.replace(PHONE, (number) => (isPhone(number) ? ' '.repeat(number.length) : number));
  }
  if (holdsPostalAddress(raw)) text = blankAsIn(text, raw, POSTAL_CODE);
  for (const pattern of STREET) text = blankAsIn(text, raw, pattern);
  text = blankAsIn(text, raw, NAMED_STREET, PROPER_NAME);
  return text.replace(GLUED, (digits, ...rest) =>
    isBehindCode(raw, rest.find((part) => typeof part === 'number') ?? 0) ? digits : '\u0001'.repeat(digits.length),
  );
}

const CODES = new Set(CURRENCY_CODES.toUpperCase().split(' '));

/** "EUR500" */
function isBehindCode(raw: string, at: number): boolean {
  return CODES.has(raw.slice(Math.max(0, at - 3), at)) && !/\p{L}/u.test(raw.charAt(at - 4));
}

/** "Mobile: 45.000 users" */
const GROUPED = /(?<!\d)\d{1,3}(?:[. ]\d{3}){1,6}$/;

/** "1990–2024" and "2000–2500 euros" are ranges. */
function withoutCodes(text: string): string {
  return text.replace(CODE, (code, ...rest) => {
    const { year, number } = rest.at(-1) as { readonly year: string; readonly number: string };
    return number.length === year.length && number > year ? code : ' '.repeat(code.length);
  });
}

function blankPhonesBesideMail(low: string): string {
  if (!low.includes('@')) return low;
  return low.replace(/[^\n]+/g, (line) => (line.includes('@') ? blank(line, PHONE_BESIDE_MAIL) : line));
}

function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '));
}

/** Without the digits of what a pattern finds in the text as it is written, and which holds what is asked for. */
function blankAsIn(text: string, raw: string, pattern: RegExp, asked: RegExp | null = null): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: match, index } of raw.matchAll(pattern)) {
    if (asked?.test(match) === false) continue;
    parts.push(text.slice(from, index), text.slice(index, index + match.length).replace(/\d/g, '\u0001'));
    from = index + match.length;
  }
  return from === 0 ? text : parts.join('') + text.slice(from);
}

/** A date, a thousand in groups and a Brazilian code of a place are none. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return (
    digits >= 7 && !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(text.trim()) && !/^(?:0[.,]\d+|\d{5}-\d{3})$/.test(text)
  );
}
