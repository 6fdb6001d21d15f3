import type { Span } from './check-result.ts';
import { runningText, withoutQuotations } from './running-text.ts';

export interface Superlative {
  /** As it stands in the text: "the best service", "guaranteed". */
  readonly text: string;
  readonly span: Span;
}

const DEGREES =
  'best|fastest|quickest|cheapest|lowest[- ]priced|safest|strongest|finest|easiest-to-use|most (?:trusted|popular|reliable|powerful|advanced|affordable)';
/** What follows where nobody is praised: "the best way", "the best of both". */
const NO_PRAISE =
  'ways?|times?|things?|parts?|cases?|practices?|of|day|days|moment|place|places|question|questions|answer|answers|friend|friends|to|if|when|for|one|ones|i|we|you';

/**
 * Praise that an advertiser has to prove. English, German, French, Spanish, Italian and Dutch; each alternative begins with
 * a letter or sign of its own, so that a text is read in one pass.
 */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:the|our|your|(?:world|europe|america|germany|industry)['’]s) (?:very |single )?(?:${DEGREES}) (?!(?:${NO_PRAISE})(?![\\p{L}]))[\\p{L}-]+`,
    'giu',
  ),
  /(?<![\p{L}\p{N}#])(?:#1|no\. ?1|number one|nr\. ?1|n° ?1)(?![\p{L}\p{N}.]|,\d)/giu,
  /(?<![\p{L}\p{N}])(?:world[- ]class|best[- ]in[- ]class|(?:market|industry|world)[- ]leading|world['’]s (?:first|leading|largest)|second to none|unbeatable|unrivalled|unrivaled|unmatched|unparalleled)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:guarantee[ds]?|guaranteeing|risk[- ]free|money[- ]back)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:der|die|das|den|dem) (?:beste|schnellste|günstigste|billigste|sicherste)[nrsm]? (?!(?:weg|zeit|moment|teil|frage|ort)(?![\p{L}]))[\p{L}-]+/giu,
  /(?<![\p{L}\p{N}])(?:garantiert|unschlagbar\p{L}{0,2}|marktführend\p{L}{0,2}|konkurrenzlos\p{L}{0,2}|garanti[es]?|imbattable|garantizad[oa]s?|imbatible|garantit[oaie]|imbattibil[ei]|gegarandeerd|onovertroffen)(?![\p{L}\p{N}])/giu,
];

/** Superlatives and guarantees of the author's own, in order and not overlapping; what others said is theirs. */
export function findSuperlatives(text: string): Superlative[] {
  const own = withoutQuotations(runningText(text));
  const found = PATTERNS.flatMap((pattern) =>
    Array.from(own.matchAll(pattern), ({ 0: words, index }) => ({
      text: words,
      span: { start: index, end: index + words.length },
    })),
  );
  let end = 0;
  return found
    .toSorted((one, other) => one.span.start - other.span.start || other.span.end - one.span.end)
    .filter(({ span }) => {
      if (span.start < end) return false;
      end = span.end;
      return true;
    });
}
