import { anyAccount } from '../accounts.store.ts';
import type { AuthOptions } from '../auth-options.ts';
import type { AuthProvider } from '../auth-provider.ts';
import { hostedSignUpOpen, principalOfToken } from '../hosted/hosted-principal.ts';
import { createJwtVerifier } from '../hosted/jwt-verifier.ts';
import type { VerifiedToken, VerifyJwt } from '../hosted/jwt-verifier.ts';
import { ALGORITHMS, isOwnAccessToken } from '../oidc/access-token-rules.ts';
import { openIssuer } from '../oidc/issuer.ts';
import type { DiscoveredIssuer } from '../oidc/issuer.ts';
import { oidcConfig } from '../oidc/oidc-config.ts';
import type { OidcConfig } from '../oidc/oidc-config.ts';
import type { OidcContext } from '../oidc/oidc-context.ts';
import { profileOf } from '../oidc/profile.ts';
import { oidcRoutes } from '../oidc/routes.ts';
import { createSeal } from '../oidc/seal.ts';

/** A JWS in its compact form. Whatever else comes costs neither a query nor a key. */
const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Accounts of any OpenID Connect issuer that gives JWT access tokens. Who may have one is the issuer's to say.
 *
 * @throws StartError when the settings or the issuer cannot be worked with.
 */
export async function createOidcProvider(options: AuthOptions): Promise<AuthProvider> {
  const { database, clock, logger, secret } = options;
  const config = oidcConfig(options.settings, options.publicUrl);
  const issuer = await openIssuer(config, { clock, logger, inUse: () => anyAccount(database.db) });

  let verifier: { of: DiscoveredIssuer; verify: VerifyJwt } | null = null;
  const verify: VerifyJwt = async (token) => {
    if (!JWS.test(token)) return null;
    const discovered = await issuer.discovered();
    if (verifier?.of !== discovered) verifier = { of: discovered, verify: verifierOf(config, discovered, clock) };
    return await verifier.verify(token);
  };
  const principalOf = (token: VerifiedToken) =>
    principalOfToken(options, {
      // Two issuers may know two people by one subject.
      provider: `oidc ${String(token.claims.iss)}`,
      token,
      profile: profileOf(token.claims),
    });
  const context: OidcContext = {
    database,
    clock,
    logger,
    config,
    issuer,
    seal: createSeal(secret, 'oidc sign-ins'),
    startSeal: createSeal(secret, 'oidc start'),
    verify,
    principalOf,
  };

  return {
    id: 'oidc',
    publicConfig: { publishable_key: null, issuer: config.issuer.host, mail: false },
    pageSources: {},
    async authenticate(token) {
      const verified = await verify(token);
      return verified && (await principalOf(verified));
    },
    signUpOpen: () => hostedSignUpOpen(options),
    async mount(app) {
      await app.register(oidcRoutes, { context });
    },
  };
}

function verifierOf(config: OidcConfig, { metadata, keys }: DiscoveredIssuer, clock: AuthOptions['clock']): VerifyJwt {
  return createJwtVerifier({
    keys,
    algorithms: ALGORITHMS,
    issuer: metadata.issuer,
    audience: config.audience,
    accepts: (claims, header) => isOwnAccessToken(config, claims, header),
    clock,
  });
}

/** @throws StartError that names everything that is missing or wrong. */
export async function checkOidcSettings(settings: AuthOptions['settings']): Promise<void> {
  oidcConfig(settings, 'http://localhost');
}
