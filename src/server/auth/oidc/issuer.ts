import * as client from 'openid-client';
import { DomainError } from '../../platform/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { StartError } from '../../platform/start-error.ts';
import { issuerKeys } from '../hosted/issuer-keys.ts';
import type { IssuerKeys } from '../hosted/issuer-keys.ts';
import type { OidcConfig } from './oidc-config.ts';

/** Seconds that an answer of the issuer may take. */
const TIMEOUT = 10;

/** An issuer that did not answer is not asked again for that long. */
const PAUSE_MS = 5_000;

/** Seconds that its clock may differ from ours. */
const CLOCK_TOLERANCE = 30;

/** The issuer as it describes itself. */
export interface DiscoveredIssuer {
  readonly client: client.Configuration;
  readonly metadata: Readonly<client.ServerMetadata>;
  readonly keys: IssuerKeys;
}

export interface Issuer {
  /** @throws DomainError `unavailable` while it does not answer. */
  discovered(): Promise<DiscoveredIssuer>;
  /** What is known of it without asking. */
  known(): DiscoveredIssuer | null;
}

/**
 * Asks the issuer to describe itself. One that does not answer stops the start of a new installation, where its address is
 * the likely mistake; where people have accounts already, the product starts without it and asks again when somebody comes.
 *
 * @throws StartError
 */
export async function openIssuer(
  config: OidcConfig,
  { clock, logger, inUse }: { clock: Clock; logger: Logger; inUse: () => Promise<boolean> },
): Promise<Issuer> {
  let known: DiscoveredIssuer | null = null;
  let asking: Promise<DiscoveredIssuer> | null = null;
  let failedAt = -Infinity;

  const ask = async () => {
    try {
      known = await discover(config, clock);
      return known;
    } catch (error) {
      failedAt = clock.now().getTime();
      throw error;
    } finally {
      asking = null;
    }
  };
  const discovered = async () => {
    if (known) return known;
    if (!asking && clock.now().getTime() - failedAt < PAUSE_MS) throw unavailable();
    asking ??= ask();
    return await asking.catch((error: unknown) => {
      logger.warn({ err: error }, 'the OpenID Connect issuer cannot be used');
      throw unavailable(error);
    });
  };

  try {
    await ask();
  } catch (error) {
    if (error instanceof StartError || !(await inUse())) throw startError(config, error);
    logger.warn({ err: error }, 'the OpenID Connect issuer does not answer; nobody can sign in until it does');
  }
  return { discovered, known: () => known };
}

// oxlint-disable-next-line typescript/no-deprecated -- marked so to make one think twice: it is for issuers on this machine alone
const allowHttp: (config: client.Configuration) => void = client.allowInsecureRequests;

const unavailable = (cause?: unknown) =>
  new DomainError('unavailable', 'The place where you sign in does not answer. Please try again in a moment.', {
    retryAfter: PAUSE_MS / 1000,
    cause,
  });

async function discover(config: OidcConfig, clock: Clock): Promise<DiscoveredIssuer> {
  const insecure = config.issuer.protocol === 'http:';
  const found = await client
    .discovery(config.issuer, config.clientId, undefined, undefined, {
      timeout: TIMEOUT,
      execute: insecure ? [allowHttp] : [],
    })
    .catch((error: unknown) => {
      throw isWrongDocument(error) ? startError(config, error) : error;
    });
  const metadata = found.serverMetadata();
  const keysAddress = usableKeys(config, metadata);
  const known = new client.Configuration(
    metadata,
    config.clientId,
    {
      ...(config.clientSecret === undefined ? {} : { client_secret: config.clientSecret }),
      [client.clockTolerance]: CLOCK_TOLERANCE,
    },
    authentication(config, metadata),
  );
  known.timeout = TIMEOUT;
  if (insecure) allowHttp(known);
  client.enableNonRepudiationChecks(known);
  return { client: known, metadata, keys: issuerKeys(keysAddress, clock) };
}

/** Some issuers read a secret in the header otherwise than it is written there, so it goes into the body where that is taken. */
function authentication({ clientSecret }: OidcConfig, metadata: client.ServerMetadata): client.ClientAuth {
  if (clientSecret === undefined) return client.None();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_post')
    ? client.ClientSecretPost(clientSecret)
    : client.ClientSecretBasic(clientSecret);
}

/** The address of its keys, when it is an issuer that the product can work with. */
function usableKeys(config: OidcConfig, metadata: client.ServerMetadata): URL {
  const refuse = (why: string) => new StartError(`${config.issuer.href} cannot be used as OIDC_ISSUER: ${why}`);
  // The address that any organisation of Entra ID signs in at names no single issuer.
  if (metadata.issuer.includes('{')) throw refuse('it stands for many issuers. Take the address of your own one.');
  const { authorization_endpoint, token_endpoint, jwks_uri, code_challenge_methods_supported } = metadata;
  if (!authorization_endpoint || !token_endpoint || !jwks_uri) {
    throw refuse('it does not name where one signs in, where tokens are given, or its keys.');
  }
  if (code_challenge_methods_supported && !code_challenge_methods_supported.includes('S256')) {
    throw refuse('it does not offer PKCE with S256.');
  }
  const secure = config.issuer.protocol === 'https:';
  const addresses = [authorization_endpoint, token_endpoint, jwks_uri].map((address) => URL.parse(address));
  if (addresses.some((address) => !address || (secure && address.protocol !== 'https:'))) {
    throw refuse('it names addresses that are not https.');
  }
  return new URL(jwks_uri);
}

const WRONG_DOCUMENT = ['OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED', 'OAUTH_INVALID_RESPONSE'];

function isWrongDocument(error: unknown): boolean {
  return error instanceof client.ClientError && WRONG_DOCUMENT.includes(error.code ?? '');
}

function startError({ issuer }: OidcConfig, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const why = isWrongDocument(error)
    ? `names itself otherwise: ${namedIssuer(error) ?? 'its description has no issuer'}. Set OIDC_ISSUER to exactly that, if it is the one.`
    : `does not answer (${error instanceof Error ? error.message : 'unknown error'}). Check OIDC_ISSUER, and that this machine reaches it.`;
  return new StartError(`The OpenID Connect issuer ${issuer.href} ${why}`, { cause: error });
}

function namedIssuer(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  const body = cause !== null && typeof cause === 'object' && 'body' in cause ? cause.body : null;
  return body !== null && typeof body === 'object' && 'issuer' in body ? String(body.issuer) : null;
}
