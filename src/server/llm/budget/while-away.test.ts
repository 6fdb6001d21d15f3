import { expect, it } from 'vitest';
import { isUnavailable } from '../../storage/database-error.ts';
import { untilKept, whileAway } from './while-away.ts';

const away = () => Object.assign(new Error('the server is starting up'), { code: '57P03' });

const full = () => Object.assign(new Error('could not extend file'), { code: '53100' });

/** Work that fails with these errors, one after the other, and then is done. */
function failing(...errors: readonly Error[]) {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error) throw error;
    return 'done';
  };
}

it('is done once the database is back', async () => {
  await expect(whileAway(failing(away(), away()), [0, 0])).resolves.toBe('done');
});

it('fails as the database does when it stays away, so that the queue takes the task up later', async () => {
  const error: unknown = await whileAway(failing(away(), away(), away()), [0, 0]).catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
});

it('does nothing twice that failed for another reason', async () => {
  await expect(whileAway(failing(new Error('a fault of ours')), [0, 0])).rejects.toThrow('a fault of ours');
});

it('ends with the reason of a caller that goes away', async () => {
  const gone = new AbortController();
  const work = whileAway(failing(away()), [60_000], gone.signal);
  gone.abort(new Error('the job was deleted'));
  await expect(work).rejects.toThrow('the job was deleted');
});

it('does not wait for room on a full disk, unless it must not get lost', async () => {
  await expect(whileAway(failing(full()), [0, 0])).rejects.toThrow('could not extend file');
  await expect(untilKept(failing(full(), full(), away(), full()), [0])).resolves.toBe('done');
  await expect(untilKept(failing(full(), new Error('a fault of ours')), [0])).rejects.toThrow('a fault of ours');
});
