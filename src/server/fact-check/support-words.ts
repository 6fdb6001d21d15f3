import { foldText } from '../../core/text/fold.ts';
import { isFunctionWord } from '../../core/text/function-words.ts';
import { UNSPACED } from '../../core/text/scripts.ts';
import { readPlacedWords } from '../../core/text/words.ts';
import { tellLanguage } from '../text/language.ts';
import { stemOf } from '../text/stems.ts';
import { isStopWord } from '../text/stop-words.ts';

/** A word of a clause with what it is compared by. */
export interface Word {
  readonly text: string;
  readonly stem: string;
  /** `content` says what a sentence is about, `light` says something of anything, `function` binds. */
  readonly weight: 'content' | 'light' | 'function';
}

export type Clause = readonly Word[];

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
    const [head = '', ...others] = group.split(' ').map((word) => stemOf(word, 'en'));
    return others.map((word): [string, string] => [word, head]);
  }),
);
const CLAUSE =
  /[.!?;:,()\n—–]\s|\s[-–—]\s|\b(?:while|whereas|but|although|though|because|before|after|and|und|aber|mais|pero)\b/u;

/** The language that all of several texts are read in, so that one word has one stem in each of them. */
export function languageOfAll(texts: readonly string[]): string | null {
  return tellLanguage(texts.join('\n'));
}

export function readClauses(text: string, language: string | null): Clause[] {
  return foldText(text)
    .split(CLAUSE)
    .map((clause) => readWords(clause, language))
    .filter((words) => words.length > 0);
}

function readWords(text: string, language: string | null): Word[] {
  const runs = text.split(UNSPACED_RUN);
  return runs.flatMap((run, at) =>
    at % 2 === 1 ? pairsOf(run) : readPlacedWords(run).map(({ word }) => wordOf(word, language)),
  );
}

const UNSPACED_RUN = new RegExp(`((?:${UNSPACED.source})+)`, 'u');

function wordOf(word: string, language: string | null): Word {
  if (/^\d/.test(word)) return { text: word, stem: word, weight: 'light' };
  const stem = stemOf(word.replace(/'s$/, ''), language);
  return {
    text: word,
    stem: (language === 'en' ? HEADS.get(stem) : undefined) ?? stem,
    weight: weightOf(word, language),
  };
}

/** Function words of any language bind; what says little of any subject is listed for its own. */
function weightOf(word: string, language: string | null): Word['weight'] {
  if (word.length === 1 || word.endsWith("n't") || isBinding(word, language)) return 'function';
  return LIGHT_WORDS.has(word) ? 'light' : 'content';
}

function isBinding(word: string, language: string | null): boolean {
  return isStopWord(word, language) ?? isFunctionWord(word);
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
