import { isSetUp, lockSignUp, markSetUp } from '../accounts.store.ts';
import type { AuthOptions } from '../auth-options.ts';
import type { AuthProvider } from '../auth-provider.ts';
import { confirmPassword } from '../embedded/confirm-password.ts';
import { createAfterAnswer } from '../embedded/after-answer.ts';
import { createPasswords } from '../embedded/passwords.ts';
import { createBetterAuth } from '../embedded/better-auth.ts';
import { principalOf } from '../organization.ts';
import { embeddedRoutes } from '../embedded/routes.ts';
import { readSessionToken } from '../embedded/session-token.ts';
import { trustedOrigins } from '../loopback.ts';
import { findSignedInUser } from '../sessions.store.ts';
import { conflict } from '../../platform/errors.ts';
import type { Executor } from '../../storage/database.ts';

/** Accounts with e-mail and password in the product's own database, by better-auth. */
export function createEmbeddedProvider(options: AuthOptions): AuthProvider {
  const { database, clock, secret, publicUrl } = options;
  if (secret.length < 32) throw new Error('The secret of the embedded sign-in must be 32 characters or longer');

  const signUpOpen = async (db: Executor) => options.signUp === 'open' || !(await isSetUp(db));
  const assertSignUpOpen = async (db: Executor) => {
    if (await signUpOpen(db)) return;
    throw conflict('Sign-up is closed here. Ask the person who runs this Manifold for an account.');
  };
  const auth = createBetterAuth({
    database,
    secret,
    publicUrl,
    confirmEmail: options.mailer !== null,
    async beforeSignUp(tx) {
      if (options.signUp === 'closed') {
        await lockSignUp(tx);
        await assertSignUpOpen(tx);
      }
      await markSetUp(tx, clock.now());
    },
  });

  const passwords = createPasswords(options.passwords);

  return {
    id: 'embedded',
    publicConfig: { publishable_key: null, issuer: null, mail: options.mailer !== null },
    pageSources: {},
    async authenticate(token) {
      const sessionToken = readSessionToken(token, secret);
      const user = sessionToken && (await findSignedInUser(database.db, sessionToken, clock.now()));
      if (!user || (options.mailer && !user.isConfirmed)) return null;
      return principalOf(user);
    },
    signUpOpen: () => signUpOpen(database.db),
    confirmIdentity: (principal, proof) => confirmPassword({ door: options, passwords }, principal, proof),
    async mount(app) {
      await app.register(embeddedRoutes, {
        auth,
        door: options,
        passwords,
        logger: options.logger,
        publicUrl,
        mailer: options.mailer,
        afterAnswer: createAfterAnswer(options.logger),
        trustedOrigins: trustedOrigins(publicUrl),
        assertSignUpOpen: () => assertSignUpOpen(database.db),
      });
    },
  };
}
