import type { LookupAddress } from 'node:dns';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HostileWeb, startHostileWeb } from '../../../../test/fakes/hostile-web.ts';
import type { Dial, Lookup } from './guarded-connector.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { PageUnreadable } from './page-reader.ts';

let web: HostileWeb;
beforeAll(async () => {
  web = await startHostileWeb();
});
afterAll(() => web.close());

let resolved: string[];
let dialled: string[];
beforeEach(() => {
  resolved = [];
  dialled = [];
});

const v4 = (address: string): LookupAddress => ({ address, family: 4 });
const v6 = (address: string): LookupAddress => ({ address, family: 6 });

/** Answers from the list, one after the other, and with the last one from then on. */
const answering =
  (...answers: LookupAddress[][]): Lookup =>
  async (hostname) => {
    resolved.push(hostname);
    return answers[Math.min(resolved.length, answers.length) - 1] ?? [];
  };

/** A network in which every way leads to the canary: what the guard lets out arrives there. */
const intoTheTrap: Dial = (_target, addresses) => {
  dialled.push(...addresses.map(({ address }) => address));
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(web.canary.url).port), '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
};

const deadEnd: Dial = async (_target, addresses) => {
  dialled.push(...addresses.map(({ address }) => address));
  throw new Error('the test lets nothing out');
};

async function refusalOf(url: string, parts: { lookup?: Lookup; dial?: Dial; allowed?: string[] } = {}) {
  const { lookup = answering([v4('127.0.0.1')]), dial = intoTheTrap, allowed = [] } = parts;
  const fetch = createGuardedFetch({ allowedHosts: new Set(allowed), lookup, dial });
  const request = { url, accept: '*/*', maxBytes: 1000, signal: new AbortController().signal };
  return await fetch(request).then(
    () => 'an answer',
    (error: unknown) => (error instanceof PageUnreadable ? `${error.trouble}: ${error.reason}` : error),
  );
}

describe('an address that is private as it is written', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.0.0.1:80/',
    'https://127.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://127.8.8.8/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://0x7f.0x0.0x0.0x1/',
    'http://127.0.0.1./',
    'http://127%2e0%2e0%2e1/',
    'http://%31%32%37.0.0.1/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
    'http:127.0.0.1/',
    'http:\\\\127.0.0.1\\',
    'http:///127.0.0.1/',
    'http://127.0.0.1\\@example.com/',
    'ht\ntp://127.0.\t0.1/',
    '  http://127.0.0.1/  ',
    'HTTP://LOCALHOST/',
    'http://localhost/',
    'http://localhost./',
    'http://localhost../',
    'http://ⓛocalhost/',
    'http://loc%61lhost/',
    'http://anything.localhost/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.5.4/',
    'http://192.168.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ])('%j is refused, and nothing is asked or connected', async (url) => {
    expect(await refusalOf(url)).toMatch(/^refused: \S+ is a private address/);
    expect([resolved, dialled, web.canary.connections()]).toEqual([[], [], 0]);
  });
});

describe('what is no address of a page', () => {
  test.each([
    ['', /no web address/],
    ['example.com/page', /no web address/],
    ['//example.com/', /no web address/],
    ['http://', /no web address/],
    ['http://[::1', /no web address/],
    ['http://[fe80::1%25eth0]/', /no web address/],
    ['http://127.0.0.1%00.example.com/', /no web address/],
    ['http://1.2.3.4.5/', /no web address/],
    ['file:///etc/passwd', /Only http and https/],
    ['ftp://example.com/', /Only http and https/],
    ['gopher://127.0.0.1:70/', /Only http and https/],
    ['data:text/html,hello', /Only http and https/],
    ['javascript:alert(1)', /Only http and https/],
    ['blob:http://example.com/1', /Only http and https/],
    ['http://user@example.com/', /user name or password/],
    ['http://example.com@127.0.0.1/', /user name or password/],
    ['http://:secret@example.com/', /user name or password/],
    ['http://example.com:22/', /Only the usual ports/],
    ['http://example.com:8080/', /Only the usual ports/],
    ['http://example.com:0/', /Only the usual ports/],
    [`http://example.com/${'a'.repeat(3000)}`, /too long/],
  ])('%j is refused with its reason', async (url, reason) => {
    const refusal = await refusalOf(url);
    expect(refusal).toMatch(/^refused: /);
    expect(refusal).toMatch(reason);
    expect(refusal).not.toContain('secret');
    expect([resolved, dialled, web.canary.connections()]).toEqual([[], [], 0]);
  });
});

