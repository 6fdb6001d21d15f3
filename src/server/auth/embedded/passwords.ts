import { PASSWORD_COST, hashPassword, isOfCost, isPasswordOf } from './password-hash.ts';
import type { PasswordCost } from './password-hash.ts';
import { createPasswordTurns } from './password-turns.ts';
import type { PasswordCaller, PasswordTurnLimits } from './password-turns.ts';

export interface Check {
  readonly isRight: boolean;
  /** The same password hashed at the present cost, where it was hashed at another one. */
  readonly renewed: string | null;
}

/** Hashes passwords, a few at once. Never inside a transaction: that would hold a connection meanwhile. */
export interface Passwords {
  hash(caller: PasswordCaller, password: string): Promise<string>;
  /** @param hash null where there is no account, which takes as long and is never right. */
  check(caller: PasswordCaller, password: string, hash: string | null): Promise<Check>;
}

export interface PasswordOptions {
  readonly cost?: PasswordCost;
  readonly turns?: PasswordTurnLimits;
}

export function createPasswords({ cost = PASSWORD_COST, turns: limits }: PasswordOptions = {}): Passwords {
  const turns = createPasswordTurns(limits);
  return {
    hash: (caller, password) => turns.run(caller, () => hashPassword(password, cost)),
    check: (caller, password, hash) =>
      turns.run(caller, async () => {
        const isRight = hash !== null && (await isPasswordOf(hash, password));
        if (hash !== null && isOfCost(hash, cost)) return { isRight, renewed: null };
        // Also where it is for nothing, so that no time tells who has an account.
        const renewed = await hashPassword(password, cost);
        return { isRight, renewed: isRight ? renewed : null };
      }),
  };
}
