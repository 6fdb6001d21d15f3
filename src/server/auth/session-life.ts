const DAY_SECONDS = 24 * 60 * 60;

/** How long a sign-in that the product keeps stays open; docs/sign-in.md gives the reasons. */
export const SESSION_LIFE = {
  /** After the last visit; a visit renews it. */
  idleSeconds: 30 * DAY_SECONDS,
  /** From the sign-in on, however often somebody visits. */
  absoluteSeconds: 90 * DAY_SECONDS,
} as const;

/** Sign-ins opened before that are over. */
export function oldestSignIn(now: Date): Date {
  return new Date(now.getTime() - SESSION_LIFE.absoluteSeconds * 1000);
}
