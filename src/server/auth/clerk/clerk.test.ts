import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { createClerkApplication, publishableKeyOf } from '../../../../test/fakes/clerk/clerk-application.ts';
import type { ClerkApplication } from '../../../../test/fakes/clerk/clerk-application.ts';
import { systemClock } from '../../platform/clock.ts';
import { profileOf } from './clerk-claims.ts';
import { clerkKeys } from './clerk-keys.ts';
import { createClerkVerifier } from './clerk-verifier.ts';
import { deleteClerkUser } from './delete-clerk-user.ts';
import { frontendApiOf } from './publishable-key.ts';

const ORIGIN = 'https://manifold.test';

describe('a publishable key', () => {
  test('names where the application is reached', () => {
    expect(frontendApiOf(publishableKeyOf('happy-hippo-1.clerk.accounts.dev', 'test'))).toBe(
      'https://happy-hippo-1.clerk.accounts.dev',
    );
    expect(frontendApiOf(` ${publishableKeyOf('Clerk.Example.org')}\n`)).toBe('https://clerk.example.org');
  });

  test('that is missing or malformed is refused in Clerk’s own words', () => {
    expect(() => frontendApiOf(undefined)).toThrow(/CLERK_PUBLISHABLE_KEY.* Publishable key is missing/s);
    const malformed = ['pk_live_', 'sk_live_abc', 'pk_live_%%%', 'pk_live_YWJj', publishableKeyOf('no-dot'), 'x'];
    for (const key of malformed) expect(() => frontendApiOf(key), key).toThrow(/Publishable key not valid/);
  });

  test('that would put something else than a host into headers and addresses is refused', () => {
    for (const host of [
      "a.test; script-src 'unsafe-eval'",
      'a.test/path',
      'user@a.test',
      'a.test https://b.test',
      '.',
    ]) {
      expect(() => frontendApiOf(publishableKeyOf(host)), host).toThrow(/names no host/);
    }
  });
});

describe('the keys that tokens are verified with', () => {
  async function accepts(
    clerk: ClerkApplication,
    rules: Omit<Parameters<typeof clerkKeys>[0], 'clock'>,
  ): Promise<boolean> {
    const { frontendApi } = clerk;
    const verify = createClerkVerifier({
      keys: await clerkKeys({ ...rules, clock: systemClock }),
      frontendApi,
      origins: [ORIGIN],
      clock: systemClock,
    });
    return (await verify(await clerk.token('user_a'))) !== null;
  }

  test('are the one in the settings, however it was pasted there', async () => {
    const clerk = await createClerkApplication(ORIGIN);
    const { frontendApi, jwtKey } = clerk;
    const oneLine = jwtKey.trim().replaceAll('\n', String.raw`\n`);
    for (const key of [
      jwtKey,
      oneLine,
      `"${oneLine}"`,
      jwtKey.replaceAll('\n', '\r\n'),
      jwtKey.replaceAll('\n', ' '),
    ]) {
      expect(await accepts(clerk, { jwtKey: key, frontendApi }), JSON.stringify(key)).toBe(true);
    }
  });

  test('that are not a public key stop the start', async () => {
    for (const jwtKey of ['', 'sk_live_abc', '-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----']) {
      await expect(clerkKeys({ jwtKey, frontendApi: 'https://clerk.test', clock: systemClock })).rejects.toThrow(
        /CLERK_JWT_KEY is not a PEM public key/,
      );
    }
  });

  test('are fetched from Clerk without one, and again when a key is new', async () => {
    const [old, next] = await Promise.all([createClerkApplication(ORIGIN), createClerkApplication(ORIGIN)]);
    const asked: string[] = [];
    const publishedBy = (clerk: ClerkApplication) => async (address: string) => {
      asked.push(address);
      return Response.json(clerk.jwks);
    };
    const { frontendApi } = old;
    expect(await accepts(old, { jwtKey: undefined, frontendApi, fetch: publishedBy(old) })).toBe(true);
    expect(asked).toEqual(['https://clerk.manifold.test/.well-known/jwks.json']);
    expect(await accepts(next, { jwtKey: undefined, frontendApi, fetch: publishedBy(next) })).toBe(true);
    expect(await accepts(old, { jwtKey: undefined, frontendApi, fetch: publishedBy(next) })).toBe(false);
  });

  test('that cannot be fetched are a trouble of the product, not of whoever calls', async () => {
    const clerk = await createClerkApplication(ORIGIN);
    let asked = 0;
    const fetch = async () => {
      asked += 1;
      return new Response('', { status: 503 });
    };
    const { frontendApi } = clerk;
    const keys = await clerkKeys({ jwtKey: undefined, frontendApi, clock: createSetClock(), fetch });
    const verify = createClerkVerifier({ keys, frontendApi, origins: [ORIGIN], clock: systemClock });
    for (const user of ['user_a', 'user_b', 'user_c']) {
      await expect(verify(await clerk.token(user))).rejects.toMatchObject({ code: 'unavailable' });
    }
    // Whoever sends tokens meanwhile does not make the product ask once for each.
    expect(asked).toBe(1);
  });
});

