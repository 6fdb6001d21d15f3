import type { Span } from '../../text/span.ts';
import { ATTRIBUTE_PATTERNS, type Attribute } from './attribute-patterns.ts';

export interface AttributeFinding {
  readonly attribute: Attribute;
  /** As it stands in the text. */
  readonly words: string;
  readonly span: Span;
}

/** Where a text tells its reader who they are, in order; overlapping findings are one. */
export function findPersonalAttributes(text: string): AttributeFinding[] {
  const found = ATTRIBUTE_PATTERNS.flatMap(({ attribute, pattern }) =>
    Array.from(text.matchAll(pattern), ({ 0: words, index }): AttributeFinding => {
      return { attribute, words, span: { start: index, end: index + words.length } };
    }),
  ).toSorted((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
  const kept: AttributeFinding[] = [];
  for (const finding of found) if (finding.span.start >= (kept.at(-1)?.span.end ?? 0)) kept.push(finding);
  return kept;
}
