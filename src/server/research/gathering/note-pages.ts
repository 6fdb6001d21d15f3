import type { Gathered } from './gather.ts';

/** Sites named in one sentence. */
const MOST_NAMED = 3;

/** What must be said of pages that were found, but neither read nor used. */
export function notePages({ unread, leftOut }: Pick<Gathered, 'unread' | 'leftOut'>): string[] {
  return [...(unread.length === 0 ? [] : [noteUnread(unread)]), ...noteLeftOut(leftOut)];
}

function noteUnread(unread: Gathered['unread']): string {
  const reasons = [...new Set(unread.map(({ reason }) => reason))];
  const named = reasons.slice(0, MOST_NAMED).join(' ');
  const more = reasons.length > MOST_NAMED ? ` And ${reasons.length - MOST_NAMED} more.` : '';
  return `${counted(unread.length)} found but could not be read: ${named}${more}`;
}

function noteLeftOut(leftOut: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const reason of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${counted(count)} left out because ${singular(reason, count)}.`);
}

function counted(count: number): string {
  return count === 1 ? '1 page was' : `${count} pages were`;
}

function singular(reason: string, count: number): string {
  return count === 1 ? reason.replace(/^they are/, 'it is').replace(/^they tell/, 'it tells') : reason;
}
