import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../storage/database.ts';
import { addTokens } from './model-calls.store.ts';
import { utcDay } from './utc-day.ts';
import { untilKept } from './while-away.ts';

const AWAY_MS = [500, 2_000, 5_000, 10_000];

/** Where nothing limits the tokens they are only counted, behind the back of the calls, for whoever sets a limit later in the day. */
export function countTokens({ clock, database, logger }: { clock: Clock; database: Database; logger: Logger }) {
  const count = (day: string, tokens: number) =>
    untilKept(() => addTokens(database.db, day, tokens), AWAY_MS).catch((error: unknown) => {
      logger.warn({ err: error, tokens }, 'the tokens of a model call could not be counted');
    });
  return () => {
    const day = utcDay(clock.now());
    return {
      leave: async (tokens: number) => void count(day, tokens),
    };
  };
}
