import { parsePermissions } from '@clerk/shared/jwtPayloadParser';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import type { HostedProfile } from '../hosted/hosted-principal.ts';
import type { Organization } from '../principal.ts';

const text = z.string().min(1);

/** Version 2 of the claims: the organisation stands in one, its permissions as bits for each feature. */
const organizationV2 = z.object({
  fea: z.string().optional(),
  o: z.object({
    id: text,
    slg: z.string().default(''),
    rol: text,
    per: z.string().default(''),
    fpm: z.string().default(''),
  }),
});

const organizationV1 = z.object({
  org_id: text,
  org_role: text,
  org_slug: z.string().nullish(),
  org_permissions: z.array(z.string()).default([]),
});

/** Nobody has these in a session token unless the application was set to add them. */
const profile = z.object({ email: z.string().catch(''), name: z.string().catch('') });

/** What a session token tells of its owner. */
export function profileOf(claims: JWTPayload): HostedProfile {
  return { ...profile.parse(claims), organization: organizationOf(claims) };
}

/** Null while somebody acts for themselves. */
function organizationOf(claims: JWTPayload): Organization | null {
  const second = organizationV2.safeParse(claims);
  if (second.success) {
    const { o, fea } = second.data;
    return { id: o.id, role: `org:${o.rol}`, slug: o.slg, permissions: permissionsOf(o, featuresOf(fea)) };
  }
  const first = organizationV1.safeParse(claims);
  if (!first.success) return null;
  const { org_id: id, org_role: role, org_slug: slug, org_permissions: permissions } = first.data;
  return { id, role, slug: slug ?? '', permissions };
}

function permissionsOf(encoded: { per: string; fpm: string }, features: string[]): string[] {
  const { permissions, featurePermissionMap } = parsePermissions(encoded);
  return features.flatMap((feature, place) => {
    const bits = featurePermissionMap[place] ?? [];
    return permissions.filter((_, bit) => bits[bit] === 1).map((permission) => `org:${feature}:${permission}`);
  });
}

/** `o:dashboard,u:billing,ou:teams`: those of the organisation have an `o` before the colon. */
function featuresOf(fea = ''): string[] {
  return fea.split(',').flatMap((entry) => {
    const [scope = '', feature] = entry.trim().split(':');
    return feature && scope.includes('o') ? [feature] : [];
  });
}
