import { expect, test } from 'vitest';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { freePort } from '../../../test/support/free-port.ts';
import { StartError } from '../platform/start-error.ts';
import { onceReachable } from './once-reachable.ts';
import { openDatabase } from './open-database.ts';

const QUICK = { waitMs: 2_000, pauseMs: 1 };

const withCode = (code: string) => Object.assign(new Error('no'), { code });

/** A step that fails so often with `error`, and tells how often it was tried. */
function failing(error: unknown, times: number) {
  const step = async () => {
    step.tries += 1;
    if (step.tries <= times) throw error;
    return await Promise.resolve('open');
  };
  step.tries = 0;
  return step;
}

test.each([
  ['is starting', withCode('57P03')],
  ['refuses connections', withCode('ECONNREFUSED')],
  ['has no name in the network yet', withCode('ENOTFOUND')],
  ['has no connection left', withCode('53300')],
  ['cannot be reached, as a start tells it', new StartError('cannot be used', { cause: withCode('57P03') })],
])('a database that %s is waited for, and that is told once', async (_, error) => {
  const step = failing(error, 3);
  const logger = recordingLogger();
  expect(await onceReachable(step, logger, QUICK)).toBe('open');
  expect(step.tries).toBe(4);
  expect(logger.written().match(/cannot be reached yet/g)).toHaveLength(1);
});

test.each([
  ['a wrong password', new StartError('cannot be used', { cause: withCode('28P01') })],
  ['a database that does not exist', withCode('3D000')],
  ['a full disk, which lasts longer', withCode('53100')],
  ['a mistake of our own', new TypeError('x is not a function')],
])('%s is told at once', async (_, error) => {
  const step = failing(error, Infinity);
  await expect(onceReachable(step, recordingLogger(), QUICK)).rejects.toBe(error);
  expect(step.tries).toBe(1);
});

test('one that never comes up is given up with its error', async () => {
  const error = withCode('ECONNREFUSED');
  const patience = { waitMs: 20, pauseMs: 5 };
  await expect(onceReachable(failing(error, Infinity), recordingLogger(), patience)).rejects.toBe(error);
});

test('nobody listens at its address: a sentence without the password', async () => {
  const url = `postgresql://me:hush@127.0.0.1:${await freePort()}/x`;
  const settings = { DATA_DIR: '/nowhere', DATA_DIR_ACCESS: 'owner', DATABASE_URL: url } as const;
  const refusal = openDatabase(settings, recordingLogger(), { patience: { waitMs: 20, pauseMs: 5 } });
  await expect(refusal).rejects.toThrow('The database of DATABASE_URL cannot be used (ECONNREFUSED)');
  await expect(refusal).rejects.not.toThrow('hush');
});
