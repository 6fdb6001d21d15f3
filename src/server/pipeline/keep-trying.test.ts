import { expect, test } from 'vitest';
import { keepTrying } from './keep-trying.ts';

const full = () => Object.assign(new Error('could not extend file'), { code: '53100' });

test('what is finished waits until the full disk has room again, however often that takes', async () => {
  let tries = 0;
  const save = async () => {
    tries += 1;
    if (tries <= 5) throw full();
    return 'saved';
  };
  await expect(keepTrying(save, new AbortController().signal)).resolves.toBe('saved');
  expect(tries).toBe(6);
});

test('it does not wait for a job that is gone', async () => {
  const gone = new AbortController();
  const saving = keepTrying(async () => {
    throw full();
  }, gone.signal);
  gone.abort();
  await expect(saving).rejects.toThrow(/abort/i);
});

test('a fault of ours is none that waiting helps', async () => {
  let tries = 0;
  const save = async () => {
    tries += 1;
    throw new TypeError('x is not a function');
  };
  await expect(keepTrying(save, new AbortController().signal)).rejects.toThrow(TypeError);
  expect(tries).toBe(1);
});
