import { COMMON } from '../texts/common.ts';
import { MESSAGES } from '../texts/messages.ts';
import { SHELL } from '../texts/shell.ts';
import type { PartMissing } from './part-missing.ts';

/** What is said of a part that did not come. */
export function titleOf({ why }: PartMissing): string {
  return why === 'gone' ? SHELL.partGone : SHELL.partMissing;
}

/** Why it did not come, and what can be done. */
export function whyOf({ why, status }: PartMissing): string {
  if (why === 'gone') return SHELL.partGoneHint;
  if (why === 'broken') return SHELL.partBrokenHint;
  if (why === 'unreachable') return COMMON.offline;
  return status === 200 ? COMMON.strangeAnswer : MESSAGES.httpError(status);
}

/** Whether only another page has it, or could have it. */
export function needsReload({ why }: PartMissing): boolean {
  return why === 'gone' || why === 'broken';
}
