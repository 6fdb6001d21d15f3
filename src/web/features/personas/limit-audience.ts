import { AUDIENCE_MAX_WORDS } from '../../../core/rules/limits.ts';
import { countSpacedWords } from '../../../core/rules/text.ts';
import { commonEnds } from '../../lib/common-ends.ts';

/**
 * The text that stays in the audience field after an input. What was just typed or pasted gives way when there are too many words,
 * never what stood there before.
 */
export function limitAudience(before: string, after: string, maxWords = AUDIENCE_MAX_WORDS): string {
  // Behind the last word that fits, one space is typed in good faith; more only look untidy.
  if (countSpacedWords(after) === maxWords) return after.replace(/(?<!\s)\s+$/u, (spaces) => spaces.slice(0, 1));
  if (countSpacedWords(after) < maxWords) return after;
  if (countSpacedWords(before) > maxWords) return after.length < before.length ? after : before;

  const { head, tail } = commonEnds(before, after);
  const start = after.slice(0, head);
  const end = after.slice(after.length - tail);

  let inserted = after.slice(head, after.length - tail);
  while (inserted !== '' && countSpacedWords(start + inserted + end) > maxWords) {
    inserted = inserted.trimEnd().replace(/(?<!\S)\S+$/u, '');
  }
  return inserted.trim() === '' ? before : (start + inserted + end).trimEnd();
}
