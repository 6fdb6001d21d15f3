import type { AdmittedCall, CallEnd, CallIntent, CallMeter } from '../llm/call-meter.ts';
import { untilKept, whileAway } from '../llm/budget/while-away.ts';
import { costOf } from '../../core/vendors/model-prices.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/logger.ts';
import { isOwnerGone } from '../storage/database-error.ts';
import type { Database } from '../storage/database.ts';
import { payerOf } from '../limits/payer.ts';
import type { Payer } from '../limits/payer.ts';
import { createDayTokens } from './day-tokens.ts';
import type { DayTokens, HeldDay } from './day-tokens.ts';
import { answersOfRun } from './paid-answers.ts';
import { createLearnedSize } from './learned-size.ts';
import type { LearnedSize } from './learned-size.ts';
import type { Prices } from './prices.ts';
import { limitTokensOf, recordCall } from './record-call.store.ts';
import type { UsageCall } from './record-call.store.ts';
import { createTokenAccount } from './token-account.ts';
import type { HeldTokens, TokenAccount } from './token-account.ts';

/** Between tries while the database is away; an answer waits for its count that long at most. */
const AWAY_MS = [250, 1_000, 3_000];

export interface MeteredJob {
  readonly id: string;
  /** Which run of the job it is. */
  readonly attempt: number;
  readonly userId: string;
  readonly personaId: string | null;
  readonly persona: { readonly name: string };
}

/** Counts the calls of one run of a job; all its meters draw on one account. */
export interface JobMeters {
  /** For what the pieces share: research and plan. */
  readonly whole: CallMeter;
  /** For one try of a piece: it finds the answers that earlier tries have paid for. */
  piece(outputId: string): CallMeter;
}

/** Makes the meters that count calls, price them and write them down. */
export interface UsageMeters {
  /** For a run of a job: what earlier runs used counts against its limit. */
  ofJob(job: MeteredJob): Promise<JobMeters>;
  /** For calls that belong to no job. They have no limit but that of the payer's day. */
  ofUser(userId: string): CallMeter;
}

export interface UsageMeterParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly prices: Prices;
  /** Most tokens that one project may use; null for no limit. */
  readonly tokensPerJob: number | null;
  /** Most tokens that one payer may use a UTC day; null for no limit. */
  readonly tokensPerDay: number | null;
}

type Parts = UsageMeterParts & { readonly size: LearnedSize; readonly days: DayTokens };

/** Whom a call is counted for. */
type Owner = Pick<UsageCall, 'userId' | 'jobId' | 'outputId' | 'personaId' | 'personaName'>;

export function createUsageMeters(given: UsageMeterParts): UsageMeters {
  const { database, tokensPerJob, tokensPerDay } = given;
  const days = createDayTokens({ ...given, limit: tokensPerDay });
  const parts = { ...given, days, size: createLearnedSize() };
  return {
    async ofJob({ id, attempt, userId, personaId, persona }) {
      const used = tokensPerJob === null ? 0 : await limitTokensOf(database.db, id);
      const account = createTokenAccount({ used, limit: tokensPerJob });
      const answers = answersOfRun(given, { id, attempt });
      const owner = { userId, jobId: id, outputId: null, personaId, personaName: persona.name };
      return {
        whole: { ...createMeter(parts, owner, account), paid: answers.of(null) },
        piece: (outputId) => ({
          ...createMeter(parts, { ...owner, outputId }, account),
          paid: answers.of(outputId),
        }),
      };
    },
    ofUser: (userId) =>
      createMeter(
        parts,
        { userId, jobId: null, outputId: null, personaId: null, personaName: null },
        createTokenAccount({ used: 0, limit: null }),
      ),
  };
}

function createMeter(parts: Parts, owner: Owner, account: TokenAccount): CallMeter {
  const { days, size } = parts;
  const payer = payerOf(owner);
  return {
    async fits(intent, signal) {
      const likely = () => size.likely(intent);
      if (!(await account.fits(likely, signal))) return false;
      await days.fit(payer, likely, signal);
      return true;
    },
    async admit(intent) {
      const tokens = size.likely(intent);
      const held = account.hold(tokens);
      if (!held) return null;
      const day = await holdDay(parts, { owner, payer, tokens });
      if (day !== null) return admitted(parts, { owner, intent, held, day });
      held.release();
      return null;
    },
  };
}

/** A job waits for room on a full disk, before a call and after it, so that it makes none in vain. A request does not. */
const keeping = ({ jobId }: Owner) => (jobId === null ? whileAway : untilKept);

/** What both limits hold back for a call under way. */
interface Held {
  readonly owner: Owner;
  readonly intent: CallIntent;
  readonly held: HeldTokens;
  readonly day: HeldDay;
}

function admitted(parts: Parts, call: Held): AdmittedCall {
  return {
    async ended(end) {
      await settleDay(parts, call.day, await record(parts, { ...call, end }));
    },
    async dropped() {
      call.held.release();
      await settleDay(parts, call.day, 0);
    },
  };
}

/** Null when the payer's day does not reach for it. No call fails over its count: one that cannot be held back is counted as it ends. */
async function holdDay(
  { days, logger }: Parts,
  { owner, payer, tokens }: { owner: Owner; payer: Payer; tokens: number },
): Promise<HeldDay | null> {
  try {
    return await keeping(owner)(() => days.hold(payer, tokens), AWAY_MS);
  } catch (error) {
    logger.error({ err: error }, "a model call could not be held against its payer's day");
    return days.owe(payer);
  }
}

/** What could not be corrected stays counted as it was held back. */
async function settleDay({ logger }: Parts, day: HeldDay, tokens: number): Promise<void> {
  try {
    await day.settle(tokens);
  } catch (error) {
    logger.warn(
      { err: error, tokens },
      "the tokens of a payer's day could not be counted; those held back stay counted",
    );
  }
}

/** @returns what the call weighs against limits. */
async function record(
  { database, clock, logger, prices, size }: Parts,
  { owner, intent, held, end }: Held & { end: CallEnd },
): Promise<number> {
  const { provider, vendor, model, failure, usage } = end;
  const told = sumOf(usage);
  const limitTokens = held.settle(told);
  if (told !== null) size.learn(intent, told);
  // Half a count is none: it would make sums look whole.
  const counted = told === null ? null : usage;
  const found = prices.of(end);
  const call: UsageCall = {
    ...owner,
    id: newId(),
    useCase: intent.useCase,
    provider,
    vendor,
    model,
    inputTokens: counted?.inputTokens ?? null,
    cachedInputTokens: counted?.cachedInputTokens ?? null,
    cacheWriteTokens: counted?.cacheWriteTokens ?? null,
    outputTokens: counted?.outputTokens ?? null,
    costPicos: found && costOf(counted, found.price),
    failure,
    at: clock.now(),
  };
  try {
    await keeping(owner)(() => recordCall(database.db, call, limitTokens), AWAY_MS);
  } catch (error) {
    // Nobody is left whom it could be counted for.
    if (isOwnerGone(error)) return limitTokens;
    const { id: _id, userId: _user, personaName: _name, ...shown } = call;
    logger.error({ err: error, call: shown }, 'a model call could not be written down: usage and cost lack it');
  }
  return limitTokens;
}

function sumOf(usage: CallEnd['usage']): number | null {
  if (usage === null || usage.inputTokens === null || usage.outputTokens === null) return null;
  return usage.inputTokens + usage.outputTokens;
}
