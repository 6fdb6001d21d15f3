import { describe, expect, test } from 'vitest';
import { StartError } from '../platform/start-error.ts';
import { readSettings } from '../config/read-settings.ts';
import { researchSettings } from './research.settings.ts';

const AVAILABLE = 'available: wikipedia, searxng, tavily, brave, exa, none';
const providers = (text?: string) => researchSettings.RESEARCH_PROVIDERS.schema.safeParse(text);
const complaint = (text: string) =>
  providers(text)
    .error?.issues.map((issue) => issue.message)
    .join('; ');

describe('RESEARCH_PROVIDERS', () => {
  test('is Wikipedia unless it says something else', () => {
    expect(providers().data).toEqual(['wikipedia']);
    expect(providers(' Wikipedia , wikipedia,tavily').data).toEqual(['wikipedia', 'tavily']);
    expect(providers('none').data).toEqual([]);
  });

  test.each([
    ['altavista', `"altavista" is no known source; ${AVAILABLE}`],
    ['none,wikipedia', '"none" stands alone, since it switches research off'],
    [',', 'must name at least one of wikipedia, searxng, tavily, brave, exa, none'],
  ])('refuses %s with a reason', (text, reason) => {
    expect(complaint(text)).toBe(reason);
  });

  test('names every problem at once', () => {
    expect(complaint('bing,altavista')).toMatch(/"bing" is no known source.*; "altavista" is no known source/);
  });
});

describe('starting with a source', () => {
  test('whose key or address is missing is refused, with everything that is missing', () => {
    const start = () => readSettings({ RESEARCH_PROVIDERS: 'searxng,tavily,brave,exa,wikipedia' });
    expect(start).toThrow(StartError);
    expect(start).toThrow(
      [
        'Some settings are not right:',
        '  - SEARXNG_URL is missing: RESEARCH_PROVIDERS names searxng',
        '  - TAVILY_API_KEY is missing: RESEARCH_PROVIDERS names tavily',
        '  - BRAVE_API_KEY is missing: RESEARCH_PROVIDERS names brave',
        '  - EXA_API_KEY is missing: RESEARCH_PROVIDERS names exa',
      ].join('\n'),
    );
  });

  test('that has all it needs is fine, and a key of a source that is not named is no harm', () => {
    const settings = readSettings({
      RESEARCH_PROVIDERS: 'searxng',
      SEARXNG_URL: 'https://search.example/',
      EXA_API_KEY: 'unused',
    });
    expect(settings.RESEARCH_PROVIDERS).toEqual(['searxng']);
    expect(settings.SEARXNG_URL).toBe('https://search.example');
  });

  test('a key that cannot be sent is refused without being shown', () => {
    const start = () => readSettings({ RESEARCH_PROVIDERS: 'tavily', TAVILY_API_KEY: 'tvly-geheim\u00fc lang' });
    expect(start).toThrow('TAVILY_API_KEY: must be a key in plain letters, digits and signs, without spaces');
    expect(start).not.toThrow(/geheim/);
  });
});

describe('addresses of the APIs', () => {
  test.each([
    ['WIKIPEDIA_API_URL', 'https://en.wikipedia.org/w/api.php'],
    ['TAVILY_API_URL', 'https://api.tavily.com'],
    ['BRAVE_API_URL', 'https://api.search.brave.com/res/v1'],
    ['EXA_API_URL', 'https://api.exa.ai'],
  ] as const)('%s is the usual one unless it says something else', (name, usual) => {
    const { schema } = researchSettings[name];
    expect(schema.parse(undefined)).toBe(usual);
    expect(schema.parse('http://127.0.0.1:4020/api')).toBe('http://127.0.0.1:4020/api');
  });

  test.each(['https://search.example', 'https://search.example/', 'https://search.example/search'])(
    'SEARXNG_URL may be copied as %s',
    (text) => expect(researchSettings.SEARXNG_URL.schema.parse(text)).toBe('https://search.example'),
  );

  test.each([
    'wikipedia',
    'ftp://wiki.example/api.php',
    'https://name:word@wiki.example/api.php',
    'file:///etc/passwd',
  ])('%s is refused', (text) => {
    for (const name of ['WIKIPEDIA_API_URL', 'SEARXNG_URL', 'TAVILY_API_URL'] as const) {
      expect(researchSettings[name].schema.safeParse(text).success).toBe(false);
    }
  });
});
