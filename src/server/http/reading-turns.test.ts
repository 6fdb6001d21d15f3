import { expect, test } from 'vitest';
import { payerOf } from '../limits/payer.ts';
import { createReadingTurns } from './reading-turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a payer has two of sixteen places, and who has twenty waiting is asked to wait', async () => {
  const turns = createReadingTurns();
  const end = Promise.withResolvers<void>();
  let begun = 0;
  const read = (userId: string) =>
    turns.run(payerOf({ userId }), async () => {
      begun += 1;
      await end.promise;
    });
  const works = Array.from({ length: 22 }, () => read('ada'));
  await settled();
  expect(begun).toBe(2);
  await expect(read('ada')).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Too many of your links and files are being read already. Please wait until they are finished.',
    retryAfter: 10,
  });
  const others = ['bob', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal', 'ivy'];
  works.push(...[...others, ...others].map(read));
  await settled();
  expect(begun).toBe(16);
  end.resolve();
  await Promise.all(works);
  expect(begun).toBe(38);
});
