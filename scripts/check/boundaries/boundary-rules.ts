import type { Import } from './read-imports.ts';

export interface BoundaryRule {
  readonly name: string;
  /** What to do instead, for the one who broke it. */
  readonly why: string;
  readonly from: RegExp;
  readonly to: RegExp;
  /** Imports that are fine although both ends match. */
  readonly unless?: (ends: { from: RegExpExecArray; to: RegExpExecArray; typeOnly: boolean }) => boolean;
  /** Tests may reach anywhere unless this is set. */
  readonly testsToo?: true;
}

/** Which folders alone may know a package. */
const HOMES: readonly { packages: RegExp; home: RegExp; name: string }[] = [
  { name: 'queue', packages: /^npm:pg-boss/, home: /^src\/server\/queue\// },
  { name: 'model-sdk', packages: /^npm:(ai|@ai-sdk\/.*)(\/|$)/, home: /^src\/server\/llm\// },
  {
    name: 'database-drivers',
    packages: /^npm:(pg|@electric-sql\/pglite|drizzle-orm\/(node-postgres|pglite|migrator))(\/|$)/,
    home: /^src\/server\/storage\//,
  },
  { name: 'sign-in', packages: /^npm:(better-auth|@better-auth\/.*)(\/|$)/, home: /^src\/server\/auth\// },
  {
    name: 'hosted-sign-in',
    packages: /^npm:(jose|openid-client|@clerk\/.*)(\/|$)/,
    home: /^src\/(server\/auth|web\/features\/auth)\//,
  },
  { name: 'mail', packages: /^npm:nodemailer/, home: /^src\/server\/mail\// },
  { name: 'http-framework', packages: /^npm:@?fastify/, home: /^src\/server\/(http\/|auth\/|compose\.ts$)/ },
  {
    name: 'reading-text',
    packages: /^npm:(wink-.*|eld|n2words|@orama\/.*)(\/|$)/,
    home: /^src\/server\/text\//,
  },
  { name: 'logger', packages: /^npm:pino/, home: /^src\/server\/platform\/logger\.ts$/ },
  {
    name: 'sql',
    packages: /^npm:drizzle-orm/,
    home: /^src\/server\/(storage\/|queue\/|auth\/|.*\.(store|table)\.ts$)/,
  },
];

export const BOUNDARY_RULES: readonly BoundaryRule[] = [
  {
    name: 'sides-apart',
    why: 'core is what both sides agree on and imports neither; what web and server share belongs to core',
    from: /^src\/(core|web|server)\//,
    to: /^src\/(core|web|server)\//,
    unless: ({ from, to }) => from[1] === to[1] || to[1] === 'core',
    testsToo: true,
  },
  {
    name: 'core-runs-anywhere',
    why: 'core is pure TypeScript and zod: no package and no Node module besides',
    from: /^src\/core\//,
    to: /^(npm:(?!zod($|\/))|node:)/,
  },
  {
    name: 'product-without-tests',
    why: 'the product never depends on its tests or on the scripts that build it',
    from: /^src\//,
    to: /^(test|scripts)\//,
  },
  {
    name: 'features-are-islands',
    why: 'features meet in web/app alone; what two of them need belongs to web/components, web/lib or core',
    from: /^src\/web\/features\/([^/]+)\//,
    to: /^src\/web\/(?:features\/([^/]+)|app)\//,
    unless: ({ from, to }) => from[1] === to[1],
    testsToo: true,
  },
  {
    name: 'shared-web-knows-no-feature',
    why: 'components and lib are below the features: they get what they show as props',
    from: /^src\/web\/(components|lib|texts)\//,
    to: /^src\/web\/(features|app)\//,
  },
  {
    name: 'domain-first',
    why: 'the domain knows no transport: http and pipeline call it; a job sends tasks through the port queue/queue.ts',
    from: /^src\/server\/(personas|materials|jobs|research|writing)\//,
    to: /^src\/server\/(?:http|pipeline|queue)\/(.*)$/,
    unless: ({ from, to, typeOnly }) => typeOnly && from[1] === 'jobs' && to[0] === 'src/server/queue/queue.ts',
  },
  {
    name: 'providers-by-registry',
    why: 'a provider is reached through the registry above it, so that adding one is one file and one line',
    from: /^src\//,
    to: /^(src\/.+\/)providers\//,
    unless: ({ from, to }) => isProvidersOwn(from.input, to[1] ?? ''),
  },
  {
    name: 'tables-behind-stores',
    why: 'tables are read and written in *.store.ts, and known besides to other tables, storage and auth',
    from: /^src\/server\/(?!storage\/|auth\/)(?!.*\.(store|table)\.ts$)/,
    to: /\.table\.ts$/,
  },
  {
    name: 'one-composer',
    why: 'compose.ts alone joins real parts; main.ts and the generators start from it',
    from: /^src\/server\/(?!main\.ts$)/,
    to: /^src\/server\/compose\.ts$/,
  },
  ...HOMES.map(({ name, packages, home }) => ({
    name: `one-home-for-${name}`,
    why: `this package is known to ${home.source.replaceAll('\\', '')} alone; go through its port`,
    from: /^src\//,
    to: packages,
    unless: ({ from }: { from: RegExpExecArray }) => home.test(from.input),
  })),
];

/** The providers among themselves, the registry above them, and the settings file that lists what they bring. */
function isProvidersOwn(from: string, home: string): boolean {
  if (!from.startsWith(home)) return false;
  return /^(providers\/.+|registry\.ts|[^/]+\.settings\.ts)$/.test(from.slice(home.length));
}

const TEST = /(\.test\.tsx?$|^test\/)/;

export function breaks(rule: BoundaryRule, { from, to, typeOnly }: Import): boolean {
  if (TEST.test(from) && !rule.testsToo) return false;
  const fromMatch = rule.from.exec(from);
  const toMatch = rule.to.exec(to);
  if (!fromMatch || !toMatch) return false;
  return !rule.unless?.({ from: fromMatch, to: toMatch, typeOnly });
}
