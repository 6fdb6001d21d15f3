import { z } from 'zod';
import { ACCESS_TOKEN_DAYS, ACCESS_TOKEN_LIMITS, SCOPES } from '../rules/scopes.ts';
import { limitedText } from './text.ts';

const scopes = z
  .array(z.enum(SCOPES))
  .min(1, { error: 'Choose at least one scope' })
  .max(SCOPES.length * 2, { error: 'There are not that many scopes' })
  .transform((chosen) => SCOPES.filter((scope) => chosen.includes(scope)));

export const accessTokenInput = z.object({
  name: limitedText(ACCESS_TOKEN_LIMITS.name),
  scopes,
  /** Null never expires. */
  expires_in_days: z
    .union(
      ACCESS_TOKEN_DAYS.map((days) => z.literal(days)),
      { error: 'A token can expire in 30, 90 or 365 days, or never' },
    )
    .describe('Null never expires'),
});

/** A token for scripts, without the token itself. */
export const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  hint: z.string().describe('How the token ends, to tell it from others'),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable().describe('To the hour'),
});

export const newAccessToken = accessToken.extend({
  token: z.string().describe('Shown this once; only its hash is kept'),
});

export type AccessTokenInput = z.input<typeof accessTokenInput>;
export type AccessToken = z.infer<typeof accessToken>;
export type NewAccessToken = z.infer<typeof newAccessToken>;
