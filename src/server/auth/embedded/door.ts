import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Database } from '../../storage/database.ts';
import { countWithin, uncount } from '../../limits/count-within.ts';
import type { Limit } from '../../limits/count-within.ts';
import { visitorOf } from '../../limits/visitor.ts';
import type { Visitor } from '../../limits/visitor.ts';
import { SESSION_LIFE } from '../session-life.ts';
import { addressKey } from './address-key.ts';
import { isKnownAddress, rememberAddress } from './known-addresses.store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Wrong passwords a minute for one account, from however many addresses. */
const TRIES_PER_ACCOUNT = 10;

/** Sign-ins a minute of one account from one address. Each takes a password's time; scripts have access tokens. */
const SIGN_INS = 30;

/** Mails an hour to one mailbox, and asked for by one caller who need not know any password. */
const MAILS = 5;

/** Several people may sign up from one office. */
const SIGN_UP_MAILS = 30;

/** A quarter of the passwords that a small machine hashes in a minute. */
const SIGN_UPS_PER_TRY = 4;

export interface DoorContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  /** Wrong passwords a minute and address; null is no limit. */
  readonly signInLimit: number | null;
}

/** Who comes to sign in. */
interface Comer {
  readonly ip: string;
  /** The account's, whether there is one or not. */
  readonly email: string;
}

/**
 * Counts wrong passwords, by address and by account. A try is counted before `enter` and given back unless the password
 * was wrong, so that guesses sent side by side are counted and people who know their password are not. Where the owner
 * has signed in before, tries are counted apart: strangers cannot lock them out.
 *
 * @throws DomainError `too_many_requests` when the caller has to wait.
 */
export async function throughSignInDoor<T>(
  context: DoorContext,
  { ip, email }: Comer,
  enter: () => Promise<T>,
): Promise<T> {
  if (context.signInLimit === null) return await enter();
  const isKnown = await isKnownAddress(context.database.db, knownKey(context, email, ip), context.clock.now());
  const key = `account ${mailboxKey(context, email)}${isKnown ? ` ${addressKey(ip)}` : ''}`;
  const message = 'Too many tries for this account. Please wait a minute and try again.';
  return await throughTriesDoor(context, ip, () =>
    giveBackUnlessWrong(context, { key, most: TRIES_PER_ACCOUNT, windowMs: MINUTE_MS, message }, enter),
  );
}

/**
 * Paces sign-ins that succeed, by account and address, so that strangers elsewhere cannot use them up; those that fail are
 * given back.
 *
 * @throws DomainError `too_many_requests`
 */
export async function atSignInPace<T>(context: DoorContext, from: Comer, enter: () => Promise<T>): Promise<T> {
  if (context.signInLimit === null) return await enter();
  const key = `signed-in ${mailboxKey(context, from.email)} ${addressKey(from.ip)}`;
  const message =
    'There were too many sign-ins to this account. Please wait a minute and try again. Scripts sign in best by an access token.';
  await countWithin(context, { key, most: SIGN_INS, windowMs: MINUTE_MS, message });
  try {
    return await enter();
  } catch (error) {
    await uncount(context, key).catch(() => undefined);
    throw error;
  }
}

/**
 * Whose turn it is to have a password hashed. Where the owner of an account has signed in before, they are a visitor of
 * their own; everybody else from an address is one, however many accounts they name.
 */
export async function visitorAt(context: DoorContext, { ip, email }: Comer): Promise<Visitor> {
  const known = knownKey(context, email, ip);
  return (await isKnownAddress(context.database.db, known, context.clock.now())) ? visitorOf(known) : strangerAt(ip);
}

/** Somebody at an address, who may be anybody. */
export const strangerAt = (ip: string): Visitor => visitorOf(addressKey(ip));

/** As `throughSignInDoor`, where no account is named: by address alone. */
export async function throughTriesDoor<T>(context: DoorContext, ip: string, enter: () => Promise<T>): Promise<T> {
  if (context.signInLimit === null) return await enter();
  return await giveBackUnlessWrong(context, byAddress('sign-in', ip, context.signInLimit), enter);
}

/** Counts new accounts by address. */
export async function countSignUp(context: DoorContext, ip: string): Promise<void> {
  if (context.signInLimit === null) return;
  await countWithin(context, byAddress('sign-up', ip, context.signInLimit * SIGN_UPS_PER_TRY));
}

/** A stranger who asks for somebody's mails must not keep them from signing up, so these are counted apart. */
type WhyMail = 'sign-up' | 'asked';

/**
 * Counts a mail to a mailbox, whether somebody with an account reads it or not. Where the owner has signed in before, mails
 * are counted apart: strangers cannot use them up.
 */
export async function countMailTo(context: DoorContext, { ip, email }: Comer, why: WhyMail): Promise<void> {
  const isKnown = await isKnownAddress(context.database.db, knownKey(context, email, ip), context.clock.now());
  const at = isKnown ? ` ${addressKey(ip)}` : '';
  await countWithin(context, mailLimit(`mail-to ${why} ${mailboxKey(context, email)}${at}`, MAILS));
}

/** Counts a mail that a caller asked for. */
export async function countMailBy(context: DoorContext, ip: string, why: WhyMail): Promise<void> {
  if (context.signInLimit === null) return;
  const most = why === 'sign-up' ? SIGN_UP_MAILS : MAILS;
  await countWithin(context, mailLimit(`mail-by ${why} ${addressKey(ip)}`, most));
}

/** The owner has been at this address: there they are no stranger as long as a sign-in may last. */
export async function rememberOwner(
  context: DoorContext,
  { ip, email, userId }: { ip: string; email: string; userId: string },
): Promise<void> {
  const until = new Date(context.clock.now().getTime() + SESSION_LIFE.idleSeconds * 1000);
  await rememberAddress(context.database.db, { key: knownKey(context, email, ip), userId, until });
}

async function giveBackUnlessWrong<T>(context: DoorContext, limit: Limit, enter: () => Promise<T>): Promise<T> {
  await countWithin(context, limit);
  try {
    const result = await enter();
    await uncount(context, limit.key);
    return result;
  } catch (error) {
    if (!isWrongPassword(error)) await uncount(context, limit.key).catch(() => undefined);
    throw error;
  }
}

const isWrongPassword = (error: unknown) =>
  error instanceof DomainError && (error.code === 'unauthenticated' || error.code === 'invalid_input');

const byAddress = (what: string, ip: string, most: number): Limit => ({
  key: `${what} ${addressKey(ip)}`,
  most,
  windowMs: MINUTE_MS,
  message: 'Too many tries from your address. Please wait a minute and try again.',
  setting: 'SIGN_IN_LIMIT',
});

const mailLimit = (key: string, most: number): Limit => ({
  key,
  most,
  windowMs: HOUR_MS,
  message: 'Too many mails were asked for. Please look for them in your mailbox, or try again in an hour.',
});

const knownKey = (context: DoorContext, email: string, ip: string) =>
  `known ${mailboxKey(context, email)} ${addressKey(ip)}`;

/** Stands for an address of mail without telling it: nobody can look up who is written about without the secret. */
function mailboxKey({ secret }: DoorContext, email: string): string {
  return createHmac('sha256', secret).update(`limits ${email.toLowerCase()}`).digest('base64url');
}
