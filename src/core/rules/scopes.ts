/** What a token for scripts can be allowed to do, in the order in which it is offered. */
export const SCOPES = [
  'personas:read',
  'personas:write',
  'jobs:read',
  'jobs:write',
  'materials:read',
  'materials:write',
  'usage:read',
] as const;

export type Scope = (typeof SCOPES)[number];

/** Beginning of every token for scripts, by which people and secret scanners know one. */
export const ACCESS_TOKEN_PREFIX = 'mft_';

export const ACCESS_TOKEN_LIMITS = { name: 80, perUser: 20 } as const;

/** Days that a token can be valid; null never expires. */
export const ACCESS_TOKEN_DAYS = [30, 90, 365, null] as const;
