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

interface SignUpAnswer extends Omit<SignInAnswer, 'token'> {
  token: string | null;
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

/** Null where the address has to be confirmed by mail first. */
export async function postSignUp(account: {
  name: string;
  email: string;
  password: string;
}): Promise<AuthSession | null> {
  const answer = await api.post<SignUpAnswer>('/auth/sign-up/email', account, { anonymous: true });
  return answer.token === null ? null : makeSession(answer.token, answer.user, answer.organization);
}

export async function postSignOut(): Promise<void> {
  await api.post<unknown>('/auth/sign-out', {});
}

/** Asks for a mail with a link for a new password. */
export async function postForgotten(email: string): Promise<void> {
  await api.post<unknown>('/auth/forgot-password', { email }, { anonymous: true });
}

/** Asks anew for the mail that confirms an address. */
export async function postConfirm(email: string): Promise<void> {
  await api.post<unknown>('/auth/send-verification-email', { email }, { anonymous: true });
}

/** How many access tokens went with the old password. */
export async function postNewPassword(body: {
  token: string;
  newPassword: string;
  removeAccessTokens: boolean;
}): Promise<number> {
  const answer = await api.post<{ accessTokensRemoved: number }>('/auth/reset-password', body, { anonymous: true });
  return answer.accessTokensRemoved;
}

/** All sign-ins end with it, this one goes on under a new token. */
export async function postPasswordChange(passwords: { currentPassword: string; newPassword: string }): Promise<void> {
  const { token } = await api.post<{ token: string | null }>('/auth/change-password', passwords);
  if (token !== null) held.token = token;
}

// Nothing secret goes to storage: the token of whoever is signed in stays in this module.
let held: { token: string | null } = { token: null };

function makeSession(token: string, user: UserAnswer, organization: AuthOrganization | null = null): AuthSession {
  const own = { token };
  held = own;
  return { user: makeUser(user), organization, getToken: () => own.token };
}
