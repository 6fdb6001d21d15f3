import { startOidcIssuer } from '../fakes/oidc-issuer.ts';
import type { IssuerManners, OidcIssuer } from '../fakes/oidc-issuer.ts';
import { startTestApp } from './test-app.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';
import { createVisitor } from './visitor.ts';
import type { Visitor } from './visitor.ts';

export interface OidcApp extends TestApp {
  readonly issuer: OidcIssuer;
}

/** The server with an issuer of its own. */
export async function startOidcApp({
  manners,
  ...options
}: TestAppOptions & { manners?: Partial<IssuerManners> } = {}): Promise<OidcApp> {
  const issuer = await startOidcIssuer(manners);
  try {
    const authSettings = { ...issuer.settings, ...options.authSettings };
    const app = await startTestApp({ worker: false, ...options, authProvider: 'oidc', authSettings });
    issuer.register(app.url);
    return {
      ...app,
      issuer,
      async close() {
        await app.close();
        await issuer.close();
      },
    };
  } catch (error) {
    await issuer.close();
    throw error;
  }
}

/** Goes to the issuer and says who one is there; ends where the product leads back to. */
export async function signInAs(
  app: OidcApp,
  login: string,
  { visitor = createVisitor(), to = '/app', choice = 'enter' } = {},
): Promise<{ visitor: Visitor; url: string }> {
  const start = `${app.url}/api/auth/sign-in?to=${encodeURIComponent(to)}`;
  const page = await visitor.follow(start, { until: `${app.url}/app` });
  if (!page.url.startsWith(app.issuer.url)) return { visitor, url: page.url };
  const init = { method: 'POST', body: new URLSearchParams({ login, choice }) };
  const { url } = await visitor.follow(page.url, { init, until: `${app.url}/app` });
  return { visitor, url };
}

export interface TokenAnswer {
  readonly status: number;
  readonly token: string;
  readonly body: ReturnType<typeof JSON.parse>;
}

/** What the page asks for when it opens, and before a token ends. */
export async function askToken(app: OidcApp, visitor: Visitor): Promise<TokenAnswer> {
  const response = await visitor.ask(`${app.url}/api/auth/token`, { method: 'POST' });
  const body: TokenAnswer['body'] = await response.json();
  return { status: response.status, token: body.access_token ?? '', body };
}
