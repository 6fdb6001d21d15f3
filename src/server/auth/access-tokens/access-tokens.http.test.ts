import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordingLogger } from '../../../../test/fakes/recording-logger.ts';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { createApiClient, signUp } from '../../../../test/support/api-client.ts';
import type { ApiClient } from '../../../../test/support/api-client.ts';
import { readEvents } from '../../../../test/support/event-reader.ts';
import { createJob } from '../../../../test/support/job-story.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp } from '../../../../test/support/test-app.ts';
import { SCOPES } from '../../../core/rules/scopes.ts';
import type { Scope } from '../../../core/rules/scopes.ts';
import { newId } from '../../platform/ids.ts';
import { rowsOf } from '../../storage/rows.ts';
import { hashOfToken } from '../token-hash.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const clock = createSetClock();
const logger = recordingLogger();
let app: TestApp;
let owner: ApiClient;

beforeAll(async () => {
  app = await startTestApp({ worker: false, clock, logger, livePace: { signIn: 50 } });
  owner = await signUp(app.url);
});
afterAll(() => app.close());

async function make(scopes: readonly Scope[] = SCOPES, more: Record<string, unknown> = {}, by = owner) {
  const body = { name: 'Nightly export', scopes, expires_in_days: 30, ...more };
  const answer = await by.post('/access-tokens', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { ...answer.body, api: createApiClient(app.url, answer.body.token) } as {
    id: string;
    token: string;
    hint: string;
    api: ApiClient;
  };
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly security: readonly { bearer?: string[] }[] | undefined;
}

/** Every operation of the product's own description. */
async function operations(): Promise<Operation[]> {
  const { paths } = (await createApiClient(app.url, '').get('/openapi.json')).body;
  return Object.entries<Record<string, { security?: Operation['security'] }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({ method: method.toUpperCase(), path, security })),
  );
}

/** Calls an operation on objects that do not exist, with nothing in the body. */
async function call({ method, path }: Operation, token: string): Promise<Response> {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? newId() : '1'));
  const signal = AbortSignal.timeout(20_000);
  return await fetch(`${app.url}${address}`, { method, signal, headers: { authorization: `Bearer ${token}` } });
}

test('a token is shown once, kept as its hash, and told by its end', async () => {
  const made = await make(['jobs:read']);
  expect(made.token).toMatch(/^mft_[0-9A-Za-z]{42}$/);
  expect(made.token.endsWith(made.hint)).toBe(true);
  const listed = await owner.get('/access-tokens');
  expect(listed.body[0]).toMatchObject({ id: made.id, scopes: ['jobs:read'], hint: made.hint, last_used_at: null });
  expect(JSON.stringify(listed.body)).not.toContain(made.token);
  const rows = rowsOf(await app.database.db.execute(sql`select * from access_tokens`));
  expect(JSON.stringify(rows)).toContain(hashOfToken(made.token));
  expect(JSON.stringify(rows)).not.toContain(made.token);
});

describe('scopes', () => {
  test('every operation says which tokens it takes, and each scope opens something', async () => {
    const all = await operations();
    expect(all.filter(({ security }) => security === undefined)).toEqual([]);
    const named = all.flatMap(({ security }) => security?.flatMap(({ bearer }) => bearer ?? []) ?? []);
    expect([...new Set(named)].toSorted()).toEqual(SCOPES.toSorted());
  });

  test('an operation takes a token that has its scope, and refuses one that has all the others', async () => {
    const has = new Map<string, string>();
    const lacks = new Map<string, string>();
    for (const scope of SCOPES) {
      has.set(scope, (await make([scope])).token);
      lacks.set(scope, (await make(SCOPES.filter((other) => other !== scope))).token);
    }
    const scoped = (await operations()).flatMap((operation) =>
      (operation.security ?? []).flatMap(({ bearer = [] }) => bearer.map((scope) => ({ operation, scope }))),
    );
    expect(scoped.length).toBeGreaterThan(30);
    for (const { operation, scope } of scoped) {
      const name = `${operation.method} ${operation.path}`;
      const refused = await call(operation, lacks.get(scope) ?? '');
      expect(refused.status, name).toBe(403);
      expect(refused.headers.get('www-authenticate')).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
      expect(await refused.text()).toContain(scope);
      const taken = await call(operation, has.get(scope) ?? '');
      expect([401, 403, 500], name).not.toContain(taken.status);
      await taken.body?.cancel();
    }
    for (const { id } of (await owner.get('/access-tokens')).body) await owner.delete(`/access-tokens/${id}`);
  });

  test('what is for a person takes no token, whatever it may do', async () => {
    const { token, id } = await make();
    const personal = (await operations()).filter(({ security }) =>
      security?.some(({ bearer }) => bearer?.length === 0),
    );
    expect(personal.map(({ path }) => path)).toContain('/api/access-tokens');
    for (const operation of personal) {
      const answer = await call(operation, token);
      const text = await answer.text();
      // To end a sign-in that there is none of, and to ask whose it is, is nobody's privilege.
      const isNobody = answer.status === 200 && ['null', '{"success":true}'].includes(text);
      expect(isNobody || [400, 401, 403, 415, 422].includes(answer.status), `${operation.path}: ${text}`).toBe(true);
    }
    expect((await owner.get('/access-tokens')).body).toHaveLength(1);
    expect((await owner.get('/auth/get-session')).body.user).toBeDefined();
    await owner.delete(`/access-tokens/${id}`);
  });
});

