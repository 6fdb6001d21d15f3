import { usageQuery } from '../../../core/contracts/usage.ts';
import type { UsageReport } from '../../../core/contracts/usage.ts';
import type { Principal } from '../../auth/principal.ts';
import type { Clock } from '../../platform/clock.ts';
import { parseInput } from '../../platform/parse-input.ts';
import type { Database } from '../../storage/database.ts';
import { totalsOf } from '../totals.ts';
import { findUsage } from './usage-report.store.ts';

/** What the caller's calls took, by month and persona. */
export async function getUsage(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  principal: Principal,
  query: unknown,
): Promise<UsageReport> {
  const { months } = parseInput(usageQuery, query);
  const now = clock.now();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1), 1));
  const rows = await findUsage(database.db, principal.userId, monthOf(from));
  return {
    from: monthOf(from),
    to: monthOf(now),
    rows: rows.map(({ month, personaId, personaName, jobs, pieces, ...sums }) => ({
      month,
      persona_id: personaId,
      persona_name: personaName,
      jobs,
      pieces,
      ...totalsOf(sums),
    })),
  };
}

const monthOf = (date: Date): string => date.toISOString().slice(0, 7);