describe('what a token tells of its owner', () => {
  const of = (claims: Record<string, unknown>) => profileOf({ sub: 'user_a', ...claims });

  test('is nothing but who it is, unless the application adds more', () => {
    expect(of({})).toEqual({ email: '', name: '', organization: null });
    expect(of({ email: 'mara@example.test', name: 'Mara' })).toMatchObject({
      email: 'mara@example.test',
      name: 'Mara',
    });
    expect(of({ email: 7, name: null })).toMatchObject({ email: '', name: '' });
  });

  test('is the organisation by the first version of the claims', () => {
    const claims = {
      org_id: 'org_1',
      org_role: 'org:admin',
      org_slug: 'northkit',
      org_permissions: ['org:posts:edit'],
    };
    expect(of(claims).organization).toEqual({
      id: 'org_1',
      role: 'org:admin',
      slug: 'northkit',
      permissions: ['org:posts:edit'],
    });
    expect(of({ org_id: 'org_1', org_role: 'org:member' }).organization).toMatchObject({ slug: '', permissions: [] });
    expect(of({ org_id: null, org_role: null }).organization).toBeNull();
  });

  test('is the organisation by the second version, whose permissions are bits for each feature', () => {
    const claims = {
      v: 2,
      fea: 'o:dashboard,u:reading,ou:teams',
      o: { id: 'org_1', rol: 'admin', slg: 'northkit', per: 'read,manage', fpm: '3,2' },
    };
    expect(of(claims).organization).toEqual({
      id: 'org_1',
      role: 'org:admin',
      slug: 'northkit',
      permissions: ['org:dashboard:read', 'org:dashboard:manage', 'org:teams:manage'],
    });
    expect(of({ v: 2, o: { id: 'org_1', rol: 'member' } }).organization?.permissions).toEqual([]);
    expect(of({ v: 2 }).organization).toBeNull();
  });
});

describe('deleting somebody at Clerk', () => {
  const asked: string[] = [];
  let close: (() => void) | undefined;
  afterEach(() => {
    close?.();
    asked.length = 0;
  });

  async function answering(status: number): Promise<{ apiUrl: string; secretKey: string }> {
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(status).end('{}');
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    close = () => server.close();
    const { port } = server.address() as AddressInfo;
    return { apiUrl: `http://127.0.0.1:${port}`, secretKey: 'sk_test_secret' };
  }

  test('asks for it with the secret key; who is not there any more is deleted', async () => {
    await deleteClerkUser(await answering(200), 'user_a/../b');
    expect(asked).toEqual(['DELETE /v1/users/user_a%2F..%2Fb Bearer sk_test_secret']);
    close?.();
    await expect(deleteClerkUser(await answering(404), 'user_a')).resolves.toBeUndefined();
  });

  test('says so when Clerk does not do it', async () => {
    await expect(deleteClerkUser(await answering(401), 'user_a')).rejects.toThrow(/could not be deleted at Clerk/);
    close?.();
    const nobody = { apiUrl: 'http://127.0.0.1:9', secretKey: 'sk_test_secret' };
    await expect(deleteClerkUser(nobody, 'user_a')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
