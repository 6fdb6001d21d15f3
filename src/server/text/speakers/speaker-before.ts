import { areSeveral, ASIDE, isFull, nameNoThing, SMALL } from './named.ts';
import { NAME } from './person-names.ts';
import type { Setting } from './setting.ts';
import { isPronoun, isVerbOfSpeech } from './speech-words.ts';

const BEGIN = String.raw`(?:^|(?<word>${SMALL}) |[\s(])`;
/** "Adeyemi put it bluntly: “…", "Okafor, the mayor, said, “…" */
const WITH_VERB = new RegExp(String.raw`${BEGIN}${NAME}${ASIDE}(?<verbs>(?: ${SMALL}){1,7})(?<sign>[:,])\s{0,2}$`, 'u');
/** "Dazu sagt Petra Lindner: “…", "Petra Lindner, baker: “…" */
const WITHOUT_VERB = new RegExp(String.raw`${BEGIN}${NAME}(?:, [^:;.!?\n]{1,60}| \([^()\n]{1,40}\))?:\s{0,2}$`, 'u');

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
    verbs.some((verb) => isPronoun(verb, setting.language)) ||
    areSeveral(name, verbs[0] ?? '', setting)
  )
    return null;
  return verbs.some(isVerbOfSpeech) || (groups?.['sign'] === ':' && isFirst(name, setting)) ? name : null;
}

function namedWithoutVerb(setting: Setting): string | null {
  const groups = WITHOUT_VERB.exec(setting.lead)?.groups;
  const name = nameNoThing(groups, setting);
  return isFull(name) || isVerbOfSpeech(groups?.['word'] ?? '') ? name : null;
}

/** Whether a sentence begins with a name, or with a post before it. */
function isFirst(name: string, { lead }: Setting): boolean {
  return !/(?:^|\s)\p{Ll}/u.test(lead.slice(0, Math.max(0, lead.indexOf(name))));
}
