import type { Scope } from '../../core/rules/scopes.ts';

/** The organisation that a caller acts for. The screens do not use it. */
export interface Organization {
  readonly id: string;
  readonly role: string;
  readonly slug: string;
  readonly permissions: readonly string[];
}

/** Who is calling. Every personal row is scoped by `userId`. */
export interface Principal {
  readonly userId: string;
  /** Empty where the provider does not tell. */
  readonly email: string;
  /** Empty where the provider does not tell. */
  readonly name: string;
  readonly organization: Organization | null;
  /** What a token for scripts may do; null for a person who signed in, who may do everything with what is theirs. */
  readonly scopes: readonly Scope[] | null;
}
