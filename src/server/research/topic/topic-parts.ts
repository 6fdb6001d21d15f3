import { isAudience, saysOf } from './common-words.ts';
import type { EnglishWord } from '../../text/english-word.ts';
import { analysableParts, readEnglish } from '../../text/english.ts';
import { englishTerm } from '../../text/terms.ts';

/** A part of a topic that speaks of one thing: "pricing psychology" and "SaaS landing pages". */
export interface TopicPart {
  /** Its stems in their order, each with how much it says, above 0 to 1. */
  readonly weights: ReadonlyMap<string, number>;
  /** Names only whom the rest is for: "small bakeries". */
  readonly isAudience: boolean;
}

/** An adjective says at most this: "vintage" in "vintage teapots". */
const ADJECTIVE = 0.7;
/** A word that says less than this does not tell whom something is for. */
const TELLING = 0.5;
/** What one does with the subject says so much, where the rest tells as much as two words of full weight. */
const DOING = { says: 0.25, rest: 2 } as const;

/** The parts of an English topic, cut at its verbs and prepositions; only `terms` are in them, each once. */
export function partsOfTopic(text: string, terms: readonly string[]): TopicPart[] {
  const left = new Set(terms);
  const parts: { weights: Map<string, number>; afterFor: boolean }[] = [];
  let open: { weights: Map<string, number>; afterFor: boolean } | null = null;
  let afterFor = false;
  const words = wordsOf(text);
  for (const [at, word] of words.entries()) {
    const term = englishTerm(word);
    const joins = isJoint(word) || isVerb(word, words[at - 1]);
    if (joins) {
      open = null;
      afterFor = word.text === 'for';
    }
    if (!left.delete(term)) continue;
    if (!open) parts.push((open = { weights: new Map(), afterFor }));
    open.weights.set(term, word.partOfSpeech === 'ADJ' ? Math.min(saysOf(term), ADJECTIVE) : saysOf(term));
    if (joins) open = null;
  }
  const rest = [...left].map((term): [string, number] => [term, saysOf(term)]);
  if (rest.length > 0) parts.push({ weights: new Map(rest), afterFor: false });
  capDoing(parts, words);
  return withoutVerbsAlone(parts).map(({ weights, afterFor: follows }) => ({
    weights,
    isAudience: follows && isForSomebody(weights),
  }));
}

/** "Cut" in "ways to cut no-shows at your salon": a page on no-shows in salons need not say "cut". */
function capDoing(parts: readonly { weights: Map<string, number> }[], words: readonly EnglishWord[]): void {
  const doing = new Set(words.filter((word, at) => isDoing(word, words[at - 1])).map(englishTerm));
  const rest = parts.flatMap(({ weights }) => [...weights]).filter(([term]) => !doing.has(term));
  if (rest.reduce((sum, [, says]) => sum + says, 0) < DOING.rest) return;
  for (const { weights } of parts) {
    for (const [term, says] of weights) if (doing.has(term)) weights.set(term, Math.min(says, DOING.says));
  }
}

/** A verb at the beginning or behind "to"; not the gerunds, which name things. */
function isDoing({ text, partOfSpeech }: EnglishWord, before: EnglishWord | undefined): boolean {
  return partOfSpeech === 'VERB' && !text.endsWith('ing') && (before === undefined || before.text === 'to');
}

/** In lower case, since the capitals of a headline pass for names. */
function wordsOf(text: string): EnglishWord[] {
  return analysableParts(text.toLowerCase()).flatMap((part) => readEnglish(part).flatMap(({ words }) => words));
}

/** "Decides", and "reduce" after "emails"; not the gerunds, which name things here: "pricing", "landing pages". */
function isVerb({ text, partOfSpeech }: EnglishWord, before: EnglishWord | undefined): boolean {
  const afterMany = before?.partOfSpeech === 'NOUN' && before.text.endsWith('s');
  return partOfSpeech === 'VERB' && (text.endsWith('s') || afterMany) && !text.endsWith('ing');
}

function isJoint({ text, partOfSpeech }: EnglishWord): boolean {
  return /^(?:ADP|SCONJ|CCONJ|PRON|AUX)$/.test(partOfSpeech) || /^(?:that|to|versus|vs|[:,;–—])$/.test(text);
}

/** A verb is no subject by itself: it goes with the part before it, or behind it where it comes first. */
function withoutVerbsAlone<Part extends { weights: Map<string, number> }>(parts: readonly Part[]): Part[] {
  const kept = parts.filter(({ weights }) => Math.max(...weights.values()) > 0.25);
  if (kept.length === 0) return parts.slice(0, 1);
  for (const part of parts) {
    if (kept.includes(part)) continue;
    const home = kept.findLast((other) => parts.indexOf(other) < parts.indexOf(part)) ?? kept[0];
    for (const [term, says] of part.weights) home?.weights.set(term, says);
  }
  return kept;
}

/** The last word names them: "software companies", "small bakeries", "people who work nights" does not. */
function isForSomebody(weights: ReadonlyMap<string, number>): boolean {
  const stems = [...weights.keys()];
  const others = stems.filter((stem) => !isAudience(stem) && (weights.get(stem) ?? 1) >= TELLING);
  const head = stems.at(-1);
  // A noun tells a trade; an adjective that tells a lot makes something else of them: "extinct bakeries".
  const isTrade = others.every((stem) => (weights.get(stem) ?? 0) > ADJECTIVE);
  return head !== undefined && isAudience(head) && others.length <= 1 && isTrade;
}
