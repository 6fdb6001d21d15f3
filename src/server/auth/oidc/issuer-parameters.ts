import type { DiscoveredIssuer } from './issuer.ts';
import type { OidcConfig } from './oidc-config.ts';

/** What asks for tokens of the product's audience; issuers differ in how they want to be asked. */
export function audienceParameters({ audience, audienceParameter }: OidcConfig): Record<string, string> {
  if (audienceParameter === 'audience') return { audience };
  if (audienceParameter === 'resource') return { resource: audience };
  if (audienceParameter === 'none') return {};
  return { audience, ...(/^https:\/\//i.test(audience) ? { resource: audience } : {}) };
}

/** A refresh token is asked for where the issuer knows of it, since it is what keeps people signed in. */
export function scopeOf({ scope }: OidcConfig, { metadata }: DiscoveredIssuer): string {
  if (scope) return scope;
  const offline = metadata.scopes_supported?.includes('offline_access') ? ' offline_access' : '';
  return `openid profile email${offline}`;
}

/** Whoever wants an account is led to where one is made, if the issuer can be told so. */
export function promptOf(
  { prompt }: OidcConfig,
  { metadata }: DiscoveredIssuer,
  signingUp: boolean,
): Record<string, string> {
  const offered: unknown = metadata['prompt_values_supported'];
  if (signingUp && Array.isArray(offered) && offered.includes('create')) return { prompt: 'create' };
  return prompt ? { prompt } : {};
}
