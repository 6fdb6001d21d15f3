import type { UntracedFact } from '../../../core/checks/untraced-fact.ts';
import { checkMark } from '../../../core/formats/layout/check-mark.ts';
import { labelReader } from '../../../core/formats/layout/labels.ts';

const readSlug = labelReader(['slug']);
const HASHTAG_BEFORE = /[ \t]?[#＃][\p{L}\p{M}\p{N}_]*$/u;
const HASHTAG_BEHIND = /^[\p{L}\p{M}\p{N}_]*/u;

/** The text with a mark around each of the facts; where a mark cannot stand, the fact is taken out. */
export function markFacts(text: string, facts: readonly UntracedFact[]): string {
  let result = text;
  for (const fact of facts.toSorted((one, other) => other.start - one.start)) {
    const before = result.slice(0, fact.start);
    const behind = result.slice(fact.start + fact.text.length);
    result = placed(before, fact.text, behind);
  }
  return result;
}

function placed(before: string, fact: string, behind: string): string {
  const hashtag = HASHTAG_BEFORE.exec(before.slice(-100))?.[0];
  if (hashtag !== undefined) return before.slice(0, -hashtag.length) + behind.replace(HASHTAG_BEHIND, '');
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (readSlug(line + fact) !== null) return withoutSlugWord(before, behind);
  // A bracket or colon right behind would make the mark a link or the definition of one.
  const gap = /^[([:]/.test(behind) ? ' ' : '';
  return before + markedFact(fact) + gap + behind;
}

/** Each line for itself, as every field of a layout is one; the sign of a block quote stays in front. */
export function markedFact(fact: string): string {
  return fact
    .split('\n')
    .map((line) => {
      const lead = /^\s*(?:>\s?)*/.exec(line)?.[0] ?? '';
      return lead === line ? line : lead + checkMark(line.slice(lead.length));
    })
    .join('\n');
}

/** An address has no room for a doubt. */
function withoutSlugWord(before: string, behind: string): string {
  const start = before.replace(/(?<!-)-+$/, '');
  const rest = behind.replace(/^-+/, '');
  const joint = /[\p{L}\p{N}]$/u.test(start) && /^[\p{L}\p{N}]/u.test(rest) ? '-' : '';
  return start + joint + rest;
}
