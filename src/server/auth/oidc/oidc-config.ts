import type { SettingsOf } from '../../config/define-settings.ts';
import { StartError } from '../../platform/start-error.ts';
import { isLoopback } from '../loopback.ts';
import type { oidcSettings } from './oidc.settings.ts';

/** The settings, as far as they can be judged without the issuer. */
export interface OidcConfig {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** Whom access tokens have to be made for. */
  readonly audience: string;
  readonly audienceParameter: 'auto' | 'audience' | 'resource' | 'none';
  readonly scope: string | undefined;
  readonly prompt: string | undefined;
  /** Where the issuer sends people back to; it has to be registered there. */
  readonly redirectUri: string;
  readonly publicUrl: string;
}

/** @throws StartError that names everything that is missing or wrong. */
export function oidcConfig(settings: SettingsOf<typeof oidcSettings>, publicUrl: string): OidcConfig {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_AUDIENCE } = settings;
  const issuer = OIDC_ISSUER === undefined ? null : URL.parse(OIDC_ISSUER);
  const wrong = [
    ...(issuer ? wrongWithIssuer(issuer) : ['OIDC_ISSUER is missing: the address of the issuer, as it names itself.']),
    ...(OIDC_CLIENT_ID ? [] : ['OIDC_CLIENT_ID is missing: what the issuer knows this product by.']),
    ...(OIDC_AUDIENCE
      ? []
      : ['OIDC_AUDIENCE is missing: what `aud` of access tokens names when they are made for this product.']),
  ];
  if (!issuer || !OIDC_CLIENT_ID || !OIDC_AUDIENCE || wrong.length > 0) {
    throw new StartError(
      `Sign-in by OpenID Connect is not set up:\n${list(wrong)}\ndocs/sign-in.md tells what to set.`,
    );
  }
  return {
    issuer,
    clientId: OIDC_CLIENT_ID,
    clientSecret: settings.OIDC_CLIENT_SECRET,
    audience: OIDC_AUDIENCE,
    audienceParameter: settings.OIDC_AUDIENCE_PARAMETER,
    scope: settings.OIDC_SCOPE,
    prompt: settings.OIDC_PROMPT,
    redirectUri: new URL('/api/auth/callback', publicUrl).href,
    publicUrl,
  };
}

function wrongWithIssuer(issuer: URL): string[] {
  const wrong: string[] = [];
  if (issuer.protocol !== 'https:' && !isLoopback(issuer.hostname)) {
    wrong.push('OIDC_ISSUER has to be an https address: whoever sits between could sign in as anybody.');
  }
  if (issuer.search || issuer.hash || issuer.username) {
    wrong.push('OIDC_ISSUER has to be an address without a query, a fragment or a user name.');
  }
  return wrong;
}

const list = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n');
