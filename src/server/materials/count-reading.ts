import { countWithin } from '../limits/count-within.ts';
import type { LimitContext } from '../limits/count-within.ts';
import { untilNextUtcDay, utcDay } from '../llm/budget/utc-day.ts';
import type { Executor } from '../storage/database.ts';
import type { MaterialLimits } from './material-context.ts';

type Context = LimitContext & { readonly limits: Pick<MaterialLimits, 'uploadsPerDay'> };

/**
 * Counts a link or file that is about to be read; one that turns out unreadable has been read all the same.
 *
 * @throws too_many_requests when the user has had as many read today as one may.
 */
export async function countReading(context: Context, userId: string): Promise<void> {
  const { uploadsPerDay: most } = context.limits;
  if (most === null) return;
  await countWithin(context, {
    ...ofToday(context, userId),
    most,
    message: `You have had ${most} links and files read today, which is the limit for a day. More can be read after midnight UTC.`,
  });
}

/**
 * Counts the links that a new project has to read, in the transaction that makes it: all of them, or none. However often
 * its research is run, they are counted once.
 *
 * @throws too_many_requests when the user may not have as many read today.
 */
export async function countLinksOfProject(
  context: Context,
  tx: Executor,
  { userId, links }: { readonly userId: string; readonly links: number },
): Promise<void> {
  const { uploadsPerDay: most } = context.limits;
  if (most === null || links === 0) return;
  const message = (left: number) =>
    left === 0
      ? `You have had ${most} links and files read today, which is the limit for a day. Remove the links from this project, or start it after midnight UTC.`
      : `This project has ${links} links to read, and only ${left} of the ${most} links and files a day can still be read. Remove some of them, or start it after midnight UTC.`;
  await countWithin(context, { ...ofToday(context, userId), most, more: links, message }, tx);
}

function ofToday({ clock }: Context, userId: string) {
  const now = clock.now();
  return {
    key: `uploads ${userId} ${utcDay(now)}`,
    userId,
    windowMs: untilNextUtcDay(now),
    setting: 'UPLOADS_PER_DAY',
  };
}
