import type { Recency } from '../../../core/contracts/research.ts';

const DAYS: Record<Exclude<Recency, 'any'>, number> = { day: 1, week: 7, month: 31, year: 366 };

/** The moment from which on pages count; null for all times. */
export function since(recency: Recency, now: Date): Date | null {
  return recency === 'any' ? null : new Date(now.getTime() - DAYS[recency] * 86_400_000);
}
