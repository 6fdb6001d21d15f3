import { isFunctionWord } from '../../../core/text/function-words.ts';
import { areSeveral, ASIDE, isFull, nameNoThing, nameOf, SMALL } from './named.ts';
import { NAME } from './person-names.ts';
import type { Setting } from './setting.ts';
import { BY, CREDITS, CREDITS_WITH_IS, IS, isPronoun, SAYS_FORM } from './speech-words.ts';

/** "According to Ann Berg, the plan is “…" */
const CREDITED = new RegExp(
  String.raw`(?:^|[\s(])(?:${CREDITS}) (?:${SMALL} )??(?:(?<word>${SMALL}) )??${NAME}(?!\p{L})`,
  'u',
);
/** "For Ann Berg it is “…" */
const CREDITED_WITH_IS = new RegExp(
  String.raw`^(?:${CREDITS_WITH_IS}) (?:${SMALL} )??(?:(?<word>${SMALL}) )??${NAME}(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:${IS})(?:(?: ${SMALL}){0,3} ?|[^.:!?\n]{0,60}\s?: ?)$`,
  'u',
);
/** "For Ann Berg, who owns it, “…" */
const CREDITED_RIGHT_BEFORE = new RegExp(
  String.raw`^(?:${CREDITS_WITH_IS}) (?:${SMALL} )??(?:(?<word>${SMALL}) )??${NAME}(?:, [^,:;.!?\n]{1,60})?,? $`,
  'u',
);
/** "Ann Berg described it as “…" */
const SUBJECT = new RegExp(
  String.raw`(?<!\p{L})(?:(?<word>${SMALL}) )?${NAME}${ASIDE}(?: ${SMALL}){0,2}? (?<verb>${SAYS_FORM})(?!\p{L})(?: (?<behind>${SMALL}))?`,
  'gu',
);
/** "described by Ann Berg as “…", "von Ann Berg als „…“ bezeichnet" */
const AGENT = new RegExp(String.raw`(?<!\p{L})${SAYS_FORM} (?:${BY}) ${NAME}(?!\p{L})`, 'u');
const AGENT_AS = new RegExp(String.raw`(?:^|\s)(?:${BY}|Von) ${NAME} (?:als|as|como|come|comme|som|jako) $`, 'u');
/** "gestern nannte Ann Berg den Plan „…" */
const INVERTED = new RegExp(
  String.raw`(?:^|(?<first>(?<!\p{L})[\p{L}’']{1,30}) )(?<verb>${SAYS_FORM}) ${NAME}(?= \p{Ll})`,
  'u',
);

/** Fewer of somebody's words are a term that the text itself uses. */
const FEWEST = 2;
/** Words behind "the" are a name of something, unless they are many: "the “quiet hours” start". */
const MOST_TERM = 3;
const LONGEST_TITLE = 5;
const DEFINITE =
  /(?:^|\s)(?:the|der|die|das|dem|den|le|la|les|el|los|las|il|lo|gli|os|het|this|diese[rs]?|so-called|sog\.|sogenannten?|dite?|zgn\.|tzw\.|så kallade?|так называем\p{Ll}+)\s$/iu;

/** The one whose words are a part of the text's own sentence. */
export function wovenSpeaker(setting: Setting): string | null {
  const lead = setting.lead.split(/[“”„«»"「」‘]/).at(-1) ?? '';
  if (isTerm(lead, setting)) return null;
  return (
    creditedIn(lead, setting) ??
    nameOf(agentIn(lead)?.groups, setting) ??
    (isTitle(setting) ? null : (subjectOf(lead, setting) ?? invertedIn(lead, setting)))
  );
}

function isTerm(lead: string, { words, tail }: Setting): boolean {
  const count = words.split(/\s+/).length;
  return count < FEWEST || (count <= MOST_TERM && DEFINITE.test(lead) && /^ \p{L}/u.test(tail));
}

/** "Ann Berg wrote “The Art of Waiting”": a sentence that goes on in somebody's words does so without a capital. */
function isTitle({ words, language }: Setting): boolean {
  const [first = '', ...others] = words.split(/\s+/);
  if (!/^\p{Lu}/u.test(first) || others.length >= LONGEST_TITLE || /[,.!?…]/u.test(words)) return false;
  return language !== 'de' || isFunctionWord(first, 'de');
}

/** In German a thing has a capital, too: "Laut Packung". */
function creditedIn(lead: string, setting: Setting): string | null {
  const found = CREDITED.exec(lead) ?? CREDITED_WITH_IS.exec(lead) ?? CREDITED_RIGHT_BEFORE.exec(lead);
  const name = nameNoThing(found?.groups, setting);
  return setting.language === 'de' && !isFull(name) ? null : name;
}

/** Whoever asks is not the speaker of the answer: "Asked by the Herald, Ann Berg was calm: “…”" */
function agentIn(lead: string): RegExpExecArray | null {
  return /:\s?$/.test(lead) ? null : (AGENT.exec(lead) ?? AGENT_AS.exec(lead));
}

/** The last one, whom the one before may speak of. */
function subjectOf(lead: string, setting: Setting): string | null {
  const groups = Array.from(lead.matchAll(SUBJECT)).at(-1)?.groups;
  const { verb = '', behind = '' } = groups ?? {};
  const name = isPronoun(behind, setting.language) ? null : nameNoThing(groups, setting);
  return name === null || areSeveral(name, verb, setting) ? null : name;
}

/** Not in English, where the one behind the verb is spoken of. */
function invertedIn(lead: string, setting: Setting): string | null {
  const groups = setting.language === 'en' ? undefined : INVERTED.exec(lead)?.groups;
  return isPronoun(groups?.['first']?.toLowerCase() ?? '', setting.language) ? null : nameNoThing(groups, setting);
}
