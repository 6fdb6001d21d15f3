import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { waitFor } from '../../../../test/support/wait-for.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { createRobots } from './robots.ts';

/** What the site answers when it is asked for its robots.txt; null for silence. */
let answer: { status: number; body?: string; location?: string } | null;
let asked: string[];
let left: number;
const site = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.on('close', () => {
    left += response.writableFinished ? 0 : 1;
  });
  if (answer === null) return;
  const { status, body = '', location } = answer;
  response.writeHead(request.url === '/moved.txt' ? 200 : status, location ? { location } : {}).end(body);
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
  answer = { status: 404 };
  asked = [];
  left = 0;
});

const patient = new AbortController().signal;

function robotsOf(clock = createSetClock()) {
  const fetch = createGuardedFetch({ allowedHosts: new Set([new URL(origin).host]) });
  const robots = createRobots({ fetch, clock });
  return (path: string, signal = patient) => robots.check(new URL(path, origin), signal);
}

describe('the rules of a site', () => {
  const says = (...lines: string[]) => {
    answer = { status: 200, body: lines.join('\n') };
  };
  const isForbidden = { trouble: 'forbidden', reason: expect.stringContaining('asks not to read this page') };

  test('are kept, the longest one first', async () => {
    says('User-agent: *', 'Disallow: /private/', 'Allow: /private/open', 'Disallow: /*.pdf$');
    const check = robotsOf();
    await expect(check('/private/diary')).rejects.toMatchObject(isForbidden);
    await expect(check('/report.pdf')).rejects.toMatchObject(isForbidden);
    await check('/private/open');
    await check('/report.pdf?page=2');
    await check('/');
  });

  test('that speak to this product by its name go before those for everybody', async () => {
    says(
      'User-agent: *',
      'Disallow: /',
      '',
      'User-agent: OtherBot',
      'User-agent: manifold/2',
      'Disallow: /only/',
      'Sitemap: /map',
    );
    const check = robotsOf();
    await check('/page');
    await expect(check('/only/page')).rejects.toMatchObject(isForbidden);
  });

  test('for others are theirs alone', async () => {
    says('User-agent: OtherBot', 'Disallow: /');
    await robotsOf()('/page');
  });

  test('count with odd line ends, a byte order mark, comments and an escaped address', async () => {
    says('\uFEFFUser-Agent : *  # everybody\r\nDISALLOW: /caf%c3%a9 # ours\r\nnonsense\r\n');
    await expect(robotsOf()('/café')).rejects.toMatchObject(isForbidden);
  });

  test('are empty where a site answers with a page instead', async () => {
    says('<!DOCTYPE html><title>Welcome</title>');
    await robotsOf()('/page');
  });

  test('may lie elsewhere on the site', async () => {
    answer = { status: 301, location: '/moved.txt', body: 'User-agent: *\nDisallow: /' };
    await expect(robotsOf()('/page')).rejects.toMatchObject(isForbidden);
    expect(asked).toEqual(['/robots.txt', '/moved.txt']);
  });

  test('end after 500 KB', async () => {
    says('User-agent: *', 'Disallow: /first', `# ${'x'.repeat(510 * 1024)}`, 'Disallow: /last');
    const check = robotsOf();
    await expect(check('/first')).rejects.toMatchObject(isForbidden);
    await check('/last');
  });

  test('for thousands of names are not multiplied by them', async () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `User-agent: ${index}`);
    says(...names, 'User-agent: *', ...Array.from({ length: 10_000 }, () => 'Disallow: /kept/out'));
    const check = robotsOf();
    await check('/page');
    await expect(check('/kept/out')).rejects.toMatchObject(isForbidden);
  });

  test('that would take minutes to match are not tried: the page is left alone', async () => {
    says('User-agent: *', ...Array.from({ length: 1000 }, (_, index) => `Disallow: /${'a*'.repeat(200)}b${index}`));
    const check = robotsOf();
    await check('/a');
    await expect(check(`/${'a'.repeat(1900)}`)).rejects.toMatchObject(isForbidden);
  });
});

describe('a site that does not tell its rules', () => {
  test.each([400, 401, 403, 404, 410])('has none when it answers %i', async (status) => {
    answer = { status };
    await robotsOf()('/page');
  });

  test.each([
    [500, 'unreachable'],
    [503, 'limited'],
    [429, 'limited'],
  ])('is left alone when it answers %i', async (status, trouble) => {
    answer = { status };
    await expect(robotsOf()('/page')).rejects.toMatchObject({ trouble });
  });

  test('is asked again half a minute later, not at once', async () => {
    const clock = createSetClock();
    const check = robotsOf(clock);
    answer = { status: 500 };
    await expect(check('/page')).rejects.toMatchObject({ trouble: 'unreachable' });
    answer = { status: 200 };
    await expect(check('/page')).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(asked).toHaveLength(1);
    clock.advance(31_000);
    await check('/page');
    expect(asked).toHaveLength(2);
  });
});

describe('robots.txt is asked for', () => {
  test('once for all pages that are read at the same time, and again an hour later', async () => {
    const clock = createSetClock();
    const check = robotsOf(clock);
    await Promise.all(['/a', '/b', '/c', '/d'].map((path) => check(path)));
    await check('/e');
    expect(asked).toEqual(['/robots.txt']);
    clock.advance(60 * 60 * 1000 + 1);
    await check('/f');
    expect(asked).toEqual(['/robots.txt', '/robots.txt']);
  });

  test('as long as somebody waits for it: one who leaves takes nobody along', async () => {
    answer = null;
    const check = robotsOf();
    const [first, second] = [new AbortController(), new AbortController()];
    const [one, other] = [check('/a', first.signal), check('/b', second.signal)];
    await waitFor('the question', () => asked.length === 1);
    first.abort(new Error('no longer wanted by the first'));
    await expect(one).rejects.toThrow('no longer wanted by the first');
    expect(left).toBe(0);
    second.abort(new Error('nor by the second'));
    await expect(other).rejects.toThrow('nor by the second');
    await waitFor('the site to be left alone', () => left === 1);
    answer = { status: 404 };
    await check('/a');
    expect(asked).toHaveLength(2);
  });
});
