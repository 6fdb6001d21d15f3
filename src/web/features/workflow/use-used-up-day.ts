import type { DayUsage } from '../../../core/contracts/usage.ts';
import { projectsUsedUp } from '../../components/usage/today-words.ts';
import { useNow } from '../../lib/use-now.ts';
import { useToday } from '../../lib/use-today.ts';

/** Today, where all its projects are started; null where some are left, and as long as that is not known. */
export function useUsedUpDay(): DayUsage | null {
  const today = useToday().data;
  const now = useNow();
  return today && projectsUsedUp(today, now) !== null ? today : null;
}
