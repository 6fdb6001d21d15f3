import { termsOf } from '../../text/terms.ts';

/** Words that stand for each other in what is written for customers and about work; of each row, all are stemmed. */
const ALIKE: readonly string[] = [
  'retention retain retaining loyalty',
  'churn attrition cancellation cancel',
  'dental dentist dentistry',
  'grocery grocer supermarket',
  'employee staff worker',
  'company business firm employer enterprise',
  'customer client',
  'nonprofit charity',
  'donor donation fundraising',
  'shop store retailer merchant',
  'shopping basket cart',
  'homeowner home house',
  'story storytelling narrative',
  'restaurant eatery diner',
  'car automobile vehicle',
  'publisher publishing',
  'advertising ads advert promote',
  'price pricing',
  'cybersecurity security',
  'buyer purchaser shopper',
  'agency consultancy',
  'hire hiring recruiting recruitment',
];

/** What people shorten: the letters stand for these words. */
const SHORT: readonly (readonly [string, string])[] = [
  ['seo', 'search engine optimization'],
  ['saas', 'software service'],
  ['ai', 'artificial intelligence'],
  ['ev', 'electric vehicle'],
  ['ux', 'user experience'],
  ['pr', 'public relations'],
  ['hr', 'human resources'],
  ['plg', 'product led growth'],
  ['gdpr', 'data protection regulation'],
  ['roi', 'return investment'],
  ['ppc', 'pay click'],
  ['crm', 'customer relationship management'],
  ['cro', 'conversion rate optimization'],
  ['b2b', 'business business'],
];

const stemsOf = (words: string) => words.split(' ').flatMap((word) => termsOf(word, 'en'));

const ALIKE_BY_STEM = new Map<string, readonly string[]>();
for (const row of ALIKE) {
  const stems = [...new Set(stemsOf(row))];
  for (const stem of stems) ALIKE_BY_STEM.set(stem, [...(ALIKE_BY_STEM.get(stem) ?? []), ...stems]);
}

const SHORT_FORMS: readonly (readonly [readonly string[], readonly string[]])[] = SHORT.map(([short, long]) => [
  stemsOf(short),
  [...new Set(stemsOf(long))],
]);

/** Whether two English stems say about the same: one word in two forms, or words that stand for each other. */
export function areAlike(a: string, b: string): boolean {
  return a === b || (ALIKE_BY_STEM.get(a)?.includes(b) ?? false) || isOneWord(a, b);
}

/** "Migratory" and "migration", "conversion" and "convert": what a stemmer leaves apart. */
function isOneWord(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 5 || long.length - short.length > 4) return false;
  if (long.startsWith(short)) return true;
  return short.length >= 6 && long.length - short.length <= 2 && long.startsWith(short.slice(0, -1));
}

/** The stems, and with them what they are the long or the short form of. */
export function withShortForms(stems: ReadonlySet<string>): ReadonlySet<string> {
  const added: string[] = [];
  for (const [short, long] of SHORT_FORMS) {
    if (short.every((stem) => stems.has(stem))) added.push(...long);
    else if (long.length > 1 && long.every((stem) => stems.has(stem))) added.push(...short);
  }
  return added.length === 0 ? stems : new Set([...stems, ...added]);
}
