import { isFunctionWord } from '../../../core/text/function-words.ts';
import type { Setting } from './setting.ts';
import { speakerBefore } from './speaker-before.ts';
import { speakerBehind } from './speaker-behind.ts';
import { speakerWithin } from './speaker-within.ts';
import { isArticle, isPronoun, isVerbOfSpeech } from './speech-words.ts';
import { wovenSpeaker } from './woven-speaker.ts';

/** What only says that the one before goes on is short. */
const MOST_GOING_ON = 6;

/** The one who is named beside words of a language with blanks; null where nobody is, or it cannot be determined. */
export function spacedSpeaker(setting: Setting): string | null {
  return speakerBehind(setting) ?? speakerBefore(setting) ?? wovenSpeaker(setting) ?? speakerWithin(setting);
}

/** Whether what is between two quotations says no more than that the one before goes on: "she added:", "Y añadió:" */
export function saysNobodyElse(between: string, language: string | null): boolean {
  const words = between.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? [];
  if (words.length > MOST_GOING_ON || !words.some(isVerbOfSpeech)) return false;
  // A pronoun is the subject: what begins the sentence before it is none.
  const others = words.slice(1).some((word) => isPronoun(word, language)) ? words.slice(1) : words;
  return others.every((word) => isBinding(word, language)) && !isArticle(words[0] ?? '', language);
}

function isBinding(word: string, language: string | null): boolean {
  if (isArticle(word, language)) return false;
  return isFunctionWord(word, language) || isPronoun(word, language) || isVerbOfSpeech(word);
}