describe('a name', () => {
  test.each<[string, LookupAddress[]]>([
    ['resolves to this machine', [v4('127.0.0.1')]],
    ['resolves to this machine in the newer way', [v6('::1')]],
    ['resolves to the cloud’s own service', [v4('169.254.169.254')]],
    ['hides a private address among public ones', [v4('93.184.215.14'), v4('10.0.0.7'), v6('2606:4700::1111')]],
    ['hides an IPv4 address in an IPv6 one', [v6('::ffff:192.168.1.1')]],
    ['resolves to nonsense', [v4('not an address')]],
  ])('that %s is refused, and nothing is connected', async (_what, answer) => {
    expect(await refusalOf('http://innocent.example/', { lookup: answering(answer) })).toMatch(
      /^refused: There is no site named innocent\.example on the public web\./,
    );
    expect([dialled, web.canary.connections()]).toEqual([[], 0]);
  });

  test('that resolves to something else a moment later is reached where it was judged, or not at all', async () => {
    const lookup = answering([v4('93.184.215.14'), v6('2606:4700::1111')], [v4('127.0.0.1')]);
    expect(await refusalOf('http://rebinding.example/', { lookup, dial: deadEnd })).toMatch(/^unreachable: /);
    expect(resolved).toEqual(['rebinding.example']);
    expect(dialled).toEqual(['93.184.215.14', '2606:4700::1111']);
  });

  test('that does so between two pages is judged again for the second', async () => {
    const lookup = answering([v4('93.184.215.14')], [v4('127.0.0.1')]);
    const fetch = createGuardedFetch({ allowedHosts: new Set(), lookup, dial: deadEnd });
    const ask = () =>
      fetch({ url: 'http://rebinding.example/', accept: '*/*', maxBytes: 1, signal: new AbortController().signal });
    await expect(ask()).rejects.toMatchObject({ trouble: 'unreachable' });
    await expect(ask()).rejects.toMatchObject({ trouble: 'refused' });
    expect(dialled).toEqual(['93.184.215.14']);
  });

  test('whose connection ends at a private address all the same gets no request', async () => {
    const before = web.canary.connections();
    const lookup = answering([v4('93.184.215.14')]);
    expect(await refusalOf('http://lying.example/', { lookup })).toMatch(/^refused: /);
    expect(web.canary.connections()).toBe(before + 1);
    expect(web.canary.requests).toEqual([]);
  });

  test('that leads into a private network is answered as one that is not there', async () => {
    const missing = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
    const lookups = [missing, answering([]), answering([v4('10.1.2.3')])];
    const answers = await Promise.all(lookups.map((lookup) => refusalOf('http://jenkins.corp.example/', { lookup })));
    expect(new Set(answers)).toEqual(
      new Set([
        'refused: There is no site named jenkins.corp.example on the public web. Check the address; from a page that only your own network shows, paste the text.',
      ]),
    );
  });
});

describe('a private host that the operator allows', () => {
  const signal = new AbortController().signal;
  const lookup: Lookup = async (hostname) => {
    resolved.push(hostname);
    return [v4('127.0.0.1')];
  };
  const visit = (url: string, allowed: string[]) =>
    createGuardedFetch({ allowedHosts: new Set(allowed), lookup })({ url, accept: '*/*', maxBytes: 50_000, signal });
  const port = () => new URL(web.url).port;

  test('is read under its name, at its port', async () => {
    const answer = await visit(`http://wiki.intranet:${port()}/article`, [`wiki.intranet:${port()}`]);
    expect(answer).toMatchObject({ status: 200, mediaType: 'text/html; charset=utf-8' });
    expect(answer.url.href).toBe(`http://wiki.intranet:${port()}/article`);
    expect(web.requests.at(-1)?.headers.host).toBe(`wiki.intranet:${port()}`);
  });

  test('opens no other port, no subdomain and no other name of the same machine', async () => {
    const allowed = [`wiki.intranet:${port()}`, 'wiki.intranet'];
    const before = web.requests.length;
    for (const url of [
      `http://wiki.intranet:${Number(port()) - 1}/`,
      `http://evil.wiki.intranet:${port()}/article`,
      `http://127.0.0.1:${port()}/article`,
    ]) {
      await expect(visit(url, allowed)).rejects.toMatchObject({ trouble: 'refused' });
    }
    expect(web.requests.length).toBe(before);
  });

  test('leads by a redirect to a private name and to one that is not there, and both are answered alike', async () => {
    const answers = await Promise.all(
      [[v4('10.1.2.3')], []].map(async (inside) => {
        const hosts: Lookup = async (name) => (name === 'wiki.intranet' ? [v4('127.0.0.1')] : inside);
        const fetch = createGuardedFetch({ allowedHosts: new Set([`wiki.intranet:${port()}`]), lookup: hosts });
        const url = `http://wiki.intranet:${port()}/redirect/inside`;
        const error: unknown = await fetch({ url, accept: '*/*', maxBytes: 1000, signal }).catch((one: unknown) => one);
        return error instanceof PageUnreadable ? `${error.trouble}: ${error.reason}` : error;
      }),
    );
    const alike = `refused: wiki.intranet:${port()} leads to an address that pages are not read from.`;
    expect(answers).toEqual([alike, alike]);
  });

  test('opens nothing behind its redirects', async () => {
    const reach = web.canary.requests.length;
    const page = `http://wiki.intranet:${port()}/redirect/private`;
    await expect(visit(page, [`wiki.intranet:${port()}`])).rejects.toMatchObject({
      trouble: 'refused',
      reason: `wiki.intranet:${port()} leads to an address that pages are not read from.`,
    });
    expect(web.canary.requests.length).toBe(reach);
  });
});
