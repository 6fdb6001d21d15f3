import { countCharacters } from '../../../../core/rules/text.ts';
import type { EnglishWord } from '../../../text/english-word.ts';
import { analysableParts, readEnglish } from '../../../text/english.ts';
import { isSmallWord } from './language.ts';

const LONGEST_TAG = 24;
const MOST_WORDS = 3;

/** English words beside those that every text is full of; a hashtag of them would find nothing. */
const SMALL = new Set(
  'new vs versus get gets make makes using use uses will come comes wanted needed looking some someone somebody'.split(
    ' ',
  ),
);
/** "3rd", "20h": they count something that the tag would not name. */
const COUNTS = /^\d+(?:st|nd|rd|th|h|am|pm|x)?$/iu;
/** Plural in form, yet at home in front of another noun: "sales team", "business plan". */
const PLURAL_MODIFIER = /^(?:sales|news|series|species)$|(?:ss|us|is)$/iu;

/** For a topic without a word that could be one, where a format needs some. */
const FALLBACK = ['Shorts', 'Discussion'] as const;

/**
 * Two hashtags without the `#`: the first words of the topic that name something together, and its longest word; its two
 * longest words in another language than English, where no grammar tells which of them belong together.
 */
export function hashtagsOf(title: string, english: boolean, fallback: readonly string[] = FALLBACK): string[] {
  // A hyphen would end the tag: "Four-day week" is #FourDayWeek.
  const topic = title.replace(/(?<=\p{L})-(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
  const runs = english ? namingRuns(topic) : [];
  const telling = runs.length > 0 ? runs.flat() : tellingWords(topic);
  const joined = (runs.find((run) => run.length > 1) ?? []).slice(-MOST_WORDS);
  const first = [joined, joined.slice(-2)].map((words) => words.map(raise).join(''));
  const others = telling.filter((word) => !joined.includes(word));
  const longest = [...others.toSorted(byLength), ...telling.toSorted(byLength)].map(raise);
  // A tagger takes many a subject for a verb: "onboarding emails".
  const more = tellingWords(topic).toSorted(byLength).map(raise);
  const opening = first.find(fits);
  const tags = [...(opening === undefined ? [] : [opening]), ...longest, ...more, ...fallback].filter(fits);
  return tags
    .filter((tag, at) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at)
    .slice(0, 2);
}

/** Names and nouns that stand side by side, with the adjectives before them. */
export function namingRuns(topic: string): string[][] {
  const runs: EnglishWord[][] = [[]];
  for (const word of analysableParts(topic).flatMap((part) => readEnglish(part).flatMap(({ words }) => words))) {
    const names = mayName(word, runs.at(-1)?.at(-1));
    if (!names) runs.push([]);
    else runs.at(-1)?.push(word);
    // "Mistakes couples make": a plural ends what belongs together.
    if (names && isPlural(word)) runs.push([]);
  }
  // "Is creatine safe" asks; #CreatineSafe would tell.
  const named = runs.map((run) => run.slice(0, run.findLastIndex((word) => !describes(word)) + 1));
  return named.filter((run) => run.length > 0).map((run) => run.map(({ text }) => text));
}

/** "Lantern Walk": what goes on in capitals is part of the name, whatever else the word may be. */
function mayName({ text, partOfSpeech }: EnglishWord, before: EnglishWord | undefined): boolean {
  const goesOn = isRaised(text) && /^\p{Lu}/u.test(before?.text ?? '');
  const isKind = goesOn || /^(?:ADJ|NOUN|PROPN)$/u.test(partOfSpeech);
  return isKind && /^[\p{L}\p{M}\p{N}]+$/u.test(text) && isTelling(text);
}

function isPlural({ text, partOfSpeech }: EnglishWord): boolean {
  return partOfSpeech === 'NOUN' && /s$/iu.test(text) && !PLURAL_MODIFIER.test(text);
}

function describes({ text, partOfSpeech }: EnglishWord): boolean {
  return partOfSpeech === 'ADJ' && !isRaised(text);
}

function isRaised(text: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text);
}

/** Where a language writes its nouns with capitals, those alone: "öffnet" names nothing. */
function tellingWords(topic: string): string[] {
  const words = (topic.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word) => isTelling(word) && (countCharacters(word) > 3 || isName(word)),
  );
  const names = words.filter((word) => /^\p{Lu}/u.test(word));
  return names.length > 1 ? names : words;
}

function isTelling(word: string): boolean {
  const plain = word.toLowerCase();
  return /\p{L}/u.test(word) && !SMALL.has(plain) && !isSmallWord(plain) && !COUNTS.test(word);
}

/** "SEO", "B2B", and a word of a script without capitals. */
function isName(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

function fits(tag: string): boolean {
  return tag !== '' && countCharacters(tag) <= LONGEST_TAG;
}

function byLength(one: string, other: string): number {
  return other.length - one.length;
}

function raise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
