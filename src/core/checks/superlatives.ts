import type { Span } from '../text/span.ts';
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
  'ways?|times?|things?|parts?|cases?|practices?|of|day|days|moment|place|places|question|questions|answer|answers|arguments?|objections?|reasons?|excuses?|friend|friends|to|if|when|for|one|ones|i|we|you';

interface Praise {
  /** One of these stands in every text that the pattern finds something in; looked for first, since that costs little. */
  readonly signs: readonly string[];
  readonly pattern: RegExp;
}

/** Praise that an advertiser has to prove, in English, German, French, Spanish, Italian and Dutch. */
const PRAISE: readonly Praise[] = [
  {
    signs: ['est ', 'est-', 'most '],
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:the|our|your|(?:world|europe|america|germany|industry)['’]s) (?:very |single )?(?:${DEGREES}) (?!(?:${NO_PRAISE})(?![\\p{L}]))[\\p{L}-]+`,
      'giu',
    ),
  },
  {
    signs: ['1', 'number one'],
    pattern: /(?<![\p{L}\p{N}#])(?:#1|no\. ?1|number one|nr\. ?1|n° ?1)(?![\p{L}\p{N}.]|,\d)/giu,
  },
  {
    signs: ['class', 'leading', 'world', 'second to', 'unbeat', 'unriv', 'unmatch', 'unparal'],
    pattern:
      /(?<![\p{L}\p{N}])(?:world[- ]class|best[- ]in[- ]class|(?:market|industry|world)[- ]leading|world['’]s (?:first|leading|largest)|second to none|unbeatable|unrivalled|unrivaled|unmatched|unparalleled)(?![\p{L}\p{N}])/giu,
  },
  {
    signs: ['guarant', 'risk', 'money'],
    pattern: /(?<![\p{L}\p{N}])(?:guarantee[ds]?|guaranteeing|risk[- ]free|money[- ]back)(?![\p{L}\p{N}])/giu,
  },
  {
    signs: ['ste'],
    pattern:
      /(?<![\p{L}\p{N}])(?:der|die|das|den|dem) (?:beste|schnellste|günstigste|billigste|sicherste)[nrsm]? (?!(?:weg|zeit|moment|teil|frage|ort)(?![\p{L}]))[\p{L}-]+/giu,
  },
  {
    signs: ['garant', 'unschlag', 'marktf', 'konkurrenz', 'imba', 'gegarand', 'onovertrof'],
    pattern:
      /(?<![\p{L}\p{N}])(?:garantiert|unschlagbar\p{L}{0,2}|marktführend\p{L}{0,2}|konkurrenzlos\p{L}{0,2}|garanti[es]?|imbattable|garantizad[oa]s?|imbatible|garantit[oaie]|imbattibil[ei]|gegarandeerd|onovertroffen)(?![\p{L}\p{N}])/giu,
  },
];

/** Superlatives and guarantees of the author's own, in order and not overlapping; what others said is theirs. */
export function findSuperlatives(text: string): Superlative[] {
  const own = withoutQuotations(runningText(text));
  const low = own.toLowerCase();
  const likely = PRAISE.filter(({ signs }) => signs.some((sign) => low.includes(sign)));
  const found = likely.flatMap(({ pattern }) =>
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
