import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { beginRequest, createBreather } from './breathe.ts';

/** Keeps the thread busy for longer than a slice. */
function work(): void {
  const end = performance.now() + 8;
  while (performance.now() < end);
}

test('long works take turns slice by slice, and others run between any two of them', async () => {
  const order: string[] = [];
  const longWork = async (name: string) => {
    const breathe = createBreather();
    for (let slice = 0; slice < 3; slice += 1) {
      work();
      order.push(name);
      await breathe();
    }
  };
  let isOver = false;
  const others = async () => {
    while (!isOver) {
      order.push('-');
      await nextRound();
    }
  };
  const running = others();
  await Promise.all([longWork('a'), longWork('b')]);
  isOver = true;
  await running;
  // Both begin at once; from then on each slice is followed by what others do.
  expect(order.join('').replaceAll(/-+/g, '-')).toMatch(/^-ab(?:-a-b){2}-?$/);
});

test('lets requests under way go first, and goes on all the same where they do not end', async () => {
  const breathe = createBreather();
  const end = beginRequest();
  let rounds = 0;
  const counting = (async () => {
    while (rounds >= 0) {
      rounds += 1;
      await nextRound();
    }
  })();
  work();
  await breathe();
  const whileAnswering = rounds;
  end();
  end();
  rounds = 0;
  work();
  await breathe();
  const afterwards = rounds;
  rounds = -1;
  await counting;
  expect(whileAnswering).toBeGreaterThan(afterwards);
});

test('throws once it is aborted', async () => {
  const controller = new AbortController();
  const breathe = createBreather(controller.signal);
  await breathe();
  controller.abort(new Error('enough'));
  await expect(breathe()).rejects.toThrow('enough');
});
