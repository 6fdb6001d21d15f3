import type { Claim, Source } from '../../../../core/contracts/research.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { explainsWord, opensWith } from '../reading/definition.ts';
import { figureIn, hasFigure } from '../reading/figure.ts';
import { namesMeasure } from '../reading/facts.ts';
import { leansOnContext } from '../reading/lost-context.ts';
import { holdsLittle } from '../reading/thin.ts';
import { isSlogan } from '../reading/slogan.ts';
import { quoteKindOf, type QuoteKind } from '../reading/quote-kind.ts';
import { endsSentence } from './sentences.ts';

/** A claim that can stand alone in a text, with the source that it is borrowed from. */
export interface Quote {
  readonly id: string;
  readonly text: string;
  readonly source: Source;
  readonly words: number;
  /** Where it begins in its source, in characters. */
  readonly at: number;
  /** Holds a quantity, not merely a year. */
  readonly hasFigure: boolean;
  /** The shortest words of `text` that hold a figure with what it counts; null when none reads well alone. */
  readonly figure: string | null;
  /** What it does; it decides what may be asked about it. */
  readonly kind: QuoteKind;
  /** "X is the process of ...": good to explain a word with, poor to open a piece with. */
  readonly isDefinition: boolean;
  /** Says little: praises itself, greets, instructs or announces; good where there is nothing else. */
  readonly isThin: boolean;
  /** Ids of claims that say otherwise. */
  readonly contradicts: readonly string[];
}

/** Three words of one's own may be a fact, "Weight 16.5 kg"; the ledger has chosen those. */
const WORDS = { min: 5, minOfOwn: 4, minWithFigure: 3, minOfLabelled: 2, max: 45 } as const;

/** Characters that would turn into markup, links or code in one of the formats, or that were markup at the source. */
const MARKUP = /[`*_|\\[\]{}<>^~]|^[#>+-]\s|==|\p{Cc}|https?:|www\.|&\w+;/iu;
/** Whom to write to, the author's own notes tell on purpose. */
const MAIL_ADDRESS = /\S@\S+\.\S/u;
/** "Cost: 61,000 euros" */
const LABELLED = /^\p{Lu}[\p{L}\p{M}'’/& -]{1,30}: \S/u;

/** In somebody else's text "we" is nobody the reader knows. */
const NOBODY = /^["“'‘(]?(?:we|our|i|my|see|note|main article)(?![\p{L}’'-])/iu;

/** "“I was against it,” says a member": who "I" is, the sentence tells. */
const SPEECH =
  /^["“][^"”]+["”] (?:said|says|recalls|recalled|writes|wrote|explains|explained) (?!(?:he|she|they|we|it|i)\b)/iu;

const POINTS_ELSEWHERE =
  /\b(?:as (?:mentioned|described|noted|discussed) (?:above|below|earlier)|(?:see|listed) (?:above|below)|this article|the table below|the following (?:table|list))\b/iu;

/** The claims that read right without their neighbours, best first; definitions and what says little follow the others. */
export function usableQuotes(ledger: readonly Claim[], sources: readonly Source[], takesSteps = false): Quote[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const seen = new Set<string>();
  const quotes: Quote[] = [];
  for (const claim of ledger) {
    const source = byId.get(claim.source_id);
    const key = claim.quote
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (!source || seen.has(key) || !standsAlone(claim.quote, source)) continue;
    seen.add(key);
    quotes.push({ ...readQuote(claim, source), isThin: holdsLittle(claim.quote, source, takesSteps) });
  }
  const rank = ({ isDefinition, isThin }: Quote): number => (isThin ? 2 : 0) + (isDefinition ? 1 : 0);
  return quotes.toSorted((one, other) => rank(one) - rank(other));
}

function readQuote({ id, quote: text, start, contradicts }: Claim, source: Source): Omit<Quote, 'isThin'> {
  const marks = {
    hasFigure: hasFigure(text),
    isDefinition: source.kind !== 'material' && explainsWord(text, source.title),
  };
  const words = countWords(text);
  return {
    id,
    text,
    source,
    words,
    at: start,
    ...marks,
    figure: marks.hasFigure ? figureIn(text) : null,
    // A slogan finds, changes and advises nothing.
    kind: source.kind === 'material' && isSlogan(text) ? 'plain' : quoteKindOf(text, marks),
    contradicts,
  };
}

/** Whether it begins with what its source is named after. */
export function namesTitle({ text, source }: Quote): boolean {
  return opensWith(text, source.title);
}

function standsAlone(text: string, source: Source): boolean {
  const ownNotes = source.kind === 'material';
  if (text !== text.trim() || MARKUP.test(text) || !isBalanced(text)) return false;
  if (!ownNotes && MAIL_ADDRESS.test(text)) return false;
  const words = countWords(text);
  if (words < leastWords(text, ownNotes) || words > WORDS.max) return false;
  return hasForm(text, ownNotes) && !leansOnContext(text, source) && !POINTS_ELSEWHERE.test(text);
}

function leastWords(text: string, ownNotes: boolean): number {
  if (!ownNotes) return WORDS.min;
  if (LABELLED.test(text)) return WORDS.minOfLabelled;
  return namesMeasure(text) ? WORDS.minWithFigure : WORDS.minOfOwn;
}

/** Notes are often bullets: in lower case, without a full stop, and about "us". */
function hasForm(text: string, ownNotes: boolean): boolean {
  if (ownNotes) return endsSentence(text) || /[\p{L}\p{N}%)"”]$/u.test(text);
  return (
    endsSentence(text) &&
    /^["“'‘(¿¡«„]?[\p{Lu}\p{Lo}\p{Lt}\p{N}]/u.test(text) &&
    (!NOBODY.test(text) || SPEECH.test(text))
  );
}

/** Straight quotation marks in pairs, curly ones and brackets closed; a half quotation would swallow what follows it. */
function isBalanced(text: string): boolean {
  const count = (character: string): number => text.split(character).length - 1;
  const mixed = count('"') > 0 && /[“”]/u.test(text);
  return !mixed && count('"') % 2 === 0 && count('“') === count('”') && count('(') === count(')');
}
