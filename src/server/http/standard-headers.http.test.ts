import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClerkApplication } from '../../../test/fakes/clerk/clerk-application.ts';
import { startOidcIssuer } from '../../../test/fakes/oidc-issuer.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../test/support/test-app.ts';

let webDir: string;
const apps: TestApp[] = [];

beforeAll(() => {
  webDir = mkdtempSync(join(tmpdir(), 'manifold-headers-'));
  for (const name of ['index', 'app', '404']) writeFileSync(join(webDir, `${name}.html`), '<!--client-config-->');
});

afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(webDir, { recursive: true });
});

/** The content policy of an address, directive by directive. */
async function policies(options: TestAppOptions) {
  const app = await startTestApp({ worker: false, webDir, ...options });
  apps.push(app);
  return async (path: string): Promise<Record<string, string>> => {
    const text = (await fetch(app.url + path)).headers.get('content-security-policy') ?? '';
    return Object.fromEntries(
      text.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
    );
  };
}

const OWN = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

test('pages load from nowhere else while the product keeps accounts itself', async () => {
  const policy = await policies({});
  for (const path of ['/', '/app', '/nothing']) expect(await policy(path), path).toEqual(OWN);
});

test('with an OpenID Connect issuer no more than that: the server speaks to it, the pages never do', async () => {
  const issuer = await startOidcIssuer();
  try {
    const policyOf = await policies({ authProvider: 'oidc', authSettings: issuer.settings });
    expect(await policyOf('/app')).toEqual(OWN);
  } finally {
    await issuer.close();
  }
});

test('with Clerk they load what Clerk’s documentation names besides, and nobody may frame them any more than before', async () => {
  const clerk = await createClerkApplication('https://manifold.test');
  const policy = await policies({ authProvider: 'clerk', authSettings: clerk.settings });
  for (const path of ['/', '/app', '/nothing']) {
    expect(await policy(path), path).toEqual({
      ...OWN,
      'script-src': "'self' https://clerk.manifold.test https://challenges.cloudflare.com https://*.protect.clerk.com",
      'connect-src': "'self' https://clerk.manifold.test https://*.protect.clerk.com:*",
      'img-src': "'self' data: https://img.clerk.com",
      'worker-src': "'self' blob:",
      'style-src': "'self' 'unsafe-inline'",
      'frame-src': "'self' https://challenges.cloudflare.com https://*.protect.clerk.com",
    });
  }
  expect(await policy('/api/config')).toMatchObject({ 'default-src': "'none'" });
  expect(await policy('/api/config')).not.toHaveProperty('script-src');
  expect(await policy('/api/docs/')).toMatchObject({ 'script-src': "'self'" });
});
