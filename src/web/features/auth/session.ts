export interface AuthUser {
  id: string;
  name: string;
  /** The first word of the name; empty when there is no name. */
  firstName: string;
  email: string;
}

/** The organisation that the user acts for. The screens do not use it. */
export interface AuthOrganization {
  id: string;
  role: string;
  slug: string;
  permissions: readonly string[];
}

/** Somebody who is signed in. */
export interface AuthSession {
  user: AuthUser;
  organization: AuthOrganization | null;
  /** The bearer token of API calls; asked for before each call, so that a provider may renew it. */
  getToken: () => string | null | Promise<string | null>;
}

export function makeUser(user: { id: string; name?: string | null; email: string }): AuthUser {
  const name = user.name?.trim() ?? '';
  return { id: user.id, name, firstName: name.split(/\s+/u)[0] ?? '', email: user.email };
}
