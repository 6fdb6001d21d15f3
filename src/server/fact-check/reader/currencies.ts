import { before, matchAt } from './reading.ts';

/** Signs before or behind an amount; "$" alone is the US dollar. */
const SIGNS: Readonly<Record<string, string>> = {
  us$: 'usd',
  a$: 'aud',
  au$: 'aud',
  c$: 'cad',
  ca$: 'cad',
  nz$: 'nzd',
  hk$: 'hkd',
  s$: 'sgd',
  r$: 'brl',
  $: 'usd',
  '€': 'eur',
  '£': 'gbp',
  '¥': 'jpy',
  '￥': 'jpy',
  '₹': 'inr',
  '₽': 'rub',
  '₩': 'krw',
  '₺': 'try',
  '₴': 'uah',
  '₫': 'vnd',
  '฿': 'thb',
  '₦': 'ngn',
  '₪': 'ils',
};
const CODES =
  'usd eur gbp jpy inr chf cad aud nzd cny sek nok dkk pln czk huf brl mxn zar krw sgd hkd try rub uah thb ils aed'.split(
    ' ',
  );
const WORDS: Readonly<Record<string, string>> = {
  dollar: 'usd',
  dollars: 'usd',
  bucks: 'usd',
  euro: 'eur',
  euros: 'eur',
  pound: 'gbp',
  pounds: 'gbp',
  quid: 'gbp',
  pfund: 'gbp',
  libra: 'gbp',
  libras: 'gbp',
  sterline: 'gbp',
  ポンド: 'gbp',
  英镑: 'gbp',
  磅: 'gbp',
  yen: 'jpy',
  rupee: 'inr',
  rupees: 'inr',
  franc: 'chf',
  francs: 'chf',
  franken: 'chf',
  yuan: 'cny',
  kronor: 'sek',
  kroner: 'nok',
  zloty: 'pln',
  pesos: 'mxn',
  won: 'krw',
  reais: 'brl',
  cent: 'cent',
  cents: 'cent',
  pence: 'cent',
  dólares: 'usd',
  円: 'jpy',
};

const ALL = new Map([
  ...Object.entries(SIGNS),
  ...CODES.map((code): [string, string] => [code, code]),
  ...Object.entries(WORDS),
]);

function anyOf(names: readonly string[]): string {
  return [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('$', String.raw`\$`))
    .join('|');
}

const BEFORE = new RegExp(String.raw`(?:(?:${anyOf(Object.keys(SIGNS))}) ?|(?<![a-z])(?:${anyOf(CODES)}) ?)$`);
const BEHIND = new RegExp(
  String.raw`[ -]?(?:us |u\.s\. |american )?(?<name>${anyOf([...ALL.keys()])})(?![a-zà-ÿ])`,
  'y',
);
/** "won" is a verb and "pound" a weight more often than money when they stand behind words. */
const AMBIGUOUS = new Set(['won', 'try']);

const AMOUNT_CAN_BEGIN = /[a-z\p{Sc}] ?$/u;

interface CurrencyHit {
  readonly currency: string;
  /** Where the amount begins or ends with it. */
  readonly at: number;
}

export function currencyBefore(low: string, at: number): CurrencyHit | null {
  if (!AMOUNT_CAN_BEGIN.test(before(low, at, 2))) return null;
  const found = BEFORE.exec(before(low, at, 5))?.[0];
  const currency = ALL.get(found?.trim() ?? '');
  return found === undefined || currency === undefined ? null : { currency, at: at - found.length };
}

export function currencyBehind(low: string, at: number): CurrencyHit | null {
  const match = matchAt(BEHIND, low, at);
  const name = match?.groups?.['name'] ?? '';
  const currency = ALL.get(name);
  if (match === null || currency === undefined || AMBIGUOUS.has(name)) return null;
  return { currency, at: at + match[0].length };
}

/** A sign where an amount can begin, as in the second half of "$10 to $15". */
export function currencyAt(low: string, at: number): CurrencyHit | null {
  const match = matchAt(LEADING, low, at);
  const currency = ALL.get(match?.[0].trim() ?? '');
  return match === null || currency === undefined ? null : { currency, at: at + match[0].length };
}

const LEADING = new RegExp(String.raw`(?:${anyOf([...Object.keys(SIGNS), ...CODES])}) ?(?=\d)`, 'y');
