import { writeFileSync } from 'node:fs';
import { createAuthProvider } from '../src/server/auth/registry.ts';
import { readSettings } from '../src/server/config/read-settings.ts';
import { createHttpApp } from '../src/server/http/app.ts';
import type { JobContext } from '../src/server/jobs/job-context.ts';
import { LIVE_PACE } from '../src/server/live/live-context.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import { createLogger } from '../src/server/platform/logger.ts';
import type { Database } from '../src/server/storage/database.ts';
import { PRODUCT } from '../src/core/rules/product.ts';

/** Describing the routes asks nothing of the database; whoever does anyway finds out here. */
const database = new Proxy<Partial<Database>>(
  { kind: 'embedded' },
  {
    get(target, property) {
      if (property === 'kind') return target.kind;
      if (property === 'db') return {};
      throw new Error(`The description of the API must not need the database (${String(property)})`);
    },
  },
) as Database;

/** Nor is anything read for it. */
const unasked = () => Promise.reject(new Error('The description of the API must not read anything'));

const logger = createLogger('silent');
const clock = systemClock;
const jobs: JobContext = {
  database,
  flow: { enqueue: async () => {}, forget: async () => {} },
  clock,
  mode: 'best',
  limits: {
    jobsPerDay: null,
    jobsAtOnce: null,
    tokensPerDay: null,
    uploadsPerDay: null,
    projectsKept: null,
    storageBytes: null,
  },
  logger,
  judge: { report: unasked, edit: unasked, together: unasked, close: async () => {} },
};
const app = await createHttpApp({
  auth: await createAuthProvider('embedded', {
    database,
    clock,
    secret: 'nothing is signed with this one, it is long enough',
    publicUrl: 'http://localhost:3000',
    signUp: 'open',
    signInLimit: null,
    logger,
    mailer: null,
    settings: readSettings({}),
  }),
  database,
  clock,
  logger,
  personas: {
    database,
    clock,
    limits: { personas: null, tokensPerDay: null },
    model: null,
    meters: { ofUser: () => ({ fits: async () => false, admit: () => null }) },
    logger,
  },
  jobs,
  materials: {
    database,
    clock,
    pageReader: { read: unasked },
    extractor: { extract: unasked, close: unasked },
    logger,
    limits: { uploadsPerDay: null, storageBytes: null },
  },
  live: { database, signals: { follow: () => () => {}, hears: () => false, close: unasked }, pace: LIVE_PACE },
  usage: {
    database,
    clock,
    models: null,
    prices: { of: () => null },
    limits: { tokensPerJob: null, tokensPerDay: null, jobsPerDay: null },
    searches: true,
    mode: 'best',
  },
  clientConfig: {
    product: PRODUCT.name,
    version: PRODUCT.version,
    writer: { id: 'builtin', model: null, vendor: null, trouble: null, languages: ['en'] },
    mode: 'best',
    research: { providers: [] },
    limits: {
      personas: null,
      jobs_per_day: null,
      jobs_at_once: null,
      tokens_per_job: null,
      tokens_per_day: null,
      uploads_per_day: null,
    },
  },
  webDir: null,
  publicUrl: 'http://localhost:3000',
  trustProxy: [],
});
await app.ready();
writeFileSync('docs/openapi.json', `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
