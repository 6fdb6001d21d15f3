import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingLogger } from '../../../../test/fakes/recording-logger.ts';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { shakyDatabase } from '../../../../test/support/shaky-database.ts';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../../test/support/test-database.ts';
import { waitFor } from '../../../../test/support/wait-for.ts';
import { onBehalfOf, payerOf } from '../../limits/payer.ts';
import type { Database } from '../../storage/database.ts';
import { AttemptFailed } from '../model-failure.ts';
import type { Usage } from '../usage.ts';
import { BudgetSpent, CallNotMade } from './call-budget.ts';
import type { CallBudget } from './call-budget.ts';
import { createCallBudget } from './create-call-budget.ts';
import type { CallBudgetParts } from './create-call-budget.ts';
import { modelCalls, modelDays } from './model-calls.table.ts';

const DAY = '2026-05-04';
const AN_HOUR_LEFT = `${DAY}T23:00:00.000Z`;
const HOUR_MS = 3_600_000;
const never = new AbortController().signal;

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

function budgetWith(more: Partial<CallBudgetParts> = {}): CallBudget {
  const { database } = opened;
  return createCallBudget({ database, logger: silentLogger, maxConcurrency: 24, dailyTokens: null, ...more });
}

const used = (inputTokens: number | null, outputTokens: number | null): { usage: Usage } => ({
  usage: { inputTokens, cachedInputTokens: null, cacheWriteTokens: null, outputTokens },
});

/** A call that a test ends itself. */
function heldCall(budget: CallBudget, { signal = never, expectedTokens = 0 } = {}) {
  const end = Promise.withResolvers<{ usage: Usage }>();
  const state = { begun: false, ended: false };
  const answer = budget.run({ signal, expectedTokens }, () => {
    state.begun = true;
    return end.promise;
  });
  return { state, answer, end };
}

const callsOf = (userId: string, budget: CallBudget, count: number) =>
  onBehalfOf(payerOf({ userId }), () => Array.from({ length: count }, () => heldCall(budget)));

/** Ends the call that was let in first of those that have not ended. */
async function endFirst(calls: ReturnType<typeof heldCall>[]) {
  const first = calls.find(({ state }) => state.begun && !state.ended);
  if (!first) throw new Error('No call is under way');
  first.state.ended = true;
  first.end.resolve(used(1, 1));
  await first.answer;
}

async function endAll(calls: readonly ReturnType<typeof heldCall>[]) {
  for (const { end } of calls) end.resolve(used(1, 1));
  await Promise.all(calls.map(({ answer }) => answer));
}

const begun = (calls: readonly ReturnType<typeof heldCall>[]) => calls.filter(({ state }) => state.begun).length;

async function tokensOn(day: string): Promise<number> {
  const [row] = await opened.database.db.select().from(modelDays).where(eq(modelDays.day, day));
  return row?.tokens ?? 0;
}

const placesTaken = () => opened.database.db.$count(modelCalls);

/** Renews nothing any more. */
const asleep = (database: Database): Database => ({
  ...database,
  get db(): never {
    throw new Error('asleep');
  },
});

/** As if no process had renewed its places for that long. */
async function letTimePass(seconds: number) {
  await opened.database.db.execute(
    sql`update ${modelCalls} set alive_at = alive_at - ${seconds}::int * interval '1 second'`,
  );
}

/** What a call that waits may still do is not seen at once: it has had several looks by then. */
async function afterSomeLooks() {
  const { db } = opened.database;
  const until = performance.now() + 600;
  await waitFor('some time for looks', async () => (await db.execute(sql`select 1`)) && performance.now() > until);
}

