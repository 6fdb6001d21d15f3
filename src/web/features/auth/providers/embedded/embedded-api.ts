import { api } from '../../../../lib/api.ts';
import { makeUser, type AuthOrganization, type AuthSession } from '../../session.ts';

interface UserAnswer {
  id: string;
  name?: string | null;
  email: string;
}

interface SignInAnswer {
  token: string;
  user: UserAnswer;
  organization?: AuthOrganization | null;
}

interface SessionAnswer {
  session: { token: string };
  user: UserAnswer;
  organization?: AuthOrganization | null;
}

/** By the HttpOnly cookie of `/api/auth`, after a reload. */
export async function fetchSession(): Promise<AuthSession | null> {
  const answer = await api.get<SessionAnswer | null>('/auth/get-session', { anonymous: true });
  return answer && makeSession(answer.session.token, answer.user, answer.organization);
}

export async function postSignIn(credentials: { email: string; password: string }): Promise<AuthSession> {
  const answer = await api.post<SignInAnswer>('/auth/sign-in/email', credentials, { anonymous: true });
  return makeSession(answer.token, answer.user, answer.organization);
}

export async function postSignUp(account: { name: string; email: string; password: string }): Promise<AuthSession> {
  const answer = await api.post<SignInAnswer>('/auth/sign-up/email', account, { anonymous: true });
  return makeSession(answer.token, answer.user, answer.organization);
}

export async function postSignOut(): Promise<void> {
  await api.post<unknown>('/auth/sign-out', {});
}

function makeSession(token: string, user: UserAnswer, organization: AuthOrganization | null = null): AuthSession {
  // The token stays in this closure: nothing secret goes to storage.
  return { user: makeUser(user), organization, getToken: () => token };
}
