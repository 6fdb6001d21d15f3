import { expect, test } from 'vitest';
import { readSettings } from '../config/read-settings.ts';
import { authNotices } from './auth-notices.ts';
import { authSettings } from './auth.settings.ts';
import { trustedOrigins } from './loopback.ts';
import { signUpPolicy } from './sign-up-policy.ts';

test('the embedded provider is the default; one that nobody knows is refused', () => {
  const { schema } = authSettings.AUTH_PROVIDER;
  expect(schema.parse(undefined)).toBe('embedded');
  expect(schema.safeParse('auth0').error?.issues[0]?.message).toMatch(/^must be one of embedded/);
});

test('sign-up is open only where nobody but this machine can knock, unless it is set', () => {
  const on = (HOST: string) => ({ HOST, TRUST_PROXY: [] });
  for (const host of ['127.0.0.1', '127.9.9.9', 'localhost', '::1']) {
    expect(signUpPolicy(undefined, on(host)), host).toBe('open');
  }
  for (const host of ['0.0.0.0', '::', '192.168.1.5', 'manifold.example', '127.0.0.1.evil.example']) {
    expect(signUpPolicy(undefined, on(host)), host).toBe('closed');
  }
  expect(signUpPolicy('open', on('0.0.0.0'))).toBe('open');
  expect(signUpPolicy('closed', on('127.0.0.1'))).toBe('closed');
});

test('a reverse proxy on the same machine closes sign-up, since it lets the world in', () => {
  const here = { HOST: '127.0.0.1', TRUST_PROXY: [] };
  expect(signUpPolicy(undefined, { ...here, PUBLIC_URL: 'https://manifold.example' })).toBe('closed');
  expect(signUpPolicy(undefined, { ...here, TRUST_PROXY: ['127.0.0.1'] })).toBe('closed');
  expect(signUpPolicy('open', { ...here, PUBLIC_URL: 'https://manifold.example', TRUST_PROXY: ['loopback'] })).toBe(
    'open',
  );
  for (const PUBLIC_URL of ['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(signUpPolicy(undefined, { ...here, PUBLIC_URL }), PUBLIC_URL).toBe('open');
  }
});

test('a product on this machine is trusted by every loopback name, with its own port alone', () => {
  expect(trustedOrigins('http://localhost:3000')).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ]);
  expect(trustedOrigins('http://[::1]:3000')).toContain('http://localhost:3000');
  expect(trustedOrigins('https://manifold.example/')).toEqual(['https://manifold.example']);
});

test('a hosted provider says itself who gets in, unless accounts are closed here', () => {
  for (const AUTH_PROVIDER of ['clerk', 'oidc']) {
    expect(signUpPolicy(undefined, { HOST: '0.0.0.0', TRUST_PROXY: [], AUTH_PROVIDER })).toBe('open');
    expect(signUpPolicy('closed', { HOST: '127.0.0.1', TRUST_PROXY: [], AUTH_PROVIDER })).toBe('closed');
  }
});

test('settings of a provider that was not chosen are told to do nothing', () => {
  const set = { CLERK_PUBLISHABLE_KEY: 'pk_test_x', OIDC_ISSUER: 'https://issuer.test' };
  expect(authNotices(readSettings({}))).toEqual([]);
  expect(authNotices(readSettings({ ...set, AUTH_PROVIDER: 'oidc' }))).toEqual([
    'CLERK_PUBLISHABLE_KEY is set, but people sign in by oidc: AUTH_PROVIDER=clerk would use it.',
  ]);
  expect(authNotices(readSettings(set))).toHaveLength(2);
});