describe.each([
  { name: 'without a limit on tokens', dailyTokens: null },
  { name: 'with a limit on tokens', dailyTokens: 1_000_000 },
])('calls at once, $name', ({ dailyTokens }) => {
  it('come next for the payer that has fewest, however many of another have waited for longer', async () => {
    const budget = budgetWith({ maxConcurrency: 4, dailyTokens });
    const many = callsOf('ada', budget, 20);
    await waitFor('all places', () => begun(many) === 4);
    const few = callsOf('bob', budget, 2);
    await endFirst(many);
    await waitFor('the other payer', () => begun(few) === 1);
    await endFirst(many);
    await waitFor('the other payer again', () => begun(few) === 2);
    expect(begun(many)).toBe(4);
    const all = [...many, ...few];
    await endAll(all);
    await waitFor(
      'all to be counted',
      async () => (await tokensOn(new Date().toISOString().slice(0, 10))) === 2 * all.length,
    );
  });

  it('are let in by their order of asking for one payer, as many as are allowed', async () => {
    const budget = budgetWith({ maxConcurrency: 2, dailyTokens });
    const calls = Array.from({ length: 4 }, () => heldCall(budget));
    for (const [index, { end, answer }] of calls.entries()) {
      await waitFor('two calls', () => begun(calls) === Math.min(4, index + 2));
      expect(calls.map(({ state }) => state.begun)).toEqual(calls.map((_, other) => other < index + 2));
      end.resolve(used(1, 1));
      await answer;
    }
    await waitFor('all to be counted', async () => (await tokensOn(new Date().toISOString().slice(0, 10))) === 8);
    expect(await placesTaken()).toBe(0);
  });

  it('who gives up waiting leaves the line, and gets its own reason', async () => {
    const budget = budgetWith({ maxConcurrency: 1, dailyTokens });
    const impatient = new AbortController();
    const first = heldCall(budget);
    const left = heldCall(budget, { signal: impatient.signal });
    const last = heldCall(budget);
    await waitFor('the first', () => first.state.begun);
    impatient.abort(new Error('the job was deleted'));
    await expect(left.answer).rejects.toThrow('the job was deleted');
    first.end.resolve(used(1, 1));
    await waitFor('the last', () => last.state.begun);
    expect(left.state.begun).toBe(false);
    last.end.resolve(used(1, 1));
    await last.answer;
  });

  it('a call that fails gives its place back and hands its error on', async () => {
    const budget = budgetWith({ maxConcurrency: 1, dailyTokens });
    const failed = heldCall(budget);
    await waitFor('the call', () => failed.state.begun);
    failed.end.reject(new AttemptFailed('quota'));
    await expect(failed.answer).rejects.toThrow('quota');
    await expect(budget.run({ signal: never, expectedTokens: 0 }, async () => used(1, 1))).resolves.toEqual(used(1, 1));
  });
});

describe('several processes', () => {
  /** The embedded database has one process only. */
  const processes = () => (opened.database.kind === 'postgres' ? 3 : 1);

  it('keep to one limit together', async () => {
    const most = 4;
    const budgets = Array.from({ length: processes() }, () => budgetWith({ maxConcurrency: most }));
    const gate = Promise.withResolvers<void>();
    let now = 0;
    let peak = 0;
    const oneCall = async () => {
      now += 1;
      peak = Math.max(peak, now);
      await gate.promise;
      now -= 1;
      return used(2, 3);
    };
    const calls = Array.from({ length: 10 }, () =>
      budgets.map((budget) => budget.run({ signal: never, expectedTokens: 0 }, oneCall)),
    ).flat();
    await waitFor('all places to be taken', () => now === most);
    await afterSomeLooks();
    gate.resolve();
    await Promise.all(calls);
    expect(peak).toBe(most);
    await waitFor(
      'all to be counted',
      async () => (await tokensOn(new Date().toISOString().slice(0, 10))) === 5 * calls.length,
    );
  });

  it('leave the next place to the payer that has fewest of all, wherever it waits', async () => {
    const [first, second = first] = Array.from({ length: processes() }, () => budgetWith({ maxConcurrency: 4 }));
    if (!first || !second) throw new Error('There is no process');
    const many = callsOf('ada', first, 20);
    await waitFor('all places', () => begun(many) === 4);
    // Both processes look for a place by then.
    const few = callsOf('bob', second, 2);
    await afterSomeLooks();
    await endFirst(many);
    await waitFor('the first call of the other payer', () => begun(few) === 1);
    await endFirst(many);
    await waitFor('the second one', () => begun(few) === 2);
    expect(begun(many), 'nobody took a place before it').toBe(4);
    await endAll([...many, ...few]);
  });

  it('places of one that was killed come free, and what it held back counts as used', async () => {
    const clock = createSetClock(AN_HOUR_LEFT);
    const limits = { maxConcurrency: 2, dailyTokens: 1_000, clock };
    const dead = budgetWith({ ...limits, database: asleep(opened.database) });
    const lost = [heldCall(dead, { expectedTokens: 100 }), heldCall(dead, { expectedTokens: 100 })];
    await waitFor('both places', () => begun(lost) === 2);
    if (opened.database.kind === 'postgres') {
      const early = heldCall(budgetWith(limits));
      await letTimePass(5);
      await afterSomeLooks();
      expect(early.state.begun, 'a short silence is none').toBe(false);
      await letTimePass(6);
      await waitFor('a place', () => early.state.begun);
      early.end.resolve(used(0, 0));
      await early.answer;
    }
    await budgetWith(limits).run({ signal: never, expectedTokens: 0 }, async () => used(10, 5));
    await waitFor('the count', async () => (await tokensOn(DAY)) === 215);
    // The killed one was only asleep: it counts nothing twice.
    lost[0]?.end.resolve(used(70, 7));
    await lost[0]?.answer;
    await afterSomeLooks();
    expect(await tokensOn(DAY)).toBe(215);
  });
});

