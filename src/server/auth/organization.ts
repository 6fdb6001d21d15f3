import { SCOPES } from '../../core/rules/scopes.ts';
import type { Organization, Principal } from './principal.ts';
import type { SignedInUser } from './sessions.store.ts';

/** What the owner of a personal organisation may do: everything there is. */
const PERMISSIONS = SCOPES;

/** Every account that comes without an organisation has one of its own, derived from the account and never stored. */
export function personalOrganization(userId: string): Organization {
  return { id: `org_${userId}`, role: 'owner', slug: `personal-${userId.toLowerCase()}`, permissions: PERMISSIONS };
}

/** Somebody who signed in by the embedded provider. */
export function principalOf(user: SignedInUser): Principal {
  const organization = personalOrganization(user.id);
  return { userId: user.id, email: user.email, name: user.name, organization, scopes: null };
}

export const withOrganization = <Answer extends { user: { id: string } }>(answer: Answer) => ({
  ...answer,
  organization: personalOrganization(answer.user.id),
});
