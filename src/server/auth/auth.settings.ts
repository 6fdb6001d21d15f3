import { z } from 'zod';
import { defineSettings } from '../config/define-settings.ts';
import { limitNumber } from '../config/setting-schemas.ts';
import { clerkSettings } from './clerk/clerk.settings.ts';
import { oidcSettings } from './oidc/oidc.settings.ts';
import { AUTH_PROVIDER_IDS } from './registry.ts';

export const authSettings = defineSettings({
  AUTH_PROVIDER: {
    schema: z
      .string()
      .default('embedded')
      .refine((id) => AUTH_PROVIDER_IDS.includes(id), { error: `must be one of ${AUTH_PROVIDER_IDS.join(', ')}` }),
    meaning:
      'Who keeps accounts and sign-ins: `embedded` keeps them in the product’s own database, `clerk` is Clerk, `oidc` any OpenID Connect issuer that gives JWT access tokens.',
    shown: 'embedded',
  },
  SIGN_UP: {
    schema: z.enum(['open', 'closed'], { error: 'must be open or closed' }).optional(),
    meaning:
      'Who may make an account: `open` is everybody who reaches the product, `closed` only the first account ever created. Strangers must not spend the owner’s model key.',
    shown:
      '`open` with `clerk` and `oidc`, which say themselves who gets in, and when HOST and PUBLIC_URL are loopback addresses and TRUST_PROXY is empty; else `closed`',
  },
  SIGN_IN_LIMIT: {
    schema: limitNumber(30),
    meaning:
      'Wrong passwords a minute from one address before it has to wait; new accounts may be four times as many. 0 is no limit.',
    shown: '30',
  },
  AUTH_SECRET: {
    schema: z.string().min(32, { error: 'must be 32 characters or longer' }).optional(),
    meaning:
      'Signs cookies and links and seals tokens of sign-ins; the same for every process. `openssl rand -hex 32` makes one. Changing it ends all sign-ins.',
    shown: 'made at the first start: the file `secret` in DATA_DIR, or a row of the PostgreSQL database',
    secret: true,
  },
  ...clerkSettings,
  ...oidcSettings,
});
