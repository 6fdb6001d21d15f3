import type { Logger } from '../platform/logger.ts';
import type { Database } from '../storage/database.ts';
import type { HearingConnection } from '../storage/hearing.ts';
import { openHearing } from '../storage/open-hearing.ts';
import { sendSignal } from './announce.store.ts';
import { CHANNEL } from './channel.ts';
import { LIVE_PACE } from './live-context.ts';
import type { LiveContext, LivePace } from './live-context.ts';
import { createLiveTexts } from './live-texts.ts';
import type { LiveTexts } from './live-texts.ts';
import { createSignals } from './signals.ts';
import { sweepRegularly } from './sweeping.ts';

export interface LiveParts {
  readonly database: Database;
  readonly logger: Logger;
  /** Listened to, by one connection, as long as the process serves those who look on. */
  readonly hearing: HearingConnection;
  readonly pace?: Partial<LivePace>;
}

/** What tells of jobs to those who look on. */
export interface Live {
  /** For the process that serves them. */
  serve(): LiveContext;
  /** For the process that has something to tell. */
  work(): LiveTexts;
  close(): Promise<void>;
}

export function createLive({ database, logger, hearing, pace }: LiveParts): Live {
  const closing: (() => Promise<void>)[] = [];
  return {
    serve() {
      const send = (payload: string) => sendSignal(database.db, payload);
      const signals = createSignals((listener) =>
        openHearing(hearing, CHANNEL, { name: 'manifold-live', listener, logger, send }),
      );
      closing.push(() => signals.close());
      return { database, signals, pace: { ...LIVE_PACE, ...pace } };
    },
    work() {
      const endSweeping = sweepRegularly(database.db, logger);
      closing.push(async () => endSweeping());
      return createLiveTexts({ db: database.db, logger });
    },
    async close() {
      await Promise.all(closing.splice(0).map((close) => close()));
    },
  };
}
