import { describe, expect, it } from 'vitest';
import { SOUND_SHORT_SCRIPT, SOUND_X_POST } from '../../../test/support/sound-parts.ts';
import type { CheckResult } from '../checks/check-result.ts';
import { shortContentScript } from '../formats/short-content-script.ts';
import { xPost } from '../formats/x-post.ts';
import type { ReportContext } from './report.ts';
import { reportOn } from './report-on.ts';

const CONTEXT: ReportContext = {
  language: null,
  terms: { banned: [], required: [] },
  opinion: '',
  topic: 'Calls in week four',
  evidence: null,
};

const post = (content: string, context: Partial<ReportContext> = {}) =>
  reportOn(content, xPost, { ...CONTEXT, ...context });

function check(content: string, id: string, context: Partial<ReportContext> = {}): CheckResult | undefined {
  return post(content, context).checks.find((result) => result.id === id);
}

/** What a check points at, as it reads in the content. */
const shown = (content: string, result: CheckResult | undefined) =>
  result?.spans.map(({ start, end }) => content.slice(start, end));

/** Sources that know one address and no figure. */
const evidence: ReportContext['evidence'] = {
  untraced: (text) =>
    Array.from(text.matchAll(/\d+ %/g), ({ 0: found, index }) => ({ kind: 'number', text: found, start: index })),
  foreign: (text) =>
    Array.from(text.matchAll(/https:\/\/(?!example\.com)\S+/g), ({ 0: address, index }) => ({
      address,
      span: { start: index, end: index + address.length },
    })),
  says: () => false,
};

describe('the report on a piece', () => {
  it('holds the rules of its format first, then those of every format', () => {
    const ids = post(SOUND_X_POST.text).checks.map(({ id }) => id);
    expect(ids.slice(0, xPost.rules.length)).toEqual(xPost.rules.map(({ id }) => id));
    expect(ids).toContain('gaps');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows each gap where it stands', () => {
    const content = 'Week four decides.\n[Add: one customer’s own words]';
    const gaps = post(content).checks.find(({ id }) => id === 'gaps');
    expect(shown(content, gaps)).toEqual(['[Add: one customer’s own words]']);
  });

  it('measures what a platform and a person count', () => {
    expect(post('Ask 👩‍👩‍👧‍👦 first: https://example.com/a/very/long/address').measures).toMatchObject({
      characters: 52,
      // 12 and an emoji of 2, and 23 for the address.
      weighted_length: 37,
    });
    const script = reportOn(shortContentScript.layout(SOUND_SHORT_SCRIPT), shortContentScript, CONTEXT).measures;
    expect(script.weighted_length).toBeNull();
    // 74 words at 150 a minute.
    expect(script.seconds).toBe(30);
  });
});

describe('facts', () => {
  it('fail while a mark stands, also where nothing else can be told', () => {
    const content = 'It saves [Check: 42 %] of the week.';
    const result = check(content, 'facts');
    expect(result).toMatchObject({ status: 'fail', detail: 'No source for 42 %: check or take out' });
    expect(shown(content, result)).toEqual(['[Check: 42 %]']);
    expect(check('It saves 42 % of the week.', 'facts')).toMatchObject({ status: 'pass' });
  });

  it('fail for everything untraced where evidence is at hand, and name the first few', () => {
    const content = 'It saves 42 %, then 7 %, then [Check: 3 May], then 9 %.';
    const result = check(content, 'facts', { evidence });
    expect(result?.detail).toBe('No source for 42 %, 7 %, 3 May and 1 more: check or take out');
    expect(shown(content, result)).toEqual(['42 %', '7 %', '[Check: 3 May]', '9 %']);
  });
});

describe('addresses', () => {
  it('fail where nobody gave them, and are not judged without evidence', () => {
    const content = 'Read https://example.com/a and https://made-up.example/b';
    const result = check(content, 'addresses', { evidence });
    expect(result).toMatchObject({ status: 'fail' });
    expect(shown(content, result)).toEqual(['https://made-up.example/b']);
    expect(check(content, 'addresses')).toBeUndefined();
  });
});

