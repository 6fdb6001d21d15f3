import { afterEach, describe, expect, test } from 'vitest';
import { startOidcIssuer } from '../../../../test/fakes/oidc-issuer.ts';
import type { OidcIssuer } from '../../../../test/fakes/oidc-issuer.ts';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import { readSettings } from '../../config/read-settings.ts';
import { openIssuer } from './issuer.ts';
import { localPath } from './local-path.ts';
import { oidcConfig } from './oidc-config.ts';
import { createSeal } from './seal.ts';

const PUBLIC_URL = 'https://manifold.test';
const configOf = (settings: Record<string, string>) => oidcConfig(readSettings(settings), PUBLIC_URL);
const CLIENT = { OIDC_CLIENT_ID: 'manifold', OIDC_AUDIENCE: 'https://manifold.test/api' };

describe('a start', () => {
  test('without settings names all that is missing at once', () => {
    expect(() => configOf({})).toThrow(
      /OIDC_ISSUER is missing[^]*OIDC_CLIENT_ID is missing[^]*OIDC_AUDIENCE is missing/,
    );
  });

  test('takes an issuer by plain http on this machine alone', () => {
    expect(() => configOf({ ...CLIENT, OIDC_ISSUER: 'http://id.example.test' })).toThrow(/has to be an https address/);
    expect(configOf({ ...CLIENT, OIDC_ISSUER: 'http://127.0.0.1:8080/realms/one' }).redirectUri).toBe(
      'https://manifold.test/api/auth/callback',
    );
  });
});

describe('an issuer', () => {
  let issuer: OidcIssuer | undefined;
  afterEach(() => issuer?.close());
  const clock = createSetClock();
  const open = async (change: (url: string) => string, inUse: boolean) => {
    issuer = await startOidcIssuer({ away: inUse });
    const config = configOf({ ...CLIENT, OIDC_ISSUER: change(issuer.url) });
    return await openIssuer(config, { clock, logger: silentLogger, inUse: async () => inUse });
  };

  test('that names itself otherwise stops the start and is told by its name', async () => {
    await expect(open((url) => url.replace('127.0.0.1', 'localhost'), false)).rejects.toThrow(
      /names itself otherwise: http:\/\/127\.0\.0\.1:\d+/,
    );
  });

  test('that does not answer stops the start of a new installation', async () => {
    await expect(open(() => 'http://127.0.0.1:9', false)).rejects.toThrow(/does not answer[^]*Check OIDC_ISSUER/);
  });

  test('that does not answer is asked again later where people have accounts', async () => {
    const opened = await open((url) => url, true);
    expect(opened.known()).toBeNull();
    await expect(opened.discovered()).rejects.toMatchObject({ code: 'unavailable' });
    Object.assign(issuer?.manners ?? {}, { away: false });
    clock.advance(6_000);
    expect((await opened.discovered()).metadata.issuer).toBe(issuer?.url);
  });
});

describe('the way back', () => {
  test('is a path of the product, else the app', () => {
    expect(localPath('/app?view=history#top', PUBLIC_URL)).toBe('/app?view=history#top');
    const elsewhere = [
      undefined,
      '',
      'app',
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      `/${'x'.repeat(2_000)}`,
    ];
    for (const wanted of elsewhere) expect(localPath(wanted, PUBLIC_URL), wanted).toBe('/app');
  });
});

describe('what is sealed', () => {
  const seal = createSeal('a secret that is long enough to be one', 'tests');

  test('opens at its place with its secret for its purpose, and nowhere else', () => {
    const sealed = seal.close('a token', 'row 1');
    expect(seal.open(sealed, 'row 1')).toBe('a token');
    expect(seal.open(sealed, 'row 2')).toBeNull();
    expect(createSeal('another secret that is long enough', 'tests').open(sealed, 'row 1')).toBeNull();
    expect(createSeal('a secret that is long enough to be one', 'others').open(sealed, 'row 1')).toBeNull();
  });

  test('is never the same twice, and a changed one opens nothing', () => {
    const sealed = seal.close('a token', 'row 1');
    expect(seal.close('a token', 'row 1')).not.toBe(sealed);
    const bytes = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(seal.open(changed.toString('base64url'), 'row 1')).toBeNull();
    }
    for (const broken of ['', 'AAAA', sealed.slice(0, 20)]) expect(seal.open(broken, 'row 1')).toBeNull();
  });
});
