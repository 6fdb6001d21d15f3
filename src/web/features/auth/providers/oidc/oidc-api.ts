import { ApiError } from '../../../../lib/api-error.ts';
import { api } from '../../../../lib/api.ts';
import { makeUser, type AuthOrganization, type AuthSession } from '../../session.ts';

interface TokenAnswer {
  access_token: string;
  /** In seconds from now on. */
  expires_in: number;
  user: { id: string; name: string; email: string };
  organization: AuthOrganization | null;
}

/** A token is renewed that many seconds before its end, or when a quarter of its time is left if it has less. */
const AHEAD = 30;

/** By the HttpOnly cookie of `/api/auth`; null for somebody who is not signed in. */
export async function fetchSession(): Promise<AuthSession | null> {
  const answer = await askToken();
  if (!answer) return null;
  const { user, organization } = answer;
  return { user: makeUser(user), organization, getToken: renewing(answer) };
}

/** Ends the sign-in here, and answers where the issuer ends its own, if it does. */
export async function postSignOut(): Promise<string | null> {
  // By the cookie: a token that has to be renewed first must not keep anybody signed in.
  const answer = await api.post<{ end_session_url: string | null }>('/auth/sign-out', {}, { anonymous: true });
  return answer.end_session_url;
}

async function askToken(): Promise<TokenAnswer | null> {
  try {
    return await api.post<TokenAnswer>('/auth/token', {}, { anonymous: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Gives the present token, and asks for a new one shortly before it ends. It stays in this closure: nothing goes to storage. */
function renewing(first: TokenAnswer): AuthSession['getToken'] {
  const userId = first.user.id;
  let token = first.access_token;
  let renewAt = renewalOf(first);
  let asking: Promise<string> | null = null;

  const renew = async () => {
    const answer = await askToken();
    // Signed out elsewhere, or somebody else signed in: the old token then ends this session with the next call.
    if (answer?.user.id !== userId) {
      renewAt = Infinity;
      return token;
    }
    token = answer.access_token;
    renewAt = renewalOf(answer);
    return token;
  };

  return () => {
    if (performance.now() < renewAt) return token;
    asking ??= renew().finally(() => {
      asking = null;
    });
    return asking;
  };
}

/** By the time since the page was opened, which runs evenly whatever the clock of the machine says. */
function renewalOf({ expires_in: seconds }: TokenAnswer): number {
  return performance.now() + (seconds - Math.min(AHEAD, seconds / 4)) * 1000;
}
