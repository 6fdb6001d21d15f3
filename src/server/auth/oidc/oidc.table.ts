import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Open sign-ins at an OpenID Connect issuer, one a browser. What is sealed is encrypted with a key of the installation's secret. */
export const oidcSignIns = pgTable(
  'oidc_sign_ins',
  {
    /** SHA-256 of the cookie's value, base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where the issuer gives none: the sign-in then ends with its access token. */
    sealedRefreshToken: text('sealed_refresh_token'),
    sealedAccessToken: text('sealed_access_token').notNull(),
    accessExpiresAt: moment('access_expires_at').notNull(),
    /** Hash of the access token before, which may live for a moment beside the present one. */
    previousTokenHash: text('previous_token_hash'),
    /** Until then one process alone renews, since issuers take a refresh token once. */
    renewingUntil: moment('renewing_until'),
    /** For the issuer's own sign-out. */
    sealedIdToken: text('sealed_id_token'),
    /** Name and address, which access tokens need not tell. */
    sealedProfile: text('sealed_profile').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The end of the sign-in when nobody comes back. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('oidc_sign_ins_of_user').on(table.userId), index('oidc_sign_ins_by_end').on(table.expiresAt)],
);
