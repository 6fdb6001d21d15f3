import { fold } from '../../judges/fold.ts';
import { readQuotations } from '../../judges/read-quotations.ts';
import type { WritingRun } from '../writing-run.ts';
import { readUnits, type Unit } from './read-units.ts';
import { blankShared } from './words.ts';

/** What stands where something of somebody else's stood. Each begins a sentence as the words themselves would. */
export const STAND = { quotation: '“Q”', opinion: 'OPINION', name: 'NAME' } as const;

/** Words in a row that nobody has in common with an opinion by chance. */
const OPINION_RUN = 4;
const TOPIC_RUN = 4;
const TITLE_CHARACTERS = 40;

/** A text without its gaps, addresses and citation numbers. */
export function withoutMachinery(text: string): string {
  return text
    .replace(/\[Add: [^\]\n]*\]/g, ' ')
    .replace(/\[{1,2}\d{1,3}\]{1,2}(?:\([^)\s]*\))?/g, '')
    .replace(/\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\*\*/g, '');
}

/** What the writer says itself: quotations, opinion and the names of sources, persona and audience blanked. */
export function ownWords(run: WritingRun, text: string): string {
  const { given, sources } = run;
  const opinion = given.opinion === '' ? [] : opinionParts(given.opinion);
  const heard = blankShared(withoutMachinery(text), opinion, { length: OPINION_RUN, stand: STAND.opinion }).replace(
    /\b\d{1,2}[.)] (?=OPINION)/g,
    '',
  );
  const quoted = readQuotations(heard, 0).toReversed();
  const unquoted = quoted.reduce((rest, { start, end, text: words }) => {
    const stop = /[.!?…]["”]$/.test(words) ? '“Q.”' : STAND.quotation;
    return rest.slice(0, start) + stop + rest.slice(end);
  }, heard);
  const names = [
    ...sources.flatMap(({ title, site, license }) => [...titlesOf(title), site, license ?? '']),
    'Wikipedia’s article',
    'Wikipedia',
    'our working notes',
    'our notes',
    given.brand,
    given.audience,
    given.topic,
  ];
  const nameless = names
    .filter((name) => name.length > 2)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => replaceAllOf(rest, name, STAND.name), unquoted);
  // A topic that is cut to fit its place is still the topic.
  return blankShared(nameless, [given.topic], { length: TOPIC_RUN, stand: STAND.name });
}

/** As it stands, without the signs that a text loses, and as much as is left where it is cut. */
export function titlesOf(title: string): string[] {
  const plain = title
    .replace(/[`*_|\\[\]{}<>#^~]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [title, plain, plain.slice(0, TITLE_CHARACTERS)];
}

function replaceAllOf(text: string, name: string, stand: string): string {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[‘’']/g, "[‘’']");
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])…?`, 'giu'), stand);
}

/** The sentences of an opinion, list items among them. */
export function opinionParts(opinion: string): string[] {
  return opinion
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim())
    .flatMap((line) => line.split(/(?<=[.!?。！？]+)\s+|(?<=[。！？])/u))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** The units of a piece in the writer's own words; lines that hold nothing else than sources, opinion or gaps are left out. */
export function ownUnits(run: WritingRun, text: string): Unit[] {
  return readUnits(text)
    .map(({ kind, text: line }) => ({ kind, text: ownWords(run, line).replace(/\s+/g, ' ').trim() }))
    .filter(({ text: line }) => hasOwnWords(line));
}

export function hasOwnWords(text: string): boolean {
  const rest = Object.values(STAND).reduce(
    (words, stand) => words.replaceAll(stand, ' '),
    text.replaceAll('“Q.”', ' '),
  );
  return /[\p{L}]/u.test(rest);
}

export function isVerbatim(text: string, words: string): boolean {
  return fold(text).includes(fold(words));
}
