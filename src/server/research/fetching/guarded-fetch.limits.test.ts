import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitFor } from '../../../../test/support/wait-for.ts';
import type { Dial } from './guarded-connector.ts';
import { createGuardedFetch, type GuardedRequest } from './guarded-fetch.ts';

const WORDS = 'A page that repeats itself. '.repeat(100);
const PACKED: Readonly<Record<string, Uint8Array>> = {
  identity: Buffer.from(WORDS),
  gzip: gzipSync(WORDS),
  'x-gzip': gzipSync(WORDS),
  deflate: deflateSync(WORDS),
  br: brotliCompressSync(WORDS),
  zstd: zstdCompressSync(WORDS),
  'GZIP, br': brotliCompressSync(gzipSync(WORDS)),
};

/** Answers `/?encoding=` packed so, and holds `/held` back until `release`. */
let underWay: number;
let most: number;
let held: (() => void)[];
const site = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://site');
  if (url.pathname === '/held') {
    underWay += 1;
    most = Math.max(most, underWay);
    response.on('close', () => {
      underWay -= 1;
    });
    held.push(() => response.end('done'));
    return;
  }
  if (url.pathname === '/moved') {
    // As many servers send it: UTF-8, where the standard knows only ASCII.
    response.writeHead(301, { location: Buffer.from('/caf\u00e9?q=\u00fc').toString('latin1') }).end();
    return;
  }
  const encoding = url.searchParams.get('encoding') ?? 'identity';
  response.writeHead(200, { 'content-encoding': encoding }).end(PACKED[encoding]);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.close();
  site.closeAllConnections();
});
beforeEach(() => {
  underWay = 0;
  most = 0;
  held = [];
});

const patient = new AbortController().signal;
const fetcher = () => {
  const fetch = createGuardedFetch({ allowedHosts: new Set([new URL(origin).host]) });
  return (path: string, more: Partial<GuardedRequest> = {}) =>
    fetch({ url: origin + path, accept: '*/*', maxBytes: 1_000_000, signal: patient, ...more });
};

describe('the size of a page', () => {
  test.each(Object.keys(PACKED))('packed as %s is that of what is unpacked', async (encoding) => {
    const path = `/?encoding=${encodeURIComponent(encoding)}`;
    const whole = await fetcher()(path, { maxBytes: WORDS.length });
    expect(Buffer.from(whole.bytes).toString()).toBe(WORDS);
    await expect(fetcher()(path, { maxBytes: WORDS.length - 1 })).rejects.toMatchObject({ trouble: 'unreadable' });
  });

  test.each(Object.keys(PACKED))('packed as %s can be cut instead', async (encoding) => {
    const answer = await fetcher()(`/?encoding=${encodeURIComponent(encoding)}`, { maxBytes: 1000, cut: true });
    expect(Buffer.from(answer.bytes).toString()).toBe(WORDS.slice(0, 1000));
  });
});

describe('one host', () => {
  test('answers two requests at once, and the others after them', async () => {
    const ask = fetcher();
    const answers = Promise.all(Array.from({ length: 5 }, () => ask('/held')));
    for (let answered = 0; answered < 5; answered += 1) {
      await waitFor('a request that waits for its answer', () => held.length > answered);
      held[answered]?.();
    }
    await answers;
    expect(most).toBe(2);
  });

  test('loses those who leave the line, and serves who stands behind them', async () => {
    const ask = fetcher();
    const busy = [ask('/held'), ask('/held')];
    await waitFor('two requests under way', () => held.length === 2);
    const leaving = new AbortController();
    const left = ask('/held', { signal: leaving.signal });
    const patientOne = ask('/held');
    // Both stand in line once the microtasks are done.
    await new Promise((resolve) => setImmediate(resolve));
    leaving.abort(new Error('left the line'));
    await expect(left).rejects.toThrow('left the line');
    held[0]?.();
    await waitFor('the one behind', () => held.length === 3);
    held[1]?.();
    held[2]?.();
    await Promise.all([...busy, patientOne]);
  });
});

describe('an address that leads somewhere else', () => {
  test('is asked about before every visit', async () => {
    const visited: string[] = [];
    const visit = async (url: URL) => void visited.push(url.pathname);
    await fetcher()('/', { visit });
    expect(visited).toEqual(['/']);
    const stay = () => Promise.reject(new Error('stay away'));
    await expect(fetcher()('/held', { visit: stay })).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(held).toEqual([]);
  });
});

test('an address in other letters than ASCII is followed as it is meant', async () => {
  const answer = await fetcher()('/moved');
  expect(answer.url.href).toBe(`${origin}/caf%C3%A9?q=%C3%BC`);
});

describe('a host that never lets anybody in', () => {
  const never = () => new Promise<never>(() => {});
  const request = { url: 'http://silent.example/', accept: '*/*', maxBytes: 1 };

  test.each([
    ['whose name is never resolved', { lookup: never }],
    ['that never connects', { lookup: async () => [{ address: '93.184.215.14', family: 4 }], dial: never }],
  ])('%s costs its time and no more', async (_what, parts) => {
    const hasty = createGuardedFetch({ allowedHosts: new Set(), limits: { totalMs: 100 }, ...parts });
    await expect(hasty({ ...request, signal: patient })).rejects.toMatchObject({
      trouble: 'unreachable',
      reason: 'silent.example took too long to answer.',
    });
    const leaving = new AbortController();
    const waiting = createGuardedFetch({ allowedHosts: new Set(), ...parts })({ ...request, signal: leaving.signal });
    leaving.abort(new Error('no longer wanted'));
    await expect(waiting).rejects.toThrow('no longer wanted');
  });

  test('is not connected to when its name resolves after everybody left', async () => {
    let answer: (addresses: LookupAddress[]) => void = () => {};
    const lookup = () => new Promise<LookupAddress[]>((resolve) => (answer = resolve));
    const dialled: string[] = [];
    const dial: Dial = (target) => {
      dialled.push(target.hostname);
      return never();
    };
    const hasty = createGuardedFetch({ allowedHosts: new Set(), limits: { totalMs: 50 }, lookup, dial });
    await expect(hasty({ ...request, signal: patient })).rejects.toMatchObject({ trouble: 'unreachable' });
    answer([{ address: '93.184.215.14', family: 4 }]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(dialled).toEqual([]);
  });
});

test('no connection is left behind by what was read, refused or cut off', async () => {
  const ask = fetcher();
  await ask('/');
  await expect(ask('/', { maxBytes: 10 })).rejects.toMatchObject({ trouble: 'unreadable' });
  const leaving = new AbortController();
  const waiting = ask('/held', { signal: leaving.signal });
  await waitFor('the request', () => held.length === 1);
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  const open = () => new Promise<number>((resolve) => site.getConnections((_error, count) => resolve(count)));
  await waitFor('all connections to end', async () => (await open()) === 0);
});
