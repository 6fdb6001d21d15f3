import { countCharacters, countWords, shorten } from '../../../../core/rules/text.ts';
import { mark } from './quotation.ts';
import { collapseSpace, endsSentence, splitSentences } from './sentences.ts';

/** The topic as it may stand in a text: as a title or in quotation marks, never bent into a sentence. */
export interface Topic {
  /** Whether the title is no longer than `max` characters. */
  fits(max: number): boolean;
  /** On one line, shortened with an ellipsis when it is longer than `max` characters. */
  title(max: number): string;
  /**
   * "Topic: tail", or "Topic? – tail" where a colon would read wrong; the topic alone where both together are longer than
   * `max` characters.
   */
  titleWith(tail: string, max: number): string;
  /** In quotation marks. */
  quoted(max: number): string;
  /** As `titleWith` with the topic in quotation marks; the tail alone where both together are too long. */
  quotedWith(tail: string, max: number): string;
}

const SHORTEST_HEADLINE = 10;
const LONGEST_WHOLE = 80;
/** Fewer say too little to stand for the rest. */
const CLAUSE_WORDS = 3;

export function readTopic(raw: string): Topic {
  const whole = headline(raw).replace(/([^.])\.$/u, '$1');
  const cased = raiseFirst(whole);
  return {
    fits: (max) => countCharacters(cased) <= max,
    title: (max) => cut(cased, max),
    titleWith: (tail, max) => {
      const line = `${joint(cased)} ${tail}`;
      return countCharacters(line) <= max ? line : cut(cased, max);
    },
    quoted: (max) => mark(cut(whole, max)),
    quotedWith: (tail, max) => {
      const line = `${mark(whole)}${endsSentence(whole) ? ' –' : ':'} ${tail}`;
      return countCharacters(line) <= max ? line : raiseFirst(tail);
    },
  };
}

/** A quotation mark that lost its partner with the end goes too: it would open a quotation of whatever follows. */
function cut(text: string, max: number): string {
  const clause = firstClause(text, max);
  if (clause !== null) return clause;
  const short = withoutHalfAddress(shorten(text, max), text);
  const opened = short.lastIndexOf('“');
  const isOpen = short !== text && opened > short.lastIndexOf('”') && text.includes('”', opened);
  return isOpen ? `${short.slice(0, opened)}${short.slice(opened + 1)}` : short;
}

/** Half an address is another one, that nobody gave. */
function withoutHalfAddress(short: string, text: string): string {
  return short === text ? short : short.replace(/(?<!\s)\s*(?<!\S)\S*?(?:https?:|www\.)\S*…$/iu, '…');
}

/** "Launching the Pocketbench" of "Launching the Pocketbench, a workbench that folds": whole without an ellipsis. */
function firstClause(text: string, max: number): string | null {
  if (countCharacters(text) <= max) return null;
  const clause = /^[^“”"()]{20,}?(?=(?:[,;:]| –| -) )/u.exec(text)?.[0];
  return clause !== undefined && countCharacters(clause) <= max && countWords(clause) >= CLAUSE_WORDS ? clause : null;
}

/** The topic is plain text; what would come alive in Markdown gets a backslash. */
export function plainInMarkdown(topic: string): string {
  return topic.replace(/[`*]|<(?=[\p{L}/!])|\[(?=[^\]]*\]\()/gu, '\\$&');
}

/** A topic that is short, else its first line or sentence, where that says enough to stand for the rest. */
function headline(raw: string): string {
  const whole = collapseSpace(raw);
  // "Hay fever or a cold? How to tell them apart" is one title.
  if (!raw.trim().includes('\n') && countCharacters(whole) <= LONGEST_WHOLE) return whole;
  const [first = ''] = splitSentences(raw.trim()).map(collapseSpace);
  return countCharacters(first) >= SHORTEST_HEADLINE ? first : whole;
}

/** The title with what leads on from it: a mark that it brings itself, a dash behind a sentence, else a colon. */
function joint(title: string): string {
  if (/[:：–—]$|\s-$/u.test(title)) return title;
  return endsSentence(title) ? `${title} –` : `${title.replace(/[,;\s]+$/u, '')}:`;
}

/** "customer calls" becomes "Customer calls"; "iPhone repair" stays as it was typed. */
function raiseFirst(text: string): string {
  return /^\p{Ll}+(?:[\s\-’',:;!?]|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
