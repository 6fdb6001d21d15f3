import type { AuthOptions } from '../../src/server/auth/auth-options.ts';
import type { PasswordOptions } from '../../src/server/auth/embedded/passwords.ts';
import type { AuthProvider } from '../../src/server/auth/auth-provider.ts';
import { createAuthProvider } from '../../src/server/auth/registry.ts';
import { createHttpApp } from '../../src/server/http/app.ts';
import { readSettings } from '../../src/server/config/read-settings.ts';
import type { PaceLimits } from '../../src/server/http/fair-use/request-pace.ts';
import { closeHttpApp } from '../../src/server/http/close.ts';
import type { FixedClientConfig } from '../../src/server/http/current-client-config.ts';
import { listen } from '../../src/server/http/listen.ts';
import type { JobContext, JobLimits } from '../../src/server/jobs/job-context.ts';
import type { Judge } from '../../src/server/judging/judge.ts';
import { createJudge } from '../../src/server/judging/create-judge.ts';
import { createLive } from '../../src/server/live/create-live.ts';
import type { LivePace } from '../../src/server/live/live-context.ts';
import type { TextModel } from '../../src/server/llm/text-model.ts';
import type { Mailer } from '../../src/server/mail/mailer.ts';
import type { MaterialLimits } from '../../src/server/materials/material-context.ts';
import type { PersonaContext } from '../../src/server/personas/persona-context.ts';
import { createFlow, placesFor, startPipeline } from '../../src/server/pipeline/pipeline.ts';
import type { Places } from '../../src/server/pipeline/pipeline.ts';
import type { Researcher } from '../../src/server/pipeline/step.ts';
import { systemClock } from '../../src/server/platform/clock.ts';
import type { Clock } from '../../src/server/platform/clock.ts';
import type { Logger } from '../../src/server/platform/logger.ts';
import { createPgBossQueue } from '../../src/server/queue/pg-boss-queue.ts';
import type { Extractor } from '../../src/server/research/extracting/extractor.ts';
import type { PageReader } from '../../src/server/research/fetching/page-reader.ts';
import type { Database } from '../../src/server/storage/database.ts';
import { createUsageMeters } from '../../src/server/usage/meters.ts';
import { parsePrices } from '../../src/server/usage/own-prices.ts';
import { createPrices } from '../../src/server/usage/prices.ts';
import type { UsageContext } from '../../src/server/usage/usage-context.ts';
import { createBuiltinWriter } from '../../src/server/writing/builtin/builtin-writer.ts';
import type { Writers } from '../../src/server/writing/writers.ts';
import type { Writer } from '../../src/server/writing/writer.ts';
import { createFakeExtractor } from '../fakes/fake-extractor.ts';
import { createFakePageReader } from '../fakes/fake-page-reader.ts';
import { createFakeResearcher } from '../fakes/fake-researcher.ts';
import { createFakeWriter } from '../fakes/fake-writer.ts';
import { freePort } from './free-port.ts';
import { PATIENT } from './patience.ts';
import { silentLogger } from './silent-logger.ts';
import { openTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestAppOptions {
  /** The writer that the server is set up with. */
  readonly writer?: Writer;
  /** What describes the style of texts; by default there is none. */
  readonly model?: TextModel;
  /** What a job is written by that does without it. */
  readonly builtinWriter?: Writer;
  readonly research?: Researcher;
  /** What reads links and files that are kept. */
  readonly pageReader?: PageReader;
  readonly extractor?: Extractor;
  /** What judges texts; by default as in the product. */
  readonly judge?: Judge;
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly limits?: Partial<Limits>;
  /** As `LLM_PRICES` has them. */
  readonly prices?: string;
  /** What an estimate takes to be asked; by default a built-in writer writes. */
  readonly estimated?: Partial<Pick<UsageContext, 'models' | 'searches'>>;
  /** How those who look on are served. */
  readonly livePace?: Partial<LivePace>;
  /** Whether the app does the work, too; else jobs stand where they are. */
  readonly worker?: boolean;
  /** How much of it is done at once; by default as with a model. */
  readonly places?: Places;
  readonly signUp?: 'open' | 'closed';
  readonly signInLimit?: number | null;
  /** By default next to nothing, for as many at once as a test has: hashing well would be most of what the tests do. */
  readonly passwords?: PasswordOptions;
  /** By default the product sends no mail. */
  readonly mailer?: Mailer;
  /** `embedded` by default. */
  readonly authProvider?: string;
  /** Settings of the provider, as the environment has them. */
  readonly authSettings?: Readonly<Record<string, string>>;
  /** By default no test has to wait for it. */
  readonly requestPace?: PaceLimits;
  readonly webDir?: string | null;
  /** The address that users see; by default the one it listens on. */
  readonly publicUrl?: string;
  readonly trustProxy?: readonly string[];
  /** A database that the test opened itself; it is closed with the app. */
  readonly opened?: TestDatabase;
}

export interface TestApp {
  readonly url: string;
  readonly database: Database;
  readonly jobs: JobContext;
  readonly personas: PersonaContext;
  close(): Promise<void>;
}

/** One for all apps of a worker: starting a thread for each would be most of what some tests do. */
const sharedJudge = createJudge();

const judgeOf = ({ judge }: TestAppOptions): Judge => judge ?? sharedJudge;

/** The whole server on a real socket and a fresh database, with a researcher and a writer that need no network. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const opened = options.opened ?? (await openTestDatabase());
  const { database } = opened;
  const clock = options.clock ?? systemClock;
  const logger = options.logger ?? silentLogger;
  const queue = createPgBossQueue(opened.connection, logger, PATIENT);
  await queue.start();
  const limits = { ...NO_LIMITS, personas: 5, ...options.limits };
  const known = { database, clock, limits, mode: 'best' as const, logger };
  const jobs: JobContext = { ...known, flow: createFlow(queue, clock), judge: judgeOf(options) };
  const writers = writersOf(options);
  const prices = createPrices(parsePrices(options.prices ?? '').prices);
  const meters = createUsageMeters({ database, clock, logger, prices, ...limits });
  const live = createLive({ database, logger, hearing: opened.connection, pace: options.livePace ?? {} });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const publicUrl = options.publicUrl ?? url;
  const personas: PersonaContext = { ...known, model: options.model ?? null, meters };
  const app = await createHttpApp({
    ...known,
    auth: await authOf(options, { ...known, publicUrl }),
    personas,
    jobs,
    materials: { ...known, ...readersOf(options) },
    live: live.serve(),
    usage: { ...known, models: null, searches: true, prices, ...options.estimated },
    clientConfig: describe(writers.configured, limits),
    requestPace: options.requestPace ?? NO_PACE,
    webDir: options.webDir ?? null,
    publicUrl,
    trustProxy: options.trustProxy ?? [],
  });
  await listen(app, { HOST: '127.0.0.1', PORT: port });
  if (options.worker !== false) {
    const research = options.research ?? createFakeResearcher();
    await startPipeline({ jobs, writers, meters, live: live.work(), research }, queue, options.places ?? placesFor(24));
  }
  const close = async () => {
    await closeHttpApp(app);
    await queue.stop(1_000);
    await live.close();
    await opened.close();
  };
  return { url, database, jobs, personas, close };
}

const NO_PACE: PaceLimits = { perSecond: 1_000_000, burst: 1_000_000, longestWaitMs: 60_000, refuseAfterMs: 0 };

const QUICK_PASSWORDS: PasswordOptions = {
  cost: { ln: 6, r: 8, p: 1 },
  turns: { atOnce: 2, atOncePerCaller: 2, waiting: 1_000, waitingPerCaller: 1_000 },
};

type AuthParts = Pick<AuthOptions, 'database' | 'clock' | 'logger' | 'publicUrl'>;

function authOf(options: TestAppOptions, parts: AuthParts): Promise<AuthProvider> {
  return createAuthProvider(options.authProvider ?? 'embedded', {
    ...parts,
    secret: 'a secret of the tests, long enough to be one',
    signUp: options.signUp ?? 'open',
    signInLimit: options.signInLimit ?? null,
    passwords: options.passwords ?? QUICK_PASSWORDS,
    mailer: options.mailer ?? null,
    settings: readSettings(options.authSettings ?? {}),
  });
}

type Limits = JobLimits & MaterialLimits & { personas: number | null; tokensPerJob: number | null };

const NO_LIMITS: Limits = {
  jobsPerDay: null,
  jobsAtOnce: null,
  tokensPerDay: null,
  tokensPerJob: null,
  uploadsPerDay: null,
  projectsKept: null,
  storageBytes: null,
  personas: null,
};

function describe(writer: Writer, limits: Limits): FixedClientConfig {
  const { id, model, languages } = writer;
  return {
    product: 'Manifold',
    version: '0.0.0',
    writer: { id, model, vendor: null, trouble: null, languages: languages && [...languages] },
    mode: 'best',
    research: { providers: ['wikipedia'] },
    limits: {
      personas: limits.personas,
      jobs_per_day: limits.jobsPerDay,
      jobs_at_once: limits.jobsAtOnce,
      tokens_per_job: limits.tokensPerJob,
      tokens_per_day: limits.tokensPerDay,
      uploads_per_day: limits.uploadsPerDay,
    },
  };
}

function writersOf({ writer, builtinWriter }: TestAppOptions): Writers {
  return { configured: writer ?? createFakeWriter(), builtin: builtinWriter ?? createBuiltinWriter() };
}

function readersOf({ pageReader, extractor }: TestAppOptions) {
  return { pageReader: pageReader ?? createFakePageReader(), extractor: extractor ?? createFakeExtractor() };
}
