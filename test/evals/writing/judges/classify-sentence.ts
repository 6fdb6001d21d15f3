import { STAND, hasOwnWords } from './own-words.ts';
import { IMPERATIVES, LEADS, LINKING, SUBJECTS, TELLING } from './word-lists.ts';

/** What a sentence in the writer's own words does; `claim` also stands for what cannot be told with certainty. */
export const SENTENCE_KINDS = ['question', 'instruction', 'transition', 'fragment', 'claim'] as const;
export type SentenceKind = (typeof SENTENCE_KINDS)[number];

/** Gives a reason or a rule for everybody, which is a claim wherever it stands. */
const REASONS =
  /\b(?:because|since (?:it|they|that|people)|which is why|that is why|which means|this means|that means|the reason|proves? that|shows? that)\b|\b(?:always|usually|often|rarely|mostly|typically)\b|\b(?:most|many|all|every|few|no) (?:people|teams?|readers?|customers?|compan(?:y|ies)|users?|owners?|business(?:es)?)\b/i;

/** Speaks of the piece itself and of nothing else. */
const TRANSITIONS: readonly RegExp[] = [
  /^(?:here (?:is|are|comes|goes)|here[’']s|below|above|back to|on to|over to|more on)\b/i,
  /^(?:(?:in|for) )?(?:this|today[’']s|the next|the rest of (?:this|the)) (?:article|post|issue|video|script|page|piece|list|checklist|section|draft|newsletter|clip|sheet|edition|part|sections|questions|lines|points)\b/i,
  /^(?:(?:before|at|by|in) the end,? )?(?:we|you|i)(?: will|'ll)? (?:be asked|be upfront|begin|start|open|close|end|hear|go|come|take|look|read|write|use|treat|need|put|quote|stay|ask|decide|find below|have an?(?: single)? (?:question|opinion|view)|have one question|want to (?:ask|hand|hear|know)|would like to|work through|walk through|set out|turn|collect|compare|keep|leave)\b/i,
  /^(?:kind|best|warm|warmly|with|yours|sincerely|see you|until|thanks|thank you|cheers|take care|talk soon|onwards?)\b[^.?!]*,$/i,
  /^the (?:links?|sources?|numbers?|list|checklist)\b.{0,24} (?:is|are|stands?|comes?|leads?) (?:at|in|to|below|first|there)\b/i,
  /^(?:(?:at|in) the end,? )?it is (?:for|up to) you\b/i,
];
const SUBORDINATE =
  /^(?:if|before|when|while|once|after|as|where|whenever|wherever|until|for|to|in|on|at|with|without|from|by|under|above|below|beside|within|between|through|over|next to|one|whatever|whichever|whoever|instead of|since|though|although|unless|either way|on paper|this week|next week)\b[^,:]*[,:] ?/i;
const WONDERING = /^(?:who|whom|whose|what|which|when|where|why|how|whether)\b/i;

/** Judges a sentence of `ownWords`, or a heading, from its form alone. */
export function classifySentence(sentence: string, isTitle = false): SentenceKind {
  const plain = sentence
    .replace(/\([^()]*\)/g, (credit) => (hasOwnWords(credit) ? credit : ' '))
    .replace(/[’]/g, "'")
    .trim();
  const parts = plain.split(/(?<=[;–—])\s+|(?<=:)\s+/).filter((part) => hasOwnWords(part));
  const kinds = parts.map((part) => classifyPart(part, isTitle));
  return SENTENCE_KINDS.toReversed().find((kind) => kinds.includes(kind)) ?? 'fragment';
}

function classifyPart(part: string, isTitle: boolean): SentenceKind {
  if (/\?["”)]*$/.test(part) || (isTitle && WONDERING.test(part))) return 'question';
  if (REASONS.test(part)) return 'claim';
  const point = withoutLeads(part);
  if (TRANSITIONS.some((pattern) => pattern.test(part) || pattern.test(point))) return 'transition';
  if (isInstruction(point) || isInstruction(point.replace(SUBORDINATE, ''))) return 'instruction';
  return classifyTelling(part, point);
}

/** What is neither asked, told to do, nor known to lead on: a phrase without a verb, or a claim. */
function classifyTelling(part: string, point: string): SentenceKind {
  const words = wordsIn(point);
  const [first = ''] = words;
  // Leads into a quotation or an opinion, and tells nothing but whose it is.
  if (/[:,]$/.test(part))
    return words.some((word) => TELLING.has(word)) && !isLeadIn(point, words) ? 'claim' : 'transition';
  if (/^(?:one|two|three)$/.test(first) && words.length <= 3) return 'fragment';
  if (WONDERING.test(point)) return isIndirect(words) ? 'question' : 'claim';
  const hasSubject = (SUBJECTS.has(first) || isPlural(words)) && words.length > 2;
  return hasSubject || saysOfName(part) || !isIndirect(words) ? 'claim' : 'fragment';
}

function isInstruction(point: string): boolean {
  const [first = '', second = ''] = wordsIn(point);
  if (first === 'do' || first === "don't") return true;
  if (first === 'never' || first === 'always') return IMPERATIVES.has(second);
  return IMPERATIVES.has(first) && !TELLING.has(second);
}

/** "On this we are clear:", "It comes from …:", "What it is:". */
function isLeadIn(point: string, words: readonly string[]): boolean {
  if (WONDERING.test(point)) return isIndirect(words);
  if (/\bthat\b/.test(point)) return false;
  return (
    /^(?:made for|(?:it|this|that)(?: one)? comes)\b/i.test(point) ||
    (/\b(?:we|i|our|my)\b/i.test(point) && words.length <= 8)
  );
}

/** "Where it stands, what is asked": each thing told is asked for. "What counts is speed" tells one more. */
function isIndirect(words: readonly string[]): boolean {
  const asked = words.filter((word) => WONDERING.test(word));
  const told = words.filter((word) => TELLING.has(word));
  return (
    told.length === 0 || (told.length <= asked.length && words.indexOf(asked[0] ?? '') < words.indexOf(told[0] ?? ''))
  );
}

/** "Teams that …", "Loaves keep …", but not "Questions to take along". */
function isPlural([first = '', second = '']: readonly string[]): boolean {
  return (
    /[^s]s$/.test(first) &&
    first.length > 3 &&
    !/^(?:perhaps|besides|towards|always|yours)$/.test(first) &&
    !LINKING.has(second)
  );
}

/** A quotation, an opinion or a name that something is said of: "NAME helps teams." */
function saysOfName(part: string): boolean {
  const [, behind = ''] = new RegExp(`^(?:${STAND.name}|${STAND.quotation}) ([\\p{L}']+)`, 'u').exec(part) ?? [];
  return TELLING.has(behind.toLowerCase()) || /^\p{Ll}{3,}s$/u.test(behind);
}

function withoutLeads(part: string): string {
  let rest = part.replace(/^[^\p{L}“]+/u, '');
  for (;;) {
    const [lead = '', word = ''] = /^([\p{L}']+),? /u.exec(rest) ?? [];
    if (!LEADS.has(word.toLowerCase())) return rest;
    rest = rest.slice(lead.length);
  }
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}']+/gu) ?? []).filter((word) => word !== "'");
}
