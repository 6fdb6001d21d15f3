/**
 * Why a sign-in at an issuer came to nothing. The server leads back to the app with one of these in `sign_in`, and the
 * web client has a sentence for each: what the issuer itself said is never shown.
 */
export const SIGN_IN_PROBLEMS = [
  'cancelled',
  'expired',
  'unavailable',
  'refused',
  'closed',
  'opaque_token',
  'wrong_token',
] as const;

export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];
