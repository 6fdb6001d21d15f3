import { ASIDE, isFull, nameNoThing, nameOf, SMALL } from './named.ts';
import { NAME } from './person-names.ts';
import type { Setting } from './setting.ts';
import { CREDITS, isPreposition, isPronoun, isVerbOfSpeech } from './speech-words.ts';

const OPEN = String.raw`^[,.]?\s{0,2}[–—-]?\s{0,2}`;
/** "…,” said Priya Nair", "…“, so Kowalski", "…» – mówi Anna Wójcik" */
const BEHIND_VERB = new RegExp(String.raw`${OPEN}(?<between>(?:${SMALL},?\s){1,5})${NAME}`, 'u');
/** "…,” said the mayor of Leeds, Ann Berg." */
const BEHIND_POST = new RegExp(
  String.raw`${OPEN}(?<verb>${SMALL}) (?<post>[^,.:;!?\n]{1,60}), ${NAME}\s?(?:[,.(]|$)`,
  'u',
);
/** "…,” Okafor said" */
const BEFORE_VERB = new RegExp(String.raw`${OPEN}${NAME}${ASIDE}\s(?<verb>${SMALL})`, 'u');
/** "…,” according to Ann Berg" */
const BEHIND_CREDIT = new RegExp(String.raw`^,?\s(?:${CREDITS}) (?:(?<word>${SMALL}) )??${NAME}(?!\p{L})`, 'u');
/** "“A gift” is how Ann Berg described it" */
const BEHIND_HOW = new RegExp(String.raw`^,? (?:is|was) how ${NAME} ${SMALL}`, 'u');
/** "…” – Dana Ortiz", in the same line or below, and "…” (Dana Ortiz, Leeds)" */
const SIGNED = new RegExp(String.raw`^[,.]?\s{0,2}\n?[ >]{0,4}(?:[–—]|--?)\s{0,2}${NAME}[^\S\n]*(?:[,(\n]|$)`, 'u');
const SIGNED_IN_BRACKETS = new RegExp(String.raw`^[,.]?\s{0,2}\(${NAME}[,)]`, 'u');

const MOST_BEFORE_VERB = 3;

/** The one who is named behind words as theirs. */
export function speakerBehind(setting: Setting): string | null {
  return (
    signedBy(setting) ??
    nameOf(BEHIND_CREDIT.exec(setting.tail)?.groups, setting) ??
    nameOf(BEHIND_HOW.exec(setting.tail)?.groups, setting) ??
    namedBehindVerb(setting) ??
    namedBehindPost(setting) ??
    namedBeforeVerb(setting)
  );
}

function signedBy(setting: Setting): string | null {
  const signed = SIGNED.exec(setting.rest) ?? SIGNED_IN_BRACKETS.exec(setting.rest);
  const name = nameOf(signed?.groups, setting);
  return isFull(name) ? name : null;
}

/** A comma or a dash lets the sentence go on behind the marks; else its verb has to be one of speech. */
function namedBehindVerb(setting: Setting): string | null {
  const { words, tail, language } = setting;
  const groups = BEHIND_VERB.exec(tail)?.groups;
  if (!groups) return null;
  const between = (groups['between'] ?? '').trim().split(/,?\s+/);
  const goesOn = words.endsWith(',') || /^(?:,|\s?[–—-])/.test(tail);
  if (!goesOn && (/[.。…]$/.test(words) || !between.some(isVerbOfSpeech))) return null;
  if (between.some((word) => isPronoun(word, language))) return null;
  if (between.slice(1).some((word) => isPreposition(word, language))) return null;
  return nameNoThing({ ...groups, word: between.at(-1)?.replace(',', '') }, setting);
}

function namedBehindPost(setting: Setting): string | null {
  const groups = BEHIND_POST.exec(setting.tail)?.groups;
  const { verb = '', post = '' } = groups ?? {};
  if (!isVerbOfSpeech(verb) || post.split(' ').some((word) => isPronoun(word, setting.language))) return null;
  const name = nameOf(groups, setting);
  return isFull(name) ? name : null;
}

/** Behind a question mark any name may begin what has nothing to do with the words. */
function namedBeforeVerb(setting: Setting): string | null {
  const { words, tail } = setting;
  const groups = BEFORE_VERB.exec(tail)?.groups;
  const isSure = tail.startsWith(',') || words.endsWith(',');
  return isSure || (/[!?]$/.test(words) && isVerbOfSpeech(groups?.['verb'] ?? '')) ? nameOf(groups, setting) : null;
}

/** Whether somebody says words, though no name tells who: "…,” he told the Herald", "…», lâche-t-il". */
export function isToldBehind({ words, tail, language }: Setting): boolean {
  if (!/[,!?]$/.test(words) && !/^(?:,|\s?[–—-])/.test(tail)) return false;
  const next =
    tail
      .slice(0, 40)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return next.slice(0, MOST_BEFORE_VERB).some((word) => isVerbOfSpeech(word) || isPronoun(word, language));
}
