import { setTimeout as pause } from 'node:timers/promises';
import * as client from 'openid-client';
import { z } from 'zod';
import { MESSAGES } from '../../../core/rules/messages.ts';
import { DomainError } from '../../platform/errors.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { keepEndedToken } from '../hosted/hosted-users.store.ts';
import { jwtHash } from '../hosted/jwt-verifier.ts';
import { SESSION_LIFE } from '../session-life.ts';
import type { Organization } from '../principal.ts';
import { hashOfToken } from '../token-hash.ts';
import { verifyIssued } from './issued-tokens.ts';
import type { Issued } from './issued-tokens.ts';
import { audienceParameters } from './issuer-parameters.ts';
import { SIGN_IN_MS } from './oidc-context.ts';
import type { OidcContext, Origin } from './oidc-context.ts';
import type { Person } from './profile.ts';
import { claimRenewal, findSignIn, releaseRenewal, saveRenewal, takeSignIn } from './sign-ins.store.ts';
import type { SignInRow } from './sign-ins.store.ts';
import { noAnswer, SignInTrouble } from './sign-in-trouble.ts';

/** An access token is renewed when it ends within that time, or when half of its life is over if it has less. */
const AHEAD_MS = 60_000;

/** Longer than the issuer may take: whoever renews has given up by then. */
const CLAIM_MS = 20_000;

/** How often whoever waits for another's renewal looks. */
const LOOK_MS = 50;

export interface OpenSignIn {
  readonly accessToken: string;
  /** How long the token lives, in seconds. */
  readonly expiresIn: number;
  /** How long the cookie has to live, in seconds. */
  readonly seconds: number;
  readonly user: Person & { readonly id: string };
  readonly organization: Organization | null;
}

/**
 * The access token of a sign-in, renewed at the issuer when it is about to end. Of several that ask at once, in whichever
 * process, one renews and the others wait: issuers that rotate refresh tokens take one that is used twice for stolen.
 *
 * @throws DomainError `unauthenticated` when the sign-in has ended, `unavailable` when the issuer does not answer.
 */
export async function renewToken(
  context: OidcContext,
  cookie: string | undefined,
  origin: Origin,
): Promise<OpenSignIn> {
  if (cookie === undefined) throw ended();
  const id = hashOfToken(cookie);
  for (;;) {
    const row = await findSignIn(context.database.db, id, context.clock.now());
    if (!row) throw ended();
    if (!isDue(context, row)) return await answer(context, row);
    const now = context.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    if (await claimRenewal(context.database.db, row, { now, until })) {
      return await answer(context, await renew(context, row, origin));
    }
    await pause(LOOK_MS);
  }
}

const ended = () => new DomainError('unauthenticated', MESSAGES.authenticationRequired);

function isDue({ clock }: OidcContext, row: SignInRow): boolean {
  if (row.sealedRefreshToken === null) return false;
  const lifetime = row.accessExpiresAt.getTime() - row.updatedAt.getTime();
  return row.accessExpiresAt.getTime() - clock.now().getTime() <= Math.min(AHEAD_MS, lifetime / 2);
}

async function renew(context: OidcContext, row: SignInRow, origin: Origin): Promise<SignInRow> {
  const { database, clock, logger } = context;
  try {
    const issued = await refresh(context, row);
    return await save(context, row, issued);
  } catch (error) {
    if (isOver(error)) {
      await takeSignIn(database.db, row.id);
      const what = error instanceof SignInTrouble ? error.reason : 'the issuer ended it';
      logSecurity(logger, 'sign-in.ended', { userId: row.userId, ...facts(origin), what });
      throw ended();
    }
    await releaseRenewal(database.db, row.id);
    if (error instanceof DomainError && error.code !== 'unavailable') throw error;
    logger.warn({ err: error, requestId: origin.requestId }, 'an access token could not be renewed');
    // The present one may do for another moment.
    if (row.accessExpiresAt > clock.now()) return row;
    if (error instanceof DomainError) throw error;
    if (!noAnswer(error) && !(error instanceof client.ResponseBodyError)) throw error;
    throw new DomainError('unavailable', 'The place where you sign in does not answer. Please try again in a moment.', {
      cause: error,
    });
  }
}

const facts = ({ address, requestId }: Origin) => ({ address, requestId });

/** Whether the issuer has ended the sign-in, rather than being in trouble itself. */
function isOver(error: unknown): boolean {
  if (error instanceof SignInTrouble) return true;
  return error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
}

async function refresh(context: OidcContext, row: SignInRow): Promise<Issued> {
  const { client: issuer } = await context.issuer.discovered();
  return await client.refreshTokenGrant(
    issuer,
    opened(context, row.sealedRefreshToken, row.id),
    audienceParameters(context.config),
  );
}

async function save(context: OidcContext, row: SignInRow, issued: Issued): Promise<SignInRow> {
  const { database, clock, seal } = context;
  const token = await verifyIssued(context, issued);
  const principal = await context.principalOf(token);
  if (principal?.userId !== row.userId)
    throw new SignInTrouble('refused', 'the issuer gave the token of somebody else');
  const now = clock.now();
  const saved = await saveRenewal(database.db, row.id, {
    sealedAccessToken: seal.close(issued.access_token, row.id),
    // An issuer that does not rotate it sends none.
    sealedRefreshToken:
      issued.refresh_token === undefined ? row.sealedRefreshToken : seal.close(issued.refresh_token, row.id),
    sealedIdToken: issued.id_token === undefined ? row.sealedIdToken : seal.close(issued.id_token, row.id),
    accessExpiresAt: token.expiresAt,
    previousTokenHash: jwtHash(opened(context, row.sealedAccessToken, row.id)),
    updatedAt: now,
    expiresAt: new Date(
      Math.min(now.getTime() + SIGN_IN_MS, row.createdAt.getTime() + SESSION_LIFE.absoluteSeconds * 1000),
    ),
  });
  if (saved) return saved;
  // Somebody signed out meanwhile: nothing may come of what the issuer has just given.
  await keepEndedToken(database.db, token.hash, { now, until: token.expiresAt });
  throw ended();
}

async function answer(context: OidcContext, row: SignInRow): Promise<OpenSignIn> {
  const now = context.clock.now().getTime();
  const accessToken = opened(context, row.sealedAccessToken, row.id);
  const token = await context.verify(accessToken);
  const principal = token && (await context.principalOf(token));
  if (!token || principal?.userId !== row.userId) throw ended();
  const person = profile.parse(JSON.parse(opened(context, row.sealedProfile, row.id)));
  return {
    accessToken,
    expiresIn: Math.max(0, (row.accessExpiresAt.getTime() - now) / 1000),
    seconds: (row.expiresAt.getTime() - now) / 1000,
    user: { id: row.userId, ...person },
    organization: principal.organization,
  };
}

const profile = z.object({ name: z.string(), email: z.string() });

/** What another secret has sealed, after the installation's was changed, opens no more: that ends the sign-in. */
function opened({ seal }: OidcContext, sealed: string | null, place: string): string {
  const text = sealed === null ? null : seal.open(sealed, place);
  if (text === null) throw ended();
  return text;
}
