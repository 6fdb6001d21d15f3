import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BOUNDARY_RULES } from './boundary-rules.ts';
import { checkBoundaries } from './check-boundaries.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifold-boundaries-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** A house of a few files, each with its imports. */
function house(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkBoundaries(root);
}

/** Each rule with imports that break it. A file imported by its name stands empty at that place. */
const BREACHES: Record<string, [from: string, to: string][]> = {
  'sides-apart': [
    ['src/core/rules/a.ts', 'src/server/platform/ids.ts'],
    ['src/core/rules/a.ts', 'src/web/lib/pause.ts'],
    ['src/web/lib/a.ts', 'src/server/platform/ids.ts'],
    ['src/web/lib/a.test.ts', 'src/server/platform/ids.ts'],
    ['src/server/http/a.ts', 'src/web/lib/pause.ts'],
  ],
  'core-runs-anywhere': [
    ['src/core/rules/a.ts', 'node:fs'],
    ['src/core/rules/a.ts', 'undici'],
    ['src/core/rules/a.ts', 'zod-extras'],
  ],
  'product-without-tests': [
    ['src/server/jobs/a.ts', 'test/fakes/queue.ts'],
    ['src/web/lib/a.ts', 'scripts/check/steps.ts'],
  ],
  'features-are-islands': [
    ['src/web/features/editor/a.tsx', 'src/web/features/history/list.tsx'],
    ['src/web/features/editor/a.tsx', 'src/web/app/router.tsx'],
  ],
  'shared-web-knows-no-feature': [['src/web/components/a.tsx', 'src/web/features/auth/use-session.ts']],
  'domain-first': [
    ['src/server/personas/a.ts', 'src/server/http/app.ts'],
    ['src/server/writing/model/a.ts', 'src/server/pipeline/pipeline.ts'],
    ['src/server/research/a.ts', 'src/server/queue/queue.ts'],
    ['src/server/jobs/a.ts', 'src/server/queue/pg-boss-queue.ts'],
  ],
  'providers-by-registry': [
    ['src/server/compose.ts', 'src/server/research/providers/wikipedia.ts'],
    ['src/server/llm/a.ts', 'src/server/llm/providers/ollama.ts'],
    ['src/server/auth/registry.ts', 'src/server/llm/providers/ollama.ts'],
  ],
  'tables-behind-stores': [['src/server/jobs/create-job.ts', 'src/server/jobs/jobs.table.ts']],
  'one-composer': [['src/server/http/app.ts', 'src/server/compose.ts']],
  'one-home-for-queue': [['src/server/pipeline/a.ts', 'pg-boss']],
  'one-home-for-model-sdk': [
    ['src/server/writing/model/a.ts', 'ai'],
    ['src/server/writing/model/a.ts', '@ai-sdk/openai-compatible'],
  ],
  'one-home-for-database-drivers': [
    ['src/server/jobs/jobs.store.ts', 'pg'],
    ['src/server/queue/a.ts', '@electric-sql/pglite'],
    ['src/server/queue/a.ts', 'drizzle-orm/node-postgres'],
  ],
  'one-home-for-sign-in': [['src/server/http/a.ts', 'better-auth/plugins']],
  'one-home-for-hosted-sign-in': [
    ['src/server/http/a.ts', 'jose'],
    ['src/server/account/a.ts', 'openid-client'],
    ['src/web/app/a.tsx', '@clerk/shared/keys'],
  ],
  'one-home-for-mail': [['src/server/auth/embedded/a.ts', 'nodemailer']],
  'one-home-for-http-framework': [
    ['src/server/jobs/a.ts', 'fastify'],
    ['src/server/main.ts', '@fastify/static'],
  ],
  'one-home-for-reading-text': [
    ['src/server/research/a.ts', 'wink-nlp'],
    ['src/server/fact-check/a.ts', 'eld/small'],
    ['src/server/writing/a.ts', '@orama/stemmers/german'],
  ],
  'one-home-for-logger': [['src/server/main.ts', 'pino']],
  'one-home-for-sql': [
    ['src/server/jobs/create-job.ts', 'drizzle-orm'],
    ['src/server/personas/a.ts', 'drizzle-orm/pg-core'],
  ],
};

