import { describe, expect, test } from 'vitest';
import { ANYTHING } from '../../../../test/fakes/findings.ts';
import { pageRules } from './page-rules.ts';
import { siteRules } from './site-rules.ts';

describe('sites that the user allows or denies', () => {
  test('without a list everything may be used', () => expect(siteRules(ANYTHING)('https://a.example/x')).toBe(true));

  test('a list of allowed sites lets their subdomains in and nothing else', () => {
    const mayUse = siteRules({ ...ANYTHING, allow_sites: ['a.example', 'bücher.example'] });
    expect(mayUse('https://blog.a.example/x')).toBe(true);
    expect(mayUse('https://xn--bcher-kva.example/x')).toBe(true);
    expect(mayUse('https://b.example/x')).toBe(false);
  });

  test('a denied site stays out though it is allowed', () => {
    const mayUse = siteRules({ ...ANYTHING, allow_sites: ['a.example'], deny_sites: ['ads.a.example'] });
    expect(mayUse('https://ads.a.example/x')).toBe(false);
    expect(mayUse('https://a.example/x')).toBe(true);
  });

  test('one of several servers on a host can be named by its port', () => {
    const mayUse = siteRules({ ...ANYTHING, deny_sites: ['127.0.0.1:4021'] });
    expect(mayUse('http://127.0.0.1:4021/x')).toBe(false);
    expect(mayUse('http://127.0.0.1:4022/x')).toBe(true);
  });
});

describe('time and language that the user asks for', () => {
  const now = new Date('2026-03-31T12:00:00Z');
  const dated = (published_at: string | null, language: string | null = null) => ({ published_at, language });

  test('without a choice everything stays', () => expect(pageRules(ANYTHING, now)(dated(null), 'de')).toBeNull());

  test('a window of time lets in what was published within it, and nothing without a date', () => {
    const rule = pageRules({ ...ANYTHING, recency: 'week' }, now);
    expect(rule(dated('2026-03-25'), 'en')).toBeNull();
    expect(rule(dated('2026-03-23'), 'en')).toMatch(/older/);
    expect(rule(dated(null), 'en')).toMatch(/no date/);
  });

  test('a language is judged by the words first, since a declaration may be a template’s', () => {
    const english = pageRules({ ...ANYTHING, language: 'en' }, now);
    expect(english(dated(null, 'de'), 'en')).toBeNull();
    expect(english(dated(null, 'en'), 'fr')).toMatch(/language/);
    const german = pageRules({ ...ANYTHING, language: 'de' }, now);
    expect(german(dated(null, 'de-AT'), null)).toBeNull();
    expect(german(dated(null), null)).toBeNull();
    expect(german(dated(null, 'fr'), null)).toMatch(/language/);
    expect(german(dated(null, 'de'), 'en')).toMatch(/language/);
  });
});
