import { isFull, nameNoThing, SMALL } from './named.ts';
import { NAME } from './person-names.ts';
import type { Setting } from './setting.ts';
import { isVerbOfSpeech, NAMING_WITHIN } from './speech-words.ts';

/** "« On ferme, explique le maire Paul Rivet, c'est tout. »" */
const WITHIN = new RegExp(String.raw`, (?<verb>${SMALL}) (?:(?:${SMALL},? ){0,3}|l['’]${SMALL} )${NAME}(?=[,.])`, 'u');

/** The speaker who is named among their words, in the languages that do so. */
export function speakerWithin(setting: Setting): string | null {
  if (!NAMING_WITHIN.has(setting.language)) return null;
  const groups = WITHIN.exec(setting.words)?.groups;
  const name = isVerbOfSpeech(groups?.['verb'] ?? '') ? nameNoThing(groups, setting) : null;
  return isFull(name) ? name : null;
}
