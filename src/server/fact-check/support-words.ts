import { foldText } from '../../core/text/fold.ts';

/** A word of a clause with what it is compared by. */
export interface Word {
  readonly text: string;
  readonly stem: string;
  /** `content` says what a sentence is about, `light` says something of anything, `function` binds. */
  readonly weight: 'content' | 'light' | 'function';
}

export type Clause = readonly Word[];

const STEM = 5;

/** Words that bind others. */
const FUNCTION_WORDS = wordSet([
  'a about after all also am an and any anyone are around as at be because been before being between both but by can could did do does each either',
  'else even ever every for from had has have he her here him his how i if in into is it its itself me may might must my no nor not now of off',
  'on or other our out over own per she should since so some such than that the their them then there these they this those through to too under',
  'until up upon us was way we were what when where whether which while who whom whose why will with within without would yet you your anybody',
  'everybody nobody everyone someone somebody none never nothing neither cannot only just still more most much many few fewer less least',
  'der die das und ist sind ein eine einen einem einer den dem des von mit auf für im zu als auch nicht kein keine wer was es sie er wir ich',
  'le la les un une des du de et est sont que qui dans sur pour par avec pas plus ne se ce il elle nous vous aux au être être ont',
  'el los las una y es son del en con para su sus al lo como más gli di che non sono o os um uma e não com het een van te',
]);
/** Words of any subject, figures and spans of time: they tell nothing of what a sentence is about. */
const LIGHT_WORDS = wordSet([
  'back come comes came coming first get gets got getting go goes went keep keeps know knows last like make makes made new need needs often once one',
  'put puts same say says said see sees saw set take takes took thing things time times use uses used very want wants average people person',
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion',
  'another source sources figure figures half third thirds quarter quarters fifth tenth percent percentage twice double number numbers rate rates today nearly almost roughly',
  'second seconds minute minutes hour hours day days week weeks month months year years decade decades euro euros dollar dollars pound pounds',
]);

function wordSet(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/** What copy puts for one another; the first word stands for the others. */
const GROUPS = [
  'customer client buyer shopper account guest user subscriber',
  'company firm business vendor organisation organization enterprise brand',
  'leave left quit churn cancel',
  'cheap price cost expensive',
  'speak spoke spoken talk conversation',
  'loaf bread',
  'rise raise raising rising lift',
  'stay stayed continue remain keep kept',
  'remember recall',
  'forget forgot forgotten',
  'come came',
  'start begin began launch',
  'employee staff worker hire',
  'study survey research report',
  'begin open',
  'show find found reveal',
  'help support',
  'buy bought purchase sell sold sale',
  'mail email newsletter message',
  'send sender sent',
  'quick fast rapid',
  'burn consume energy',
  'bean coffee',
  'wash washing laundry',
];
const HEADS = new Map(
  GROUPS.flatMap((group) => {
    const [head = '', ...others] = group.split(' ');
    return others.map((word): [string, string] => [stemOf(word), stemOf(head)]);
  }),
);
const CLAUSE =
  /[.!?;:,()\n—–]\s|\s[-–—]\s|\b(?:while|whereas|but|although|though|because|before|after|and|und|aber|mais|pero)\b/u;
const TOKEN = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*|\d[\d.,]*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Prefix stems: "cancellations" and "cancelled" share one. */
function stemOf(word: string): string {
  const bare = word.replace(/'s$/, '');
  if (bare.length <= 4) return bare.replace(/(?<=..[^s])s$/, '');
  // "covered" is first "cover", which itself loses its end.
  const whole = bare.replace(/(?:ies|ied)$/, 'y').replace(/(?<=...er)(?:ing|ed)$/, '');
  const short = whole.replace(/(?<=...)(?:ing|ed|es|s|er|ers|ly)$/, '');
  return short.slice(0, STEM);
}

export function readClauses(text: string): Clause[] {
  return foldText(text)
    .split(CLAUSE)
    .map(readWords)
    .filter((words) => words.length > 0);
}

function readWords(text: string): Word[] {
  return Array.from(text.matchAll(TOKEN), ([token]) => token).flatMap((token) =>
    UNSPACED.test(token) ? pairsOf(token) : [wordOf(token)],
  );
}

function wordOf(token: string): Word {
  const digits = /^\d/.test(token);
  const stem = digits ? token.replace(/[.,]$/, '') : stemOf(token);
  return { text: token, stem: HEADS.get(stem) ?? stem, weight: digits ? 'light' : weightOf(token) };
}

function weightOf(word: string): Word['weight'] {
  if (word.length === 1 || FUNCTION_WORDS.has(word) || word.endsWith("n't")) return 'function';
  return LIGHT_WORDS.has(word) ? 'light' : 'content';
}

/** Scripts without spaces are compared by pairs of characters. */
function pairsOf(token: string): Word[] {
  const chars = Array.from(token);
  if (chars.length === 1) return [{ text: token, stem: token, weight: 'content' }];
  return chars.slice(1).map((char, at) => ({ text: token, stem: `${chars[at]}${char}`, weight: 'content' }));
}

/** The share of content words of `said` that stand in `known`, 0 to 1; 1 when there is none. */
export function sharedShare(said: readonly Clause[], known: readonly Clause[]): number {
  const words = new Set(
    said
      .flat()
      .filter(({ weight }) => weight === 'content')
      .map(({ stem }) => stem),
  );
  const stems = new Set(known.flat().map(({ stem }) => stem));
  if (words.size === 0) return 1;
  return [...words].filter((stem) => stems.has(stem)).length / words.size;
}

/** Content words of `said` that do not stand in `known`, once each. */
export function unsharedWords(said: readonly Clause[], known: readonly Clause[]): string[] {
  const stems = new Set(known.flat().map(({ stem }) => stem));
  const words = said.flat().filter(({ weight, stem }) => weight === 'content' && !stems.has(stem));
  return [...new Set(words.map(({ text }) => text))];
}

const ENGLISH = wordSet(['the of and to is are was were that with for on by from their this it have has than who how']);
const OTHERS = wordSet([
  'der die das und ist sind ein eine nicht mit für auf wird bei le les des et est une dans pour avec sur el los las y es una con para por',
  'il gli che della sono os uma não com dos het een van niet en op',
]);
const LATIN = /\p{Script=Latin}/u;

/** A text in English about a quote in another language, or the other way round: their words cannot be compared. */
export function isOtherLanguage(said: readonly Clause[], known: readonly Clause[]): boolean {
  const [one, other] = [languageOf(said), languageOf(known)];
  return one !== other && one !== 'unknown' && other !== 'unknown';
}

function languageOf(clauses: readonly Clause[]): 'english' | 'latin' | 'other' | 'unknown' {
  // Figures are the same in every language.
  const words = clauses.flat().filter(({ text }) => /\p{L}/u.test(text));
  if (words.length > 0 && words.filter(({ text }) => LATIN.test(text)).length < words.length / 2) return 'other';
  const english = words.filter(({ text }) => ENGLISH.has(text)).length;
  const others = words.filter(({ text }) => OTHERS.has(text)).length;
  if (english === others) return 'unknown';
  return english > others ? 'english' : 'latin';
}
