import { addressKey } from './address-key.ts';
import { PASSWORD_COST, hashPassword, isOfCost, isPasswordOf } from './password-hash.ts';
import type { PasswordCost } from './password-hash.ts';
import { createPasswordLine } from './password-line.ts';
import type { LineLimits } from './password-line.ts';

export interface Check {
  readonly isRight: boolean;
  /** The same password hashed at the present cost, where it was hashed at another one. */
  readonly renewed: string | null;
}

/** Hashes passwords, a few at once. Never inside a transaction: that would hold a connection meanwhile. */
export interface Passwords {
  hash(caller: string, password: string): Promise<string>;
  /** @param hash null where there is no account, which takes as long and is never right. */
  check(caller: string, password: string, hash: string | null): Promise<Check>;
}

export interface PasswordOptions {
  readonly cost?: PasswordCost;
  readonly line?: LineLimits;
}

/** A caller is an address. */
export function createPasswords({ cost = PASSWORD_COST, line: limits }: PasswordOptions = {}): Passwords {
  const line = createPasswordLine(limits);
  return {
    hash: (caller, password) => line.run(addressKey(caller), () => hashPassword(password, cost)),
    check: (caller, password, hash) =>
      line.run(addressKey(caller), async () => {
        const isRight = hash !== null && (await isPasswordOf(hash, password));
        if (hash !== null && isOfCost(hash, cost)) return { isRight, renewed: null };
        // Also where it is for nothing, so that no time tells who has an account.
        const renewed = await hashPassword(password, cost);
        return { isRight, renewed: isRight ? renewed : null };
      }),
  };
}
