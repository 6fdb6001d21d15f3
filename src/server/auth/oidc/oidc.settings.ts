import { z } from 'zod';
import { defineSettings } from '../../config/define-settings.ts';

const text = z.string().optional();

export const oidcSettings = defineSettings({
  OIDC_ISSUER: {
    schema: z
      .string()
      .refine((address) => /^https?:$/.test(URL.parse(address)?.protocol ?? ''), {
        error: 'must be an http or https address',
      })
      .optional(),
    meaning: 'Address of the OpenID Connect issuer, as it names itself.',
    shown: 'unset',
  },
  OIDC_CLIENT_ID: { schema: text, meaning: 'The product’s client id at the issuer.', shown: 'unset' },
  OIDC_CLIENT_SECRET: {
    schema: text,
    meaning: 'Its secret, where the issuer asks for one; a public client with PKCE needs none.',
    shown: 'unset',
    secret: true,
  },
  OIDC_AUDIENCE: {
    schema: text,
    meaning: 'What the issuer’s access tokens name as their audience (`aud`) when they are made for this product.',
    shown: 'unset',
  },
  OIDC_AUDIENCE_PARAMETER: {
    schema: z
      .enum(['auto', 'audience', 'resource', 'none'], {
        error: 'must be auto, audience, resource or none',
      })
      .default('auto'),
    meaning:
      'How the issuer is asked for tokens of that audience: `audience` (Auth0), `resource` (RFC 8707), `none` (Keycloak, Entra ID: by client or scope); `auto` sends `audience`, and `resource` where it is an https address.',
    shown: 'auto',
  },
  OIDC_SCOPE: {
    schema: text,
    meaning: 'Scopes to ask for.',
    shown: '`openid profile email`, and `offline_access` where the issuer offers it',
  },
  OIDC_PROMPT: {
    schema: text,
    meaning:
      'What the issuer is asked to show (`prompt`): `consent` where it gives refresh tokens only then, `select_account` where people have several accounts.',
    shown: 'unset',
  },
});