test('works as its owner, within the owner’s own things', async () => {
  const { api } = await make();
  const stranger = await signUp(app.url);
  const job = await createJob(api);
  expect((await owner.get(`/jobs/${job.id}`)).body.id).toBe(job.id);
  const theirs = await make(SCOPES, {}, stranger);
  expect((await theirs.api.get(`/jobs/${job.id}`)).status).toBe(404);
});

test('is dead from the moment it is revoked, also for what it looks on at; another’s cannot be revoked', async () => {
  const { id, api } = await make(['jobs:read']);
  const job = await createJob(owner);
  const reader = await readEvents(app.url, api, job.id);
  await reader.next();
  expect((await (await signUp(app.url)).delete(`/access-tokens/${id}`)).status).toBe(404);
  expect((await api.get('/jobs/history')).status).toBe(200);
  expect((await owner.delete(`/access-tokens/${id}`)).status).toBe(204);
  expect((await api.get('/jobs/history')).status).toBe(401);
  expect(await reader.rest()).toEqual([]);
  expect((await owner.delete(`/access-tokens/${id}`)).status).toBe(404);
});

test('expires on its day, or never', async () => {
  const other = await signUp(app.url);
  const short = await make(['usage:read'], {}, other);
  const endless = await make(['usage:read'], { expires_in_days: null }, other);
  clock.advance(30 * DAY - 1_000);
  expect((await short.api.get('/usage')).status).toBe(200);
  clock.advance(1_000);
  expect((await short.api.get('/usage')).status).toBe(401);
  clock.advance(4_000 * DAY);
  expect((await endless.api.get('/usage')).status).toBe(200);
  clock.advance(-4_030 * DAY);
});

test('its last use is known to the hour, and calls within it write nothing', async () => {
  const { api, id } = await make(['usage:read']);
  const lastUse = async () =>
    (await owner.get('/access-tokens')).body.find((token: { id: string }) => token.id === id)?.last_used_at;
  const version = async () =>
    rowsOf(await app.database.db.execute(sql`select xmin::text as version from access_tokens where id = ${id}`))[0];
  clock.advance(25 * 60_000);
  await api.get('/usage');
  expect(await lastUse()).toBe('2026-03-01T09:00:00.000Z');
  const before = await version();
  await Promise.all(Array.from({ length: 5 }, () => api.get('/usage')));
  expect(await version()).toEqual(before);
  clock.advance(HOUR);
  await api.get('/usage');
  expect(await lastUse()).toBe('2026-03-01T10:00:00.000Z');
});

test('a slip of one character, another’s token and what only looks like one are nobody’s', async () => {
  const { token } = await make();
  const slip = `${token.slice(0, 20)}${token[20] === 'a' ? 'b' : 'a'}${token.slice(21)}`;
  for (const forged of [slip, token.slice(0, -1), `${token}0`, token.toUpperCase(), 'mft_', `mft_${'0'.repeat(42)}`]) {
    expect((await createApiClient(app.url, forged).get('/usage')).status, forged).toBe(401);
  }
});

test('what is wrong with a new one is told; twenty a user are the most', async () => {
  const other = await signUp(app.url);
  const wrong: [Record<string, unknown>, string][] = [
    [{ name: ' ' }, 'name'],
    [{ name: 'n'.repeat(81) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['jobs:read', 'everything'] }, 'scopes.1'],
    [{ expires_in_days: 31 }, 'expires_in_days'],
    [{ expires_in_days: undefined }, 'expires_in_days'],
  ];
  for (const [change, path] of wrong) {
    const body = { name: 'A script', scopes: ['jobs:read'], expires_in_days: 30, ...change };
    const answer = await other.post('/access-tokens', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
  }
  const tries = await Promise.all(
    Array.from({ length: 25 }, (_, place) =>
      other.post('/access-tokens', { name: `Script ${place}`, scopes: ['jobs:read'], expires_in_days: null }),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 20 }, () => 201),
    ...Array.from({ length: 5 }, () => 409),
  ]);
});

test('making and revoking is in the log, the token is not', async () => {
  const { token, id } = await make();
  await owner.delete(`/access-tokens/${id}`);
  expect(logger.written()).toContain('access-token.made');
  expect(logger.written()).toContain('access-token.revoked');
  expect(logger.written()).not.toContain(token);
  expect(logger.written()).not.toContain(hashOfToken(token));
});
