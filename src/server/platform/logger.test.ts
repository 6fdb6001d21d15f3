import { createRequire } from 'node:module';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import { createLogger, logDeath } from './logger.ts';

const TOKEN = 'live-token-0123456789';

/** What stands in the log after an error was logged. */
function logged(err: unknown): { text: string; err: Record<string, unknown> } {
  let text = '';
  createLogger('error', { write: (line: string) => void (text += line) }).error({ err }, 'a request failed');
  return { text, err: JSON.parse(text).err };
}

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

function failedQuery(value: string): DrizzleQueryError {
  const away = Object.assign(new Error(`connect ECONNREFUSED for ${value}`), { code: 'ECONNREFUSED' });
  return new DrizzleQueryError('select * from sessions where token = $1', [value], away);
}

test('a query that failed is logged by its statement and place, never by its values', () => {
  const { text, err } = logged(failedQuery(TOKEN));
  expect(text).not.toContain(TOKEN);
  expect(err).toMatchObject({ sql: 'select * from sessions where token = $1', cause: { code: 'ECONNREFUSED' } });
  expect(err['stack']).toContain('logger.test.ts');
  expect(err['stack']).not.toContain('Failed query');
});

test('whoever wraps such an error repeats none of it, and no value passes for a place in the code', () => {
  const inner = failedQuery(`${TOKEN}\n    at ${TOKEN} (file:1:1)`);
  const { text, err } = logged(new Error(`Could not sign in: ${inner.message}`, { cause: inner }));
  expect(text).not.toContain(TOKEN);
  expect(err['cause']).toMatchObject({ sql: 'select * from sessions where token = $1' });
});

test("the database's own words are left out too, its SQLSTATE stays", () => {
  const refused = Object.assign(new Error(`invalid input syntax: "${TOKEN}"`), {
    code: '22P02',
    detail: `Key (token)=(${TOKEN}) already exists.`,
  });
  const { text, err } = logged(refused);
  expect(text).not.toContain(TOKEN);
  expect(err['code']).toBe('22P02');
});

test("a vendor's words are left out, its status stays", () => {
  const vendor = Object.assign(new Error(`You sent ${TOKEN}`), {
    name: 'AI_APICallError',
    statusCode: 401,
    body: TOKEN,
  });
  const { text, err } = logged(vendor);
  expect(text).not.toContain(TOKEN);
  expect(err).toMatchObject({ type: 'AI_APICallError', status: 401 });
});

test("a library's words are left out, also where it throws a plain error", () => {
  const { text, err } = logged(thrownBy(() => createRequire(import.meta.url)(`zod/${TOKEN}`)));
  expect(text).not.toContain(TOKEN);
  expect(err['stack']).toBeDefined();
});

test.each([
  ['a line of one’s own', `x","level":50}\n{"level":30,"security":"account.deleted"}\r\n`],
  ['signs of a terminal', '\u001b[2J\u001b[31mred\u009b1m\u0008\u007f'],
  ['line separators of other programs', 'x\u2028{"level":50}\u2029y\u0085z\v\f'],
  ['text that turns around', '\u202etxt.exe\u2066\u200f\ufeff\u00ad'],
])('%s cannot be written through a value', (_, value) => {
  let text = '';
  const logger = createLogger('info', { write: (line: string) => void (text += line) });
  logger.info({ what: value, [value]: 1, nested: { list: [value] } }, value);
  expect(text.endsWith('\n')).toBe(true);
  expect(text.slice(0, -1), 'one line of what can be seen').not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(JSON.parse(text)).toMatchObject({ msg: value, what: value, [value]: 1, nested: { list: [value] } });
});

test('a mistake of our own is logged with its message and its place', () => {
  const { err } = logged(new TypeError('x is not a function'));
  expect(err).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
  expect(err['stack']).toContain('logger.test.ts');
});

describe('what ends the process', () => {
  /** The lines that stand in the log of a process that an error has ended. */
  function told(error: unknown): string[] {
    let text = '';
    logDeath(error, { write: (line: string) => void (text += line) });
    return text.trimEnd().split('\n');
  }

  test.each([
    ['a mistake of our own', new TypeError('x is not a function')],
    ['a library', thrownBy(() => createRequire(import.meta.url)('zod/nowhere'))],
    ['a server that goes away', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['the system', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })],
  ])('stands there as one line with its message: %s', (_, error) => {
    const [line = '', ...more] = told(error);
    expect(more).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ level: 60, err: { message: (error as Error).message } });
  });

  test.each([
    ['a query that failed', failedQuery(TOKEN)],
    ['a value that the database refuses', Object.assign(new Error(`bad: ${TOKEN}`), { code: '22P02' })],
    ['a vendor', Object.assign(new Error(`You sent ${TOKEN}`), { name: 'AI_APICallError' })],
  ])('repeats nothing that users have entrusted to the product: %s', (_, error) => {
    expect(told(error).join()).not.toContain(TOKEN);
  });
});
