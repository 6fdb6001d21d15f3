import { isInstruction } from '../../../research/ledger/instruction.ts';
import { termsOf } from '../../../text/terms.ts';
import type { QuoteKind } from './quote-kind.ts';
import type { TopicKind, TopicReading } from './topic-kind.ts';

/** Topics that ask for something; whoever opens the piece looks for that first. */
const ASKING: ReadonlySet<TopicKind> = new Set(['question', 'why', 'tell-apart', 'how-to']);

/** How one thing is known from another. */
const TELLS =
  /\b(?:points? to|(?:is|are) (?:a |an |the |more |most )?(?:sure |clear |common )?(?:signs?|symptoms?|typical|characteristic) (?:of|for)|typical of|typically|unlike|lasts?|(?:is|are) rare (?:in|with)|begins? (?:with|within|suddenly|slowly)|clear and|instead of|whereas)\b/iu;
/** A sign that tells by itself which it is. */
const SIGN = /\bpoints? to\b|\bsigns? of\b/iu;
/** What led to it, and in how many of the cases. */
const REASON =
  /\bbecause\b|\b(?:cause|reason)s? (?:of|for|in|behind|was|is|were|are)\b|\bthe (?:\p{L}+ ){0,2}(?:cause|reason)\b|\b(?:caused|explained) by\b|\bdue to\b|\b(?:had|has|have) not been\b|\bin \d[\d.,]*\s?(?:%|per ?cent|percent)? of (?:the |all )?(?:failed|broken|faulty|affected|lost|cancell?ed|rejected|damaged|returned|late)\b|\blead(?:s|ing)? to\b|\bled to\b|\bwhich is why\b/iu;
/** A time, an amount, a duty or a condition. */
const SETTLES =
  /\b(?:when|if|unless|until|before|after|by|from|once|as soon as|should|must|may|need(?:s|ed)?|ha(?:ve|s) to|obliged|required|allowed|recommend(?:s|ed)?|costs?|lasts?|takes?|enough)\b|\d/iu;
/** Who did so far answers nobody's question of when or whether. */
const COUNTED =
  /\b(?:survey|asked|poll) of\b|\bsurveyed\b|^(?:about |around |nearly |almost )?\d[\d.,]*\s?(?:%|per ?cent)/iu;
/** What to do, and what comes of doing it at some time. */
const STEP =
  /\b(?:should|must|needs? to|ha(?:ve|s) to|recommend(?:s|ed)?|helps?|keeps?|best|enough|avoid)\b|\b(?:within|after|before|until|for) (?:the )?(?:first |last |at least |about )*(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:hours?|days?|weeks?|months?|minutes?|times)\b/iu;

/** Of a question's words, the share that an answer names. */
const NAMED = 0.6;

/** Whether a topic of the kind asks for something that a sentence can answer. */
export function asksForAnswer(kind: TopicKind): boolean {
  return ASKING.has(kind);
}

/** Whether a sentence answers what such a topic asks: a sign by which one side is known, a cause, a time, a step. */
export function answers(
  { text, kind, isDefinition }: { text: string; kind: QuoteKind; isDefinition: boolean },
  { kind: topicKind, sides, topic }: TopicReading & { topic: string },
): boolean {
  if (isDefinition || kind === 'open') return false;
  switch (topicKind) {
    case 'tell-apart':
      return TELLS.test(text) && (SIGN.test(text) || (sides ?? []).some(namedIn(text)));
    case 'why':
      return REASON.test(text);
    case 'question':
      return !COUNTED.test(text) && SETTLES.test(text) && shareNamed(text, topic) >= NAMED;
    case 'how-to':
      return kind === 'advice' || STEP.test(text) || isInstruction(text);
    default:
      return false;
  }
}

/** Whether one look tells which of two it is: "Itching of the eyes points to an allergy." */
export function isTellingSign(text: string): boolean {
  return SIGN.test(text);
}

/** Whether a sentence holds most words of a side: "a cold" in "A cold usually lasts". */
function namedIn(text: string): (side: string) => boolean {
  const words = new Set(termsOf(text, 'en'));
  return (side) => {
    const wanted = termsOf(side, 'en');
    return wanted.length > 0 && wanted.every((term) => words.has(term));
  };
}

/** The commonest plurals that no stem shows. */
function inSingular(text: string): string {
  return text.replace(/\b(child)ren\b/giu, '$1').replace(/\b((?:wo)?m)en\b/giu, '$1an');
}

function shareNamed(text: string, topic: string): number {
  const words = new Set(termsOf(inSingular(text), 'en'));
  const wanted = [...new Set(termsOf(inSingular(topic), 'en'))];
  return wanted.filter((term) => words.has(term)).length / Math.max(1, wanted.length);
}
