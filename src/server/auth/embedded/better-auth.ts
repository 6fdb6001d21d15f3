import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { BetterAuthPlugin } from 'better-auth';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { z } from 'zod';
import { newId } from '../../platform/ids.ts';
import type { Database, Executor } from '../../storage/database.ts';
import { accounts, sessions, users, verifications } from '../accounts.table.ts';
import { hostCookies } from '../host-cookies.ts';
import { SESSION_LIFE } from '../session-life.ts';
import { PASSWORD } from './wire.ts';

/** Carries the caller's address to better-auth, which reads addresses from headers alone. */
export const CLIENT_ADDRESS_HEADER = 'x-manifold-client-address';

const hiddenErrors = new AsyncLocalStorage<{ error?: Error }>();

/**
 * Runs a call to better-auth. It logs what it hides: a database that is away becomes "failed to create user", or even a
 * sign-out that succeeded. Here the error itself is thrown.
 */
export async function withoutHiddenErrors<T>(call: () => Promise<T>): Promise<T> {
  const place: { error?: Error } = {};
  const result = await hiddenErrors.run(place, call).catch((error: unknown) => {
    throw place.error ?? error;
  });
  if (place.error) throw place.error;
  return result;
}

const prepared = new AsyncLocalStorage<string>();

/**
 * Runs a call to better-auth that sets a password: it would hash inside its transaction, and takes long. So the hash is made
 * before, and given to it.
 */
export const withHash = <T>(hash: string, call: () => Promise<T>): Promise<T> => prepared.run(hash, call);

function preparedHash(): string {
  const hash = prepared.getStore();
  if (hash === undefined) throw new Error('A password is hashed before better-auth is asked');
  return hash;
}

async function refuseToVerify(): Promise<boolean> {
  throw new Error('Passwords are checked before better-auth is asked');
}

export interface BetterAuthOptions {
  readonly database: Database;
  readonly secret: string;
  readonly publicUrl: string;
  /** Whether an address has to be confirmed by mail before its account can be used. */
  readonly confirmEmail: boolean;
  /** Runs inside the transaction that makes an account, before anything is written. */
  readonly beforeSignUp: (tx: Executor) => Promise<void>;
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;

export function createBetterAuth(options: BetterAuthOptions) {
  const cookies = hostCookies('manifold', options.publicUrl);
  return betterAuth({
    appName: 'Manifold',
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(adapterDatabase(options), {
      provider: 'pg',
      transaction: true,
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD.min,
      maxPasswordLength: PASSWORD.max,
      requireEmailVerification: options.confirmEmail,
      password: { hash: async () => preparedHash(), verify: refuseToVerify },
    },
    // Links of mails are made, sent and used up by routes of ours.
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
    session: { expiresIn: SESSION_LIFE.idleSeconds, cookieCache: { enabled: false } },
    // Tries are counted at the door, by wrong passwords.
    rateLimit: { enabled: false },
    plugins: [bearer(), handOver],
    advanced: {
      cookiePrefix: cookies.name,
      // It would add a prefix of its own to the names.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: cookies.path, secure: cookies.secure },
      database: { generateId: newId },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    logger: { level: 'error', log: keepHiddenError },
  });
}

/** Gives the browser the cookie of a sign-in that we opened: by a password, or by the link of a mail. */
const handOver = {
  id: 'hand-over',
  endpoints: {
    handOver: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ token: z.string() }), requireHeaders: true },
      async (ctx) => {
        const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
        if (!found) throw ctx.error('UNAUTHORIZED');
        await setSessionCookie(ctx, found);
        return ctx.json({ token: found.session.token, user: found.user });
      },
    ),
  },
} satisfies BetterAuthPlugin;

function keepHiddenError(_level: string, message: string, ...details: unknown[]): void {
  const place = hiddenErrors.getStore();
  if (place) place.error ??= details.find((detail) => detail instanceof Error) ?? new Error(message);
}

/** Our database with transactions of our own kind. Of the routes in use, signing up alone makes one. */
function adapterDatabase({ database, beforeSignUp }: BetterAuthOptions) {
  const transaction = <T>(work: (tx: Executor) => Promise<T>) =>
    database.transaction(async (tx) => {
      await beforeSignUp(tx);
      return await work(tx);
    });
  return new Proxy(database.db, {
    get(target, property): unknown {
      return property === 'transaction' ? transaction : Reflect.get(target, property, target);
    },
  });
}
