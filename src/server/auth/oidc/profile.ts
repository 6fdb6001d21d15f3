import type { JWTPayload } from 'jose';
import { z } from 'zod';
import type { HostedProfile } from '../hosted/hosted-principal.ts';
import type { Organization } from '../principal.ts';

/** Name and address of a person, empty where the issuer does not tell. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

type Claims = Readonly<Record<string, unknown>>;

/** By the standard's claims: the full name, else its parts, else what they are called by. */
export function personOf(claims: Claims): Person {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim().slice(0, 200) : '';
  };
  const parts = [text('given_name'), text('family_name')].filter(Boolean).join(' ');
  return { name: text('name') || parts || text('nickname') || text('preferred_username'), email: text('email') };
}

/** What an access token tells of its owner. */
export function profileOf(claims: JWTPayload): HostedProfile {
  return { ...personOf(claims), organization: organizationOf(claims) };
}

const id = z.string().min(1).max(255);

/** Auth0 names one by `org_id`. */
const byId = z.object({ org_id: id, org_name: z.string().max(255).catch('') });

/** Keycloak lists them under their aliases, with or without more; more than one is nobody's choice. */
const listed = z.object({ organization: z.union([z.array(id).length(1), z.record(id, z.unknown())]) });

function organizationOf(claims: JWTPayload): Organization | null {
  const named = byId.safeParse(claims);
  if (named.success) return membership(named.data.org_id, named.data.org_name, claims);
  const list = listed.safeParse(claims).data?.organization;
  const [alias, ...others] = Array.isArray(list) ? list : Object.keys(list ?? {});
  return alias === undefined || others.length > 0 ? null : membership(alias, alias, claims);
}

const texts = z.array(z.string()).catch([]);

function membership(organizationId: string, slug: string, claims: JWTPayload): Organization {
  const [role = 'member'] = texts.parse(claims['roles']);
  return { id: organizationId, role, slug: slug || organizationId, permissions: texts.parse(claims['permissions']) };
}
