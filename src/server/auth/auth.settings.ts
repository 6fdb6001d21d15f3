import { z } from 'zod';
import { defineSettings } from '../config/define-settings.ts';
import { limitNumber } from '../config/setting-schemas.ts';
import { AUTH_PROVIDER_IDS } from './registry.ts';

const PLANNED = ['clerk', 'oidc'];

export const authSettings = defineSettings({
  AUTH_PROVIDER: {
    schema: z
      .string()
      .default('embedded')
      .superRefine((id, context) => {
        if (AUTH_PROVIDER_IDS.includes(id)) return;
        const message = PLANNED.includes(id)
          ? `"${id}" comes in a later version; use ${AUTH_PROVIDER_IDS.join(' or ')} until then`
          : `must be one of ${AUTH_PROVIDER_IDS.join(', ')}`;
        context.addIssue({ code: 'custom', message });
      }),
    meaning: 'Who keeps accounts and sign-ins: `embedded` keeps them in the product’s own database.',
    shown: 'embedded',
  },
  SIGN_UP: {
    schema: z.enum(['open', 'closed'], { error: 'must be open or closed' }).optional(),
    meaning:
      'Who may make an account: `open` is everybody who reaches the product, `closed` only the first. Strangers must not spend the owner’s model key.',
    shown: '`open` when HOST and PUBLIC_URL are loopback addresses and TRUST_PROXY is empty, else `closed`',
  },
  SIGN_IN_LIMIT: {
    schema: limitNumber(30),
    meaning:
      'Wrong passwords a minute from one address before it has to wait; new accounts may be ten times as many. 0 is no limit.',
    shown: '30',
  },
});