describe('terms, opinion and gaps', () => {
  const terms = { banned: ['cheap'], required: ['Northkit', 'calls'] };

  it('a banned term fails where it stands, a missing one warns', () => {
    const content = 'Cheap calls are no cheap thing.';
    const banned = check(content, 'banned-terms', { terms });
    expect(banned).toMatchObject({ status: 'fail', detail: 'Not to be used: cheap' });
    expect(shown(content, banned)).toEqual(['Cheap', 'cheap']);
    expect(check(content, 'required-terms', { terms })).toMatchObject({ status: 'warn', detail: 'Missing: Northkit' });
    expect(check('Northkit calls.', 'required-terms', { terms })).toMatchObject({ status: 'pass' });
  });

  it('an opinion that is not heard warns', () => {
    const opinion = 'Buddies beat handbooks, since a patient colleague answers in a minute.';
    expect(check('Handbooks lose to a patient colleague, and to buddies.', 'opinion', { opinion })).toMatchObject({
      status: 'pass',
    });
    expect(check('The weather is fine.', 'opinion', { opinion })).toMatchObject({ status: 'warn', spans: [] });
  });

  it('an opinion lapses where the piece was asked for in another language, and is heard there in names and figures', () => {
    const opinion = 'Buddies beat the handbook, since a patient colleague is there for you: ask Northkit.';
    const german = 'Niemand liest das Handbuch, und der Kollege ist da und hilft mit Geduld.';
    expect(check(german, 'opinion', { opinion, language: 'de' })).toBeUndefined();
    expect(check(german, 'opinion', { opinion })?.status).toBe('warn');
    expect(check('The weather is fine and the sky is blue.', 'opinion', { opinion, language: 'en' })?.status).toBe(
      'warn',
    );
    expect(check('Ask Northkit: buddies, patient colleague.', 'opinion', { opinion, language: 'de' })?.status).toBe(
      'pass',
    );
  });

  it('gaps are counted', () => {
    expect(check('[Add: link] and [Add: name]', 'gaps')).toMatchObject({ detail: '2 gaps to fill' });
    expect(check('[Add: link]', 'gaps')).toMatchObject({ status: 'warn', detail: '1 gap to fill' });
    expect(check('All said.', 'gaps')).toMatchObject({ status: 'pass' });
  });

  it('stock phrases warn where the author says them, not where a source does', () => {
    const content = 'Let us delve into the rich tapestry of calls. “Let us delve into the details”, says the guide.';
    const result = check(content, 'stock-phrases');
    expect(result).toMatchObject({ status: 'warn', detail: expect.stringMatching(/^Say it plainly: “/) });
    for (const text of shown(content, result) ?? []) expect(content.indexOf(text)).toBeLessThan(50);
    expect(check('Call them in week four.', 'stock-phrases')).toMatchObject({ status: 'pass' });
  });

  it('the reading grade is judged in English alone, and where there is enough to go by', () => {
    const plain = 'You call the people who are new here, and you ask what they need from us. '.repeat(9);
    const heavy =
      'It is the responsibility of the interdepartmental organisation to systematically operationalise the comprehensive transformation for which institutional stakeholders are accountable. '.repeat(
        6,
      );
    expect(check(plain, 'grade')?.status).toBe('pass');
    const result = check(heavy, 'grade');
    expect(result).toMatchObject({ status: 'warn', detail: expect.stringMatching(/^School year [\d.]+; 12 or lower/) });
    expect(post(heavy).measures.grade).toBeGreaterThan(12);
    expect(check(heavy, 'grade', { language: 'de' })).toBeUndefined();
    expect(check('Too short.', 'grade')).toBeUndefined();
  });

  it('are left out where there is nothing to judge by', () => {
    for (const id of ['banned-terms', 'required-terms', 'opinion']) expect(check('A post.', id), id).toBeUndefined();
  });
});
