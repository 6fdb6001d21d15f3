/** The database that `postgres-setup.ts` has migrated; each test file gets a copy of it. */
export const TEMPLATE = 'manifold_template';
