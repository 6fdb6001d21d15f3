import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairTurns } from './fair-turns.ts';
import type { FairTurns } from './fair-turns.ts';
import { payerOf } from './payer.ts';
import type { Payer } from './payer.ts';

const ada = payerOf({ userId: 'ada' });
const bob = payerOf({ userId: 'bob' });
const cyd = payerOf({ userId: 'cyd' });

/** Work that says when it begins and ends when it is asked to. */
function openWork(turns: FairTurns, payer: Payer | null, signal?: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  const run = () => {
    begun = true;
    return promise;
  };
  const done = turns.run(payer, run, signal);
  // Whoever looks at `done` later still sees how it ended.
  done.catch(() => {});
  return {
    done,
    begun: () => begun,
    end: async () => {
      resolve('done');
      await done;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

const several = (count: number, turns: FairTurns, payer: Payer) =>
  Array.from({ length: count }, () => openWork(turns, payer));
const begunOf = (works: readonly ReturnType<typeof openWork>[]) => works.filter((work) => work.begun()).length;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

describe('places', () => {
  it('are all for one payer while nobody else wants any, up to what one payer may have', async () => {
    const turns = createFairTurns({ atOnce: 4, atOncePerPayer: 3 });
    const works = several(5, turns, ada);
    await settled();
    expect(begunOf(works)).toBe(3);
    const other = openWork(turns, bob);
    await settled();
    expect(other.begun()).toBe(true);
  });

  it('come free in the order of asking for one payer', async () => {
    const turns = createFairTurns({ atOnce: 1 });
    const [first, second, third] = [openWork(turns, ada), openWork(turns, ada), openWork(turns, ada)];
    await first.end();
    expect([second.begun(), third.begun()]).toEqual([true, false]);
    await second.end();
    expect(third.begun()).toBe(true);
  });

  it('come free when work fails', async () => {
    const turns = createFairTurns({ atOnce: 1 });
    await expect(turns.run(ada, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.run(ada, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('are not kept for who gave up waiting', async () => {
    const turns = createFairTurns({ atOnce: 1 });
    const gone = new AbortController();
    const held = openWork(turns, ada);
    const left = openWork(turns, ada, gone.signal);
    const last = openWork(turns, bob);
    gone.abort(new Error('hung up'));
    await expect(left.done).rejects.toThrow('hung up');
    await held.end();
    expect([left.begun(), last.begun()]).toEqual([false, true]);
  });
});

describe('who comes next', () => {
  it('is the payer that has fewest places, however many of another have waited for longer', async () => {
    const turns = createFairTurns({ atOnce: 4 });
    const many = several(20, turns, ada);
    const few = several(3, turns, bob);
    for (const work of many.slice(0, 2)) await work.end();
    expect([begunOf(many), begunOf(few)]).toEqual([4, 2]);
  });

  it('is the payer that held least lately, and that is forgotten with time', async () => {
    const turns = createFairTurns({ atOnce: 1 });
    const long = openWork(turns, ada);
    vi.advanceTimersByTime(60_000);
    const [ofAda, ofBob] = [several(2, turns, ada), several(2, turns, bob)];
    await long.end();
    await ofBob[0]?.end();
    expect([begunOf(ofAda), begunOf(ofBob)], 'bob has had nothing for a minute').toEqual([0, 2]);
    vi.advanceTimersByTime(60_000);
    await ofBob[1]?.end();
    expect(begunOf(ofAda)).toBe(1);
  });

  it('is anybody in turn when all use the same', async () => {
    const turns = createFairTurns({ atOnce: 1 });
    const held = openWork(turns, null);
    const waiting = [ada, ada, bob, bob, cyd, cyd].map((payer) => ({ payer, work: openWork(turns, payer) }));
    const order: (Payer | undefined)[] = [];
    await held.end();
    while (waiting.length > 0) {
      const entered = waiting.findIndex(({ work }) => work.begun());
      const [next] = waiting.splice(entered, 1);
      order.push(next?.payer);
      vi.advanceTimersByTime(1_000);
      await next?.work.end();
    }
    expect(order).toEqual([ada, bob, cyd, ada, bob, cyd]);
  });
});

describe('too much that waits', () => {
  const limits = { atOnce: 1, waiting: 3, waitingPerPayer: 2, tooMany: 'You have too much.', allBusy: 'All is busy.' };

  it('is refused to the payer whose it is, with the seconds to wait', async () => {
    const turns = createFairTurns({ ...limits, retryAfter: 7 });
    several(3, turns, ada);
    await expect(turns.run(ada, async () => 'done')).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'You have too much.',
      retryAfter: 7,
    });
  });

  it('is refused to anybody once all together have too much', async () => {
    const turns = createFairTurns(limits);
    const works = [...several(3, turns, ada), ...several(1, turns, bob)];
    await expect(turns.run(cyd, async () => 'done')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
    await Promise.all(works.map((work) => work.end()));
    await expect(turns.run(cyd, async () => 'done')).resolves.toBe('done');
  });
});
