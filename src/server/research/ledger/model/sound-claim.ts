import { judgeSupport } from '../../../fact-check/support.ts';
import { storedLine } from '../../reading/stored-text.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { isForMachines } from '../no-statement.ts';

/** Characters of a claim; the words of one that is a sentence. */
const LONGEST_CLAIM = 400;
const FEWEST_WORDS = 3;

/** Signs by which a text is read as markup, as a mark of ours or as an order. */
const SIGNS = /[[\]{}<>|`*_#\\]/g;
const ADDRESS = /\S*(?::\/\/|@|www\.|\p{L}\.\p{L}{2})\S*/giu;
/** Words that begin with a capital within a sentence. */
const NAME = /(?<=[^.!?:\s]["'“”‘’)(]?\s+["'“‘(]?)\p{Lu}[\p{L}\p{N}]+/gu;
/** The same at its beginning, where somebody is named who says so. */
const SPEAKER =
  /^["'“‘(]?(\p{Lu}[\p{L}\p{N}]+)(?=(?:['’]s)? (?:says?|said|finds?|found|reports?|reported|writes?|wrote|shows?|showed|stud(?:y|ies)|surveys?|research)\b)/u;

/** The same in German, where every noun begins with a capital. */
const GERMAN_SPEAKER =
  /(?<=\b[Ll]aut (?:de[mrs] |einer? )?)(?!Angaben|Bericht|Stati|Studie|Umfrage|Untersuchung)\p{Lu}[\p{L}\p{N}]+/gu;
const SHOWN = 2_000;
/** Of the words within sentences; English has about a tenth, German a third. */
const MOST_NAMES = 0.2;

/** "41 of 60", "from $5 to $7": the other way round it is another matter. */
const PAIR = /(\d[\d.,]*)\D{0,3} (?:of|to|bis|von) \D{0,3}(\d[\d.,]*)/gu;

/**
 * What a model makes of a quote, in one line, or the quote itself where the model says more than it: other figures or
 * another meaning, an address, markup, the name of somebody of whom the whole source says nothing.
 */
export function soundClaim(worded: string, { quote, from }: { quote: string; from: SourceReading }): string {
  const claim = storedLine(worded);
  if (claim.length > LONGEST_CLAIM || claim.split(' ').length < FEWEST_WORDS || isForMachines(claim)) return quote;
  const ofQuote = [...(claim.match(SIGNS) ?? []), ...(claim.match(ADDRESS) ?? [])];
  if (ofQuote.some((part) => !quote.includes(part))) return quote;
  const pairs = [...claim.matchAll(PAIR)];
  if (pairs.some(([, one = '', other = '']) => quote.lastIndexOf(other) < quote.indexOf(one))) return quote;
  const { title, site, text } = from.source;
  const names = namesIn(claim, writesNounsLarge(text));
  const isNamed = (name: string) => [quote, title, site, text].some((place) => place.includes(name));
  if (!names.every((name) => isNamed(name) || isNamed(name.toLowerCase()))) return quote;
  return judgeSupport(claim, [quote]).supported ? claim : quote;
}

function namesIn(claim: string, nounsLarge: boolean): string[] {
  if (nounsLarge) return claim.match(GERMAN_SPEAKER) ?? [];
  return [...(claim.match(NAME) ?? []), ...(SPEAKER.exec(claim)?.slice(1) ?? [])];
}

/** Whether a text is in a language that tells names from other nouns by nothing. */
function writesNounsLarge(text: string): boolean {
  const within = text.slice(0, SHOWN).match(/(?<=[\p{Ll},] )\p{L}{2,}/gu) ?? [];
  return within.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > within.length * MOST_NAMES;
}
