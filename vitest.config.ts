import { defineConfig } from 'vitest/config';

const HTTP_TESTS = ['src/**/*.http.test.ts', 'test/http/**/*.test.ts', 'test/contracts/**/*.http.test.ts'];
/** What it judges is the same on each database. */
const EVALS = ['test/evals/**/*.http.test.ts'];
/** What comes of several connections, and sign-in at an issuer, which the attacks on it try on the embedded database. */
const POSTGRES_ALONE = [
  'src/server/auth/oidc/**',
  'src/server/auth/embedded/{passwords,account-limits,many-sign-ins}.http.test.ts',
  'src/server/http/fair-use/changes-in-turn.http.test.ts',
];
/** What comes before the database: the pace of requests, and turns of one process for its threads. */
const EMBEDDED_ALONE = [
  'src/server/http/fair-use/fair-use.http.test.ts',
  'src/server/pipeline/reading-in-turn.http.test.ts',
  'src/server/materials/waiting.http.test.ts',
];

const MEASURED_ALONE = 'test/attacks/one-against-others.test.ts';

/**
 * Files take turns on two threads instead of a process each, which took longer to start than most of them to run. A test
 * that would change what others see (a module, the environment) undoes it.
 */
const SHARED_WORKERS = { pool: 'threads', isolate: false } as const;

export default defineConfig({
  test: {
    // Two on two cores: more only makes each test wait longer, except in parts that mostly wait (scripts/test/parts.ts).
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Tests wait for what they expect; these only end one that never comes.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'test/{contracts,support,fakes,evals,recorded}/**/*.test.ts',
          ],
          exclude: [...HTTP_TESTS, ...EVALS, 'src/web/**'],
          ...SHARED_WORKERS,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: './src/web/fresh-page.setup.ts',
          ...SHARED_WORKERS,
        },
      },
      {
        test: {
          name: 'http-embedded',
          include: [...HTTP_TESTS, ...EVALS],
          exclude: POSTGRES_ALONE,
          env: { TEST_DATABASE: 'embedded' },
          ...SHARED_WORKERS,
        },
      },
      {
        test: {
          name: 'http-postgres',
          include: HTTP_TESTS,
          exclude: EMBEDDED_ALONE,
          env: { TEST_DATABASE: 'postgres' },
          ...SHARED_WORKERS,
          globalSetup: './test/support/postgres-setup.ts',
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          globalSetup: './test/support/postgres-setup.ts',
          ...SHARED_WORKERS,
          // Whole products are started and killed: most of that is waiting, and two files wait side by side.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'attacks',
          include: ['test/attacks/**/*.test.ts'],
          // What runs at the same time is told by PostgreSQL; with the one connection of the other it is tried in the long form.
          exclude: [MEASURED_ALONE, ...(process.env['ATTACK_ROUNDS'] ? [] : ['test/attacks/parallel*.test.ts'])],
          env: { TEST_DATABASE: 'embedded' },
          ...SHARED_WORKERS,
          // With ATTACK_ROUNDS a test goes through many times the cases.
          testTimeout: 900_000,
        },
      },
      {
        test: {
          // Calls at the same time: what several connections of a database make of them.
          name: 'attacks-postgres',
          include: ['test/attacks/parallel*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: './test/support/postgres-setup.ts',
          ...SHARED_WORKERS,
          testTimeout: 900_000,
        },
      },
      {
        test: {
          // How long others wait: after all else, which would make them wait, too.
          name: 'attacks-alone',
          include: [MEASURED_ALONE],
          globalSetup: './test/support/postgres-setup.ts',
          sequence: { groupOrder: 1 },
          ...SHARED_WORKERS,
          testTimeout: 900_000,
        },
      },
    ],
  },
});
