import type { Scope } from '../../core/rules/scopes.ts';
import { DomainError } from '../platform/errors.ts';
import type { Principal } from './principal.ts';

/** Whether a caller may do what the scope says: a person always, an access token if it was made for that. */
export const hasScope = ({ scopes }: Pick<Principal, 'scopes'>, scope: Scope): boolean =>
  scopes === null || scopes.includes(scope);

/** @throws DomainError `forbidden` for an access token without the scope. */
export function requireScope(principal: Pick<Principal, 'scopes'>, scope: Scope): void {
  if (!hasScope(principal, scope)) throw lacksScope(scope);
}

export const lacksScope = (scope: Scope) =>
  new DomainError(
    'forbidden',
    `This access token lacks the scope ${scope}. Make one that has it on your account page.`,
  );
