import type { BrowserClerk } from '@clerk/shared/types';
import { ApiError } from '../../../../lib/api-error.ts';
import { COMMON } from '../../../../texts/common.ts';
import { makeUser, type AuthOrganization, type AuthSession } from '../../session.ts';

/** Who is signed in at Clerk. A session that still owes a step, such as a second factor, is nobody's yet. */
export function sessionOf({ session, user, organization }: BrowserClerk): AuthSession | null {
  if (!session || session.status !== 'active' || !user) return null;
  const membership =
    organization && user.organizationMemberships.find((one) => one.organization.id === organization.id);
  const acting: AuthOrganization | null = membership
    ? { id: organization.id, role: membership.role, slug: organization.slug ?? '', permissions: membership.permissions }
    : null;
  return {
    user: makeUser({ id: user.id, name: user.fullName, email: user.primaryEmailAddress?.emailAddress ?? '' }),
    organization: acting,
    // Kept by Clerk, and renewed before its minute is over.
    getToken: () =>
      session.getToken().catch((error: unknown) => {
        throw Object.assign(new ApiError({ status: 0, message: COMMON.offline }), { cause: error });
      }),
  };
}

/** Tells of a session that begins, changes or ends, wherever that happened; Clerk itself tells more often. */
export function watchSession(clerk: BrowserClerk, onChange: (session: AuthSession | null) => void): () => void {
  let told = tellingOf(clerk);
  return clerk.addListener(({ session }) => {
    // In between two sessions, it is not known yet.
    if (session === undefined) return;
    const now = tellingOf(clerk);
    if (now === told) return;
    told = now;
    const next = sessionOf(clerk);
    if (next) forgetSteps();
    onChange(next);
  });
}

function tellingOf(clerk: BrowserClerk): string {
  const session = sessionOf(clerk);
  return JSON.stringify(session && [clerk.session?.id, session.user, session.organization]);
}

/** The steps of a form leave their marks behind the `#` of the address. */
function forgetSteps(): void {
  if (location.hash.startsWith('#/')) history.replaceState(history.state, '', location.pathname + location.search);
}