describe('tokens of a day', () => {
  const spent = async (work: Promise<unknown>): Promise<BudgetSpent> => {
    const error: unknown = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error instanceof BudgetSpent) return error;
    throw new Error('expected the tokens to be spent', { cause: error });
  };

  it('are what the vendor counted, else what was expected, and nothing for a call that was refused', async () => {
    const budget = budgetWith({ dailyTokens: 10_000, clock: createSetClock(AN_HOUR_LEFT) });
    const ask = (call: () => Promise<{ usage: Usage }>) => budget.run({ signal: never, expectedTokens: 500 }, call);
    await ask(async () => used(30, 12));
    await waitFor('42 tokens', async () => (await tokensOn(DAY)) === 42);
    await ask(async () => used(null, null));
    await waitFor('500 more', async () => (await tokensOn(DAY)) === 542);
    const refused = new AttemptFailed('quota');
    await expect(ask(() => Promise.reject(refused))).rejects.toBe(refused);
    const broken = new AttemptFailed('interrupted');
    await expect(ask(() => Promise.reject(broken))).rejects.toBe(broken);
    await waitFor('500 more', async () => (await tokensOn(DAY)) === 1_042);
    const cut = new AttemptFailed('cut-off', used(30, 28));
    await expect(ask(() => Promise.reject(cut))).rejects.toBe(cut);
    await waitFor('58 more', async () => (await tokensOn(DAY)) === 1_100);
    await expect(ask(() => Promise.reject(new CallNotMade()))).rejects.toBeInstanceOf(CallNotMade);
    await ask(async () => used(1, 0));
    await waitFor('the last', async () => (await tokensOn(DAY)) === 1_101);
  });

  it('hold when many ask at once: a call waits for what others hold back, and is sent away for what is used', async () => {
    const budget = budgetWith({ dailyTokens: 1_000, clock: createSetClock(AN_HOUR_LEFT) });
    const calls = Array.from({ length: 4 }, () => heldCall(budget, { expectedTokens: 400 }));
    await waitFor('two calls', () => begun(calls) === 2);
    await afterSomeLooks();
    expect(begun(calls), 'a third would be too much, should all use what they expect').toBe(2);
    calls[0]?.end.resolve(used(100, 100));
    await waitFor('the third', () => begun(calls) === 3);
    calls[1]?.end.resolve(used(300, 100));
    calls[2]?.end.resolve(used(100, 100));
    const failure = await spent(calls[3]?.answer ?? Promise.resolve());
    expect(failure.retryAfterMs).toBe(HOUR_MS);
    expect(begun(calls)).toBe(3);
    expect(await tokensOn(DAY)).toBe(800);
  });

  it('begin anew with the next UTC day', async () => {
    const clock = createSetClock(AN_HOUR_LEFT);
    const budget = budgetWith({ dailyTokens: 1_000, clock });
    await budget.run({ signal: never, expectedTokens: 1_000 }, async () => used(900, 50));
    await spent(budget.run({ signal: never, expectedTokens: 100 }, async () => used(1, 1)));
    clock.advance(HOUR_MS);
    await budget.run({ signal: never, expectedTokens: 100 }, async () => used(1, 1));
    await waitFor('the count', async () => (await tokensOn('2026-05-05')) === 2);
    expect(await tokensOn(DAY)).toBe(950);
  });

  it('are kept over a restart', async () => {
    const clock = createSetClock(AN_HOUR_LEFT);
    await budgetWith({ clock }).run({ signal: never, expectedTokens: 1 }, async () => used(900, 50));
    await waitFor('the count', async () => (await tokensOn(DAY)) === 950);
    const after = budgetWith({ dailyTokens: 1_000, clock });
    await spent(after.run({ signal: never, expectedTokens: 100 }, async () => used(1, 1)));
  });
});

describe('a database that is away', () => {
  const shaky = () => {
    const logger = recordingLogger();
    const { database, lose } = shakyDatabase(opened.database);
    return { logger, lose, budget: budgetWith({ database, logger, dailyTokens: 1_000 }) };
  };

  it('for a moment, costs a call nothing but that', async () => {
    const { budget, lose } = shaky();
    lose(1);
    await expect(budget.run({ signal: never, expectedTokens: 1 }, async () => used(1, 1))).resolves.toEqual(used(1, 1));
  });

  it('while an answer comes, does not lose it, and its tokens are counted later', async () => {
    const { budget, lose } = shaky();
    const call = heldCall(budget);
    await waitFor('the call', () => call.state.begun);
    lose(2);
    call.end.resolve(used(40, 2));
    await expect(call.answer).resolves.toEqual(used(40, 2));
    await waitFor('the count', async () => (await tokensOn(new Date().toISOString().slice(0, 10))) === 42);
    expect(await placesTaken()).toBe(0);
  });

  it('a caller that goes away meanwhile is told at once', async () => {
    const { budget, lose } = shaky();
    const gone = new AbortController();
    lose(1_000);
    const call = heldCall(budget, { signal: gone.signal });
    gone.abort(new Error('stopped'));
    await expect(call.answer).rejects.toThrow('stopped');
    expect(call.state.begun).toBe(false);
  });
});