function importOf(from: string, to: string): Record<string, string> {
  if (!to.includes('/') || !/^(src|test|scripts)\//.test(to)) return { [from]: `import '${to}';` };
  const up = '../'.repeat(dirname(from).split('/').length);
  return { [from]: `import '${up}${to}';`, [to]: '' };
}

describe('each border is watched', () => {
  test('there is a breach for every rule', () => {
    expect(Object.keys(BREACHES).sort()).toEqual(BOUNDARY_RULES.map((rule) => rule.name).sort());
  });

  const cases = Object.entries(BREACHES).flatMap(([rule, breaches]) =>
    breaches.map((breach) => [rule, ...breach] as const),
  );

  test.each(cases)('%s: %s must not import %s', (rule, from, to) => {
    expect(house(importOf(from, to)).join('\n')).toContain(`${from}:1`);
    expect(house(importOf(from, to)).join('\n')).toContain(`(${rule}: `);
  });
});

test('what the house allows passes', () => {
  const allowed: [string, string][] = [
    ['src/server/jobs/jobs.store.ts', 'drizzle-orm'],
    ['src/server/jobs/create-persona.ts', 'src/core/contracts/persona.ts'],
    ['src/core/contracts/persona.ts', 'zod'],
    ['src/web/app/dashboard.tsx', 'src/web/features/history/list.tsx'],
    ['src/web/features/history/list.tsx', 'src/web/features/history/row.tsx'],
    ['src/server/llm/registry.ts', 'src/server/llm/providers/ollama.ts'],
    ['src/server/pipeline/step.ts', 'src/server/jobs/jobs.ts'],
    ['src/server/jobs/a.test.ts', 'src/server/http/app.ts'],
  ];
  expect(house(Object.fromEntries(allowed.flatMap(([from, to]) => Object.entries(importOf(from, to)))))).toEqual([]);
});

test('a job names the queue by its type, and only by its type', () => {
  const port = { 'src/server/queue/queue.ts': 'export interface Queue {}' };

  expect(house({ ...port, 'src/server/jobs/a.ts': "import type { Queue } from '../queue/queue.ts';" })).toEqual([]);
  expect(house({ ...port, 'src/server/jobs/a.ts': "import { type Queue } from '../queue/queue.ts';" })).toEqual([]);
  expect(house({ ...port, 'src/server/jobs/a.ts': "import { Queue } from '../queue/queue.ts';" })).toHaveLength(1);
});

test.each([
  ['a static import', "import { id } from '../../server/ids.ts';"],
  ['an import of types', "import type { Id } from '../../server/ids.ts';"],
  ['a re-export', "export * from '../../server/ids.ts';"],
  ['a re-export by name', "export { id } from '../../server/ids.ts';"],
  ['an import on demand', "export const load = () => import('../../server/ids.ts');"],
  ['a type asked for in passing', "export type Id = import('../../server/ids.ts').Id;"],
  ['a file started as a process', "export const path = new URL('../../server/ids.ts', import.meta.url);"],
])('%s counts as an import', (_kind, text) => {
  expect(house({ 'src/server/ids.ts': '', 'src/web/lib/a.ts': text }).join()).toContain('sides-apart');
});

test('a ring of imports is shown whole', () => {
  const problems = house({
    'src/server/jobs/a.ts': "import './b.ts';",
    'src/server/jobs/b.ts': "import type { C } from './c.ts';",
    'src/server/jobs/c.ts': "import './a.ts';",
  });
  expect(problems).toEqual([
    'a ring of imports: src/server/jobs/a.ts -> src/server/jobs/b.ts -> src/server/jobs/c.ts -> src/server/jobs/a.ts',
  ]);
});

test('an import of nothing is a problem, not a gap', () => {
  expect(house({ 'src/web/lib/a.ts': "import './gone.ts';" })).toEqual([
    'src/web/lib/a.ts:1 imports ./gone.ts, which is not there',
  ]);
});
