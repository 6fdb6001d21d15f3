import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { Provider } from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { createIssuerStore } from './oidc-issuer-store.ts';
import type { IssuerStore } from './oidc-issuer-store.ts';
import { freePort } from '../support/free-port.ts';

/** How the issuer behaves; may be changed while it runs. */
export interface IssuerManners {
  /** Gives access tokens that are no JWT. */
  opaque: boolean;
  /** How long access tokens live, in seconds. */
  accessSeconds: number;
  /** Whom they are made for, where that is not what was asked for. */
  audience: string | null;
  /** Answers nobody's requests but cuts them off. */
  away: boolean;
  /** Gives refresh tokens. */
  refresh: boolean;
  /** Waits for this before it gives tokens. */
  gate: Promise<void> | null;
}

export interface Signing {
  /** Claims in place of those of a good access token; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** By default the present one of the issuer. */
  readonly key?: CryptoKey;
  readonly alg?: string;
}

export interface OidcIssuer {
  readonly url: string;
  readonly clientId: string;
  /** What the product is set to. */
  readonly settings: Readonly<Record<string, string>>;
  readonly audience: string;
  readonly manners: IssuerManners;
  /** The keys that it publishes. */
  keys(): readonly JWK[];
  /** How often an address was asked for, by the beginning of its path. */
  asked(path: string): number;
  /** An access token as the issuer would make it; for what no real sign-in brings. */
  sign(subject: string, signing?: Signing): Promise<string>;
  /** Lets the product at that address have people sign in. */
  register(productUrl: string): void;
  /** Ends everything that it ever gave to anybody. */
  forgetGrants(): void;
  /** Signs with a new key from now on; the old one is withdrawn unless it is to stay for a while. */
  rotate(options?: { keepOld: boolean }): Promise<void>;
  close(): Promise<void>;
}

interface KeyPair {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
  readonly publicJwk: JWK;
}

const CLIENT_ID = 'manifold';
const AUDIENCE = 'https://manifold.test/api';

/** A real OpenID Connect issuer on this machine, where everybody may sign in by a name and no password. */
export async function startOidcIssuer(given: Partial<IssuerManners> = {}): Promise<OidcIssuer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const manners: IssuerManners = {
    opaque: false,
    accessSeconds: 300,
    audience: null,
    away: false,
    refresh: true,
    gate: null,
    ...given,
  };
  let pairs = [await keyPair()];
  let productUrl = 'http://localhost:1';
  const store = createIssuerStore();
  let provider = providerOf(url, { productUrl, manners, pairs, store });
  const asked: string[] = [];

  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (manners.away) request.socket.destroy();
    else if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
    else if (request.url === '/token')
      void (manners.gate ?? Promise.resolve()).then(() => provider.callback()(request, response));
    else void provider.callback()(request, response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');

  const newest = () => {
    const [pair] = pairs;
    if (!pair) throw new Error('The issuer has no key');
    return pair;
  };
  return {
    url,
    clientId: CLIENT_ID,
    audience: AUDIENCE,
    settings: { OIDC_ISSUER: url, OIDC_CLIENT_ID: CLIENT_ID, OIDC_AUDIENCE: AUDIENCE },
    manners,
    keys: () => pairs.map(({ publicJwk }) => publicJwk),
    asked: (path) => asked.filter((address) => address.startsWith(path)).length,
    sign: (subject, signing = {}) => signToken({ url, manners }, newest(), { ...signing, subject }),
    register(address) {
      productUrl = address;
      provider = providerOf(url, { productUrl, manners, pairs, store });
    },
    forgetGrants: () => store.forget(),
    async rotate({ keepOld } = { keepOld: false }) {
      pairs = [await keyPair(), ...(keepOld ? pairs : [])];
      provider = providerOf(url, { productUrl, manners, pairs, store });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function keyPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  const named = { kid, alg: 'RS256', use: 'sig' };
  return {
    kid,
    privateKey,
    jwk: { ...(await exportJWK(privateKey)), ...named },
    publicJwk: { ...(await exportJWK(publicKey)), ...named },
  };
}

async function signToken(
  { url, manners }: { url: string; manners: IssuerManners },
  pair: KeyPair,
  { subject, claims, header, key, alg }: Signing & { subject: string },
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: url,
    sub: subject,
    aud: AUDIENCE,
    client_id: CLIENT_ID,
    scope: 'openid',
    jti: randomUUID(),
    iat: now,
    exp: now + manners.accessSeconds,
    ...claims,
  };
  return await new SignJWT(payload)
    .setProtectedHeader({ alg: alg ?? 'RS256', typ: 'at+jwt', kid: pair.kid, ...header })
    .sign(key ?? pair.privateKey);
}

interface Parts {
  readonly productUrl: string;
  readonly manners: IssuerManners;
  readonly pairs: readonly KeyPair[];
  readonly store: IssuerStore;
}

function providerOf(url: string, { productUrl, manners, pairs, store }: Parts): Provider {
  const provider = new Provider(url, {
    adapter: store.adapter,
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${productUrl}/api/auth/callback`],
        post_logout_redirect_uris: [`${productUrl}/`],
      },
    ],
    jwks: { keys: pairs.map(({ jwk }) => jwk) },
    cookies: { keys: ['only for the tests'] },
    scopes: ['openid', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => claimsOf(id) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: {
      AccessToken: () => manners.accessSeconds,
      RefreshToken: 3600,
      Session: 3600,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
    },
    issueRefreshToken: () => manners.refresh,
    rotateRefreshToken: true,
    loadExistingGrant: grantEverything(manners),
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
      rpInitiatedLogout: { enabled: true, logoutSource: (context, form) => void (context.body = `${form}${LEAVE}`) },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: () => ({
          scope: 'openid',
          audience: manners.audience ?? AUDIENCE,
          accessTokenTTL: manners.accessSeconds,
          accessTokenFormat: manners.opaque ? 'opaque' : 'jwt',
        }),
      },
    },
  } satisfies Configuration);
  return provider;
}

function claimsOf(id: string) {
  return { sub: id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)} Example`, email: `${id}@example.test` };
}

/** Nobody is asked whether the product may know them. */
function grantEverything(manners: IssuerManners): NonNullable<Configuration['loadExistingGrant']> {
  return async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      accountId: oidc.session?.accountId ?? '',
      clientId: oidc.client?.clientId ?? '',
    });
    grant.addOIDCScope('openid profile email offline_access');
    grant.addResourceScope(AUDIENCE, 'openid');
    if (manners.audience) grant.addResourceScope(manners.audience, 'openid');
    await grant.save();
    return grant;
  };
}

/** The page where people say who they are. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const answer = new URLSearchParams(await bodyOf(request));
    const login = answer.get('login');
    const result =
      login && answer.get('choice') !== 'cancel'
        ? { login: { accountId: login } }
        : { error: 'access_denied', error_description: '<b>The issuer’s own words</b>' };
    await provider.interactionFinished(request, response, result);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(LOGIN_PAGE);
}

const LOGIN_PAGE = `<!doctype html><html lang="en"><title>Company sign-in</title>
<h1>Company sign-in</h1>
<form method="post">
  <label>User <input name="login" value=""></label>
  <button name="choice" value="enter">Enter</button>
  <button name="choice" value="cancel">Cancel</button>
</form></html>`;

const LEAVE = '<button form="op.logoutForm" name="logout" value="yes">Leave</button>';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}
