import { isFunctionWord } from '../../../core/text/function-words.ts';
import { areSeveral, ASIDE, isFull, nameNoThing, SMALL } from './named.ts';
import { NAME } from './person-names.ts';
import type { Setting } from './setting.ts';
import { isArticle, isPreposition, isPronoun, isVerbOfSpeech } from './speech-words.ts';

const BEGIN = String.raw`(?:^|(?<word>${SMALL}) |[\s(])`;
/** "Adeyemi put it bluntly: “…", "Okafor, the mayor, said, “…" */
const WITH_VERB = new RegExp(
  String.raw`${BEGIN}${NAME}${ASIDE}(?<verbs>(?: ${SMALL}){1,7})\s?(?<sign>[:,])\s{0,2}$`,
  'u',
);
/** "Dazu sagt Petra Lindner: “…", "Petra Lindner, baker: “…" */
const WITHOUT_VERB = new RegExp(
  String.raw`${BEGIN}${NAME}(?:, (?<aside>[^:;.!?\n]{1,60})| \([^()\n]{1,40}\))?\s?:\s{0,2}$`,
  'u',
);

/** The one who is named before words that a colon or a comma leads to. */
export function speakerBefore(setting: Setting): string | null {
  return namedWithVerb(setting) ?? namedWithoutVerb(setting);
}

function namedWithVerb(setting: Setting): string | null {
  const groups = WITH_VERB.exec(setting.lead)?.groups;
  const verbs = (groups?.['verbs'] ?? '').trim().split(' ');
  const name = nameNoThing(groups, setting);
  if (
    name === null ||
    isArticle(verbs[0] ?? '', setting.language) ||
    verbs.some((verb) => isPronoun(verb, setting.language)) ||
    areSeveral(name, verbs[0] ?? '', setting)
  )
    return null;
  if (verbs.some(isVerbOfSpeech)) return name;
  return groups?.['sign'] === ':' && isSubject(name, setting) ? name : null;
}

function namedWithoutVerb(setting: Setting): string | null {
  const groups = WITHOUT_VERB.exec(setting.lead)?.groups;
  // "To the mayor, Ann Berg, the paper wrote: “…": another one speaks.
  if ((groups?.['aside'] ?? '').split(' ').some(isVerbOfSpeech)) return null;
  const name = nameNoThing(groups, setting);
  return isFull(name) || isVerbOfSpeech(groups?.['word'] ?? '') ? name : null;
}

/** Whether a sentence or a clause begins with a name, with a post before it, or with "my neighbour" before it. */
function isSubject(name: string, { lead, language }: Setting): boolean {
  const before = lead.slice(0, Math.max(0, lead.lastIndexOf(name)));
  if (!/(?:^|\s)\p{Ll}/u.test(before) || (isFull(name) && before.endsWith(', '))) return true;
  const words = before.trim().split(' ');
  return words.length === 2 && isFunctionWord(words[0] ?? '', language) && !isPreposition(words[0] ?? '', language);
}
