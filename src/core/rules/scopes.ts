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
