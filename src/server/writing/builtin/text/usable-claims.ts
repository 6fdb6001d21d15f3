import type { Claim, Source } from '../../../../core/contracts/research.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { splitSentences } from '../../../research/language/sentences.ts';
import { figureIn, hasFigure } from '../reading/figure.ts';
import { quoteKindOf, type QuoteKind } from '../reading/quote-kind.ts';
import { endsSentence } from './sentences.ts';

/** A claim that can stand alone in a text, with the source that it is borrowed from. */
export interface Quote {
  readonly id: string;
  readonly text: string;
  readonly source: Source;
  readonly words: number;
  /** Holds a quantity, not merely a year. */
  readonly hasFigure: boolean;
  /** The shortest words of `text` that hold a figure with what it counts; null when none reads well alone. */
  readonly figure: string | null;
  /** What it does; it decides what may be asked about it. */
  readonly kind: QuoteKind;
  /** "X is the process of ...": good to explain a word with, poor to open a piece with. */
  readonly isDefinition: boolean;
  /** Ids of claims that say otherwise. */
  readonly contradicts: readonly string[];
}

const WORDS = { min: 5, max: 45 } as const;

/** Characters that would turn into markup, links or code in one of the formats, or that were markup at the source. */
const MARKUP = /[`*_|\\[\]{}<>^~]|^[#>+-]\s|==|\p{Cc}|https?:|www\.|\S@\S+\.\S|&\w+;/iu;

/** In somebody else's text "we" is nobody the reader knows. */
const NOBODY = /^["“'‘(]?(?:we|our|i|my|see|note|main article)(?![\p{L}’'-])/iu;

const POINTS_ELSEWHERE =
  /\b(?:as (?:mentioned|described|noted|discussed) (?:above|below|earlier)|(?:see|listed) (?:above|below)|this article|the table below|the following (?:table|list))\b/iu;

const IS_A =
  /^(?:in [^,.]{3,50}, )?(?:(?:an?|the) )?[^.,;:]{1,70}?(?:,[^.;]{1,60},)? (?:is|are|was|were|refers? to|means?|describes?|can be defined as|is defined as) (?:an?|the|any|one of)\b/iu;

const IS_A_KIND =
  /\b(?:is|are|was|were|refers? to|means?) (?:an?|the|any|one of) (?:[\p{L}-]+ ){0,2}(?:process|types?|forms?|kinds?|methods?|practice|set|collection|systems?|techniques?|term|name|area|branch|field|activity|act|study|art|measure|concept|group|mechanism|condition|loss)\b/iu;

/** The claims that read right without their neighbours, best first; definitions follow the others. */
export function usableQuotes(ledger: readonly Claim[], sources: readonly Source[]): Quote[] {
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
    quotes.push(readQuote(claim, source));
  }
  return [...quotes.filter((quote) => !quote.isDefinition), ...quotes.filter((quote) => quote.isDefinition)];
}

function readQuote({ id, quote: text, contradicts }: Claim, source: Source): Quote {
  const marks = {
    hasFigure: hasFigure(text),
    isDefinition: source.kind !== 'material' && explains(text, source.title),
  };
  const words = countWords(text);
  return { id, text, source, words, ...marks, figure: figureIn(text), kind: quoteKindOf(text, marks), contradicts };
}

/** "Onboarding is a ..." from an article on onboarding, or "X is the process of ..." from any. */
function explains(text: string, title: string): boolean {
  return IS_A_KIND.test(text) || (IS_A.test(text) && opensWith(text, title));
}

/** Whether it begins with what its source is named after. */
export function namesTitle({ text, source }: Quote): boolean {
  return opensWith(text, source.title);
}

function opensWith(text: string, title: string): boolean {
  const subject = title.replace(/\s*\(.*/u, '').toLowerCase();
  return text
    .toLowerCase()
    .replace(/^(?:an?|the) /u, '')
    .startsWith(subject);
}

function standsAlone(text: string, source: Source): boolean {
  const ownNotes = source.kind === 'material';
  if (text !== text.trim() || MARKUP.test(text) || !isBalanced(text)) return false;
  // Notes are often bullets: in lower case, without a full stop, and about "us".
  if (!ownNotes && !(endsSentence(text) && /^["“'‘(¿¡«„]?[\p{Lu}\p{Lo}\p{Lt}\p{N}]/u.test(text))) return false;
  if (ownNotes && !endsSentence(text) && !/[\p{L}\p{N}%)"”]$/u.test(text)) return false;
  const words = countWords(text);
  if (words < WORDS.min || words > WORDS.max) return false;
  return (ownNotes || !NOBODY.test(text)) && !leans(text) && !POINTS_ELSEWHERE.test(text);
}

/** As research judges it, in every language that it knows: a short text does not tell which one it is in. */
function leans(text: string): boolean {
  return (['en', 'other'] as const).some((language) => splitSentences(text, language)[0]?.leans === true);
}

/** Straight quotation marks in pairs, curly ones and brackets closed; a half quotation would swallow what follows it. */
function isBalanced(text: string): boolean {
  const count = (character: string): number => text.split(character).length - 1;
  const mixed = count('"') > 0 && /[“”]/u.test(text);
  return !mixed && count('"') % 2 === 0 && count('“') === count('”') && count('(') === count(')');
}
