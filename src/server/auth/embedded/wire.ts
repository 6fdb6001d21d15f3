import { z } from 'zod';
import { MOST_OF_AN_ID, upTo } from '../../../core/contracts/text.ts';
import { cleanText, isLongerThan } from '../../../core/rules/text.ts';
import { TEXT_LIMITS } from '../../../core/rules/limits.ts';

/** Length of a password in UTF-16 units, as better-auth counts it. */
export const PASSWORD = { min: 8, max: 128 } as const;

const newPassword = z
  .string()
  .min(PASSWORD.min, { error: `The password must be at least ${PASSWORD.min} characters long` })
  .max(PASSWORD.max, { error: `The password must be at most ${PASSWORD.max} characters long` });

const givenPassword = z.string().max(PASSWORD.max, { error: 'The password is wrong' });

const email = z
  .string()
  .trim()
  .max(254, { error: 'The e-mail address is too long' })
  .pipe(z.email({ error: 'This is not a valid e-mail address' }));

const name = z
  .string()
  .transform((text) => cleanText(text).trim())
  .refine((text) => !isLongerThan(text, TEXT_LIMITS.personaName), {
    error: `The name must be ${TEXT_LIMITS.personaName} characters or less`,
  })
  .meta(upTo(TEXT_LIMITS.personaName));

export const signUpBody = z.object({ name: name.default(''), email, password: newPassword });
export const signInBody = z.object({ email, password: givenPassword });
export const updateUserBody = z.object({ name });
export const changePasswordBody = z.object({
  currentPassword: givenPassword,
  newPassword,
  revokeOtherSessions: z.boolean().default(true),
});
export const revokeSessionBody = z.object({
  id: z.string().max(MOST_OF_AN_ID, { error: 'There is no such sign-in' }),
});

/** A signed token is some hundred characters long. */
const MOST_OF_A_LINK = 2_000;

export const emailBody = z.object({ email });
export const resetPasswordBody = z.object({
  token: z.string().max(MOST_OF_A_LINK, {
    error: 'This link is not right. Please open it again from the mail, or ask for a new one.',
  }),
  newPassword,
  removeAccessTokens: z
    .boolean()
    .default(true)
    .describe('Whether access tokens end as well; the first time an address is confirmed they always do'),
});
export const verifyEmailQuery = z.object({ token: z.string().max(MOST_OF_A_LINK).default('') });

/** The embedded provider's answers keep better-auth's names. */
const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const session = z.object({
  id: z.string(),
  token: z.string(),
  userId: z.string(),
  ipAddress: z.string().nullish(),
  userAgent: z.string().nullish(),
  expiresAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const organization = z.object({
  id: z.string(),
  role: z.string(),
  slug: z.string(),
  permissions: z.array(z.string()).readonly(),
});

export const signedIn = z.object({ token: z.string(), user });
export const signedInAnswer = signedIn.extend({ organization });
/** The token is null where the address has to be confirmed by mail first. */
export const signedUp = z.object({ token: z.string().nullable(), user });
export const signedUpAnswer = signedUp.extend({ organization });
export const openSession = z.object({ session, user });
export const currentSession = openSession.extend({ organization }).nullable();
/** Without their tokens: whoever has one sign-in must not get hold of the others. */
export const sessionList = z.array(
  z.object({
    id: z.string(),
    /** The sign-in that makes the call. */
    current: z.boolean(),
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
    expiresAt: z.string(),
  }),
);
export const passwordChanged = z.object({ token: z.string().nullable(), user });
export const done = z.object({ success: z.boolean() });
export const status = z.object({ status: z.boolean() });
export const passwordReset = status.extend({ accessTokensRemoved: z.number().int() });
