import { countWithin } from '../limits/count-within.ts';
import { untilNextUtcDay, utcDay } from '../llm/budget/utc-day.ts';
import type { MaterialContext } from './material-context.ts';

/**
 * Counts a link or file that is about to be read; one that turns out unreadable has been read all the same.
 *
 * @throws too_many_requests when the user has had as many read today as one may.
 */
export async function countReading(
  context: Pick<MaterialContext, 'database' | 'clock' | 'limits'>,
  userId: string,
): Promise<void> {
  const most = context.limits.uploadsPerDay;
  if (most === null) return;
  const now = context.clock.now();
  await countWithin(context, {
    key: `uploads ${userId} ${utcDay(now)}`,
    userId,
    most,
    windowMs: untilNextUtcDay(now),
    setting: 'UPLOADS_PER_DAY',
    message: `You have had ${most} links and files read today, which is the limit for a day. More can be read after midnight UTC.`,
  });
}
