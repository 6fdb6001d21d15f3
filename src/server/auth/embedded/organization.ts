import type { Organization, Principal } from '../principal.ts';
import type { SignedInUser } from '../sessions.store.ts';

/** What the owner of a personal organisation may do: everything there is. */
const PERMISSIONS = ['personas:read', 'personas:write', 'jobs:read', 'jobs:write'] as const;

/** Every account of the embedded provider has an organisation of its own, derived from the account and never stored. */
export function personalOrganization(userId: string): Organization {
  return { id: `org_${userId}`, role: 'owner', slug: `personal-${userId.toLowerCase()}`, permissions: PERMISSIONS };
}

export function principalOf(user: SignedInUser): Principal {
  return { userId: user.id, email: user.email, name: user.name, organization: personalOrganization(user.id) };
}

export const withOrganization = <Answer extends { user: { id: string } }>(answer: Answer) => ({
  ...answer,
  organization: personalOrganization(answer.user.id),
});
