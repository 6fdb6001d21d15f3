import { describe, expect, test } from 'vitest';
import { isAllowedHost } from './allowed-hosts.ts';
import { fetchingSettings } from './fetching.settings.ts';
import { siteOf } from './site-of.ts';

const { schema } = fetchingSettings.RESEARCH_ALLOWED_HOSTS;

describe('RESEARCH_ALLOWED_HOSTS', () => {
  test('is nothing unless it says something', () => {
    expect(schema.parse(undefined)).toEqual(new Set());
    expect(schema.parse(' , ')).toEqual(new Set());
  });

  test('names hosts as addresses name them in the end', () => {
    expect(
      schema.parse('Wiki.Intranet., 127.0.0.1:4021,127.1,[::1]:8080, [0:0:0:0:0:0:0:1], bücher.example:080'),
    ).toEqual(
      new Set(['wiki.intranet', '127.0.0.1:4021', '127.0.0.1', '[::1]:8080', '[::1]', 'xn--bcher-kva.example:80']),
    );
  });

  test.each([
    'http://wiki.intranet',
    'wiki.intranet/page',
    'ann@wiki',
    'wiki:port',
    'wiki:0',
    'wiki:70000',
    '*.intranet',
    '10.0.0.0/8',
    '::1',
    'two words',
  ])('refuses %s with a reason', (entry) => {
    const messages = schema.safeParse(`127.0.0.1:4021,${entry}`).error?.issues.map((issue) => issue.message);
    expect(messages).toEqual([`"${entry}" is no host or host:port, such as wiki.intranet or 127.0.0.1:8080`]);
  });

  test('opens the usual ports of a host, and any port that it names', () => {
    const allowed = schema.parse('wiki.intranet,127.0.0.1:4021');
    const opens = (url: string) => isAllowedHost(new URL(url), allowed);
    expect(['http://wiki.intranet/', 'https://wiki.intranet./a', 'http://127.0.0.1:4021/'].map(opens)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['http://wiki.intranet:8080/', 'http://a.wiki.intranet/', 'http://127.0.0.1/'].map(opens)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

test.each([
  ['https://www.Example.com/a?b#c', 'example.com'],
  ['http://example.com.:80/', 'example.com'],
  ['http://127.0.0.1:4021/a', '127.0.0.1:4021'],
  ['http://127.0.0.1:4022/a', '127.0.0.1:4022'],
  ['https://www.com/', 'com'],
])('%s belongs to the site %s', (url, site) => expect(siteOf(url)).toBe(site));
