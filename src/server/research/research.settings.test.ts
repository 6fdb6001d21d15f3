import { describe, expect, test } from 'vitest';
import { researchSettings } from './research.settings.ts';

const providers = (text?: string) => researchSettings.RESEARCH_PROVIDERS.schema.safeParse(text);
const complaint = (text: string) =>
  providers(text)
    .error?.issues.map((issue) => issue.message)
    .join('; ');

describe('RESEARCH_PROVIDERS', () => {
  test('is Wikipedia unless it says something else', () => {
    expect(providers().data).toEqual(['wikipedia']);
    expect(providers(' Wikipedia , wikipedia').data).toEqual(['wikipedia']);
    expect(providers('none').data).toEqual([]);
  });

  test.each([
    ['tavily', '"tavily" is not available in this version; available: wikipedia, none'],
    ['wikipedia,searxng', '"searxng" is not available in this version; available: wikipedia, none'],
    ['altavista', '"altavista" is no known source; available: wikipedia, none'],
    ['none,wikipedia', '"none" stands alone, since it switches research off'],
    [',', 'must name at least one of wikipedia, none'],
  ])('refuses %s with a reason', (text, reason) => {
    expect(complaint(text)).toBe(reason);
  });

  test('names every problem at once', () => {
    expect(complaint('brave,altavista')).toMatch(/"brave" is not available.*; "altavista" is no known source/);
  });
});

describe('WIKIPEDIA_API_URL', () => {
  const { schema } = researchSettings.WIKIPEDIA_API_URL;

  test('is the English Wikipedia unless it says something else', () => {
    expect(schema.parse(undefined)).toBe('https://en.wikipedia.org/w/api.php');
    expect(schema.parse('http://127.0.0.1:4020/w/api.php')).toBe('http://127.0.0.1:4020/w/api.php');
  });

  test.each([
    'wikipedia',
    'ftp://wiki.example/api.php',
    'https://name:word@wiki.example/api.php',
    'file:///etc/passwd',
  ])('refuses %s', (text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });
});
