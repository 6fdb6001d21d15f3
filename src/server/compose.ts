import { fileURLToPath } from 'node:url';
import { PRODUCT } from '../core/rules/product.ts';
import { createAuthProvider } from './auth/registry.ts';
import { installationSecret } from './auth/secret.ts';
import { signUpPolicy } from './auth/sign-up-policy.ts';
import type { Settings } from './config/settings.ts';
import { userLimits } from './config/user-limits.ts';
import type { UserLimits } from './config/user-limits.ts';
import { createHttpApp } from './http/app.ts';
import { closeHttpApp } from './http/close.ts';
import { openHealthPort } from './http/health-port.ts';
import type { FixedClientConfig } from './http/current-client-config.ts';
import { listen } from './http/listen.ts';
import type { JobContext } from './jobs/job-context.ts';
import { createJudge } from './judging/create-judge.ts';
import type { Judge } from './judging/judge.ts';
import { createLive } from './live/create-live.ts';
import type { Live } from './live/create-live.ts';
import { createCallBudget } from './llm/budget/create-call-budget.ts';
import type { Choice } from './llm/choose-model.ts';
import { publicVendor } from './llm/failure-rules.ts';
import { findModel } from './llm/find-model.ts';
import type { ModelHealth } from './llm/model-health.ts';
import type { TextModel } from './llm/text-model.ts';
import type { Mailer } from './mail/mailer.ts';
import { openMailer } from './mail/open-mailer.ts';
import type { PersonaContext } from './personas/persona-context.ts';
import { createFlow, placesFor, startPipeline } from './pipeline/pipeline.ts';
import { systemClock } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import { createLogger } from './platform/logger.ts';
import { DomainError } from './platform/errors.ts';
import type { Logger } from './platform/logger.ts';
import { createPgBossQueue } from './queue/pg-boss-queue.ts';
import type { Queue } from './queue/queue.ts';
import { createExtractor } from './research/extracting/create-extractor.ts';
import type { Extractor } from './research/extracting/extractor.ts';
import { createPageReader } from './research/fetching/create-page-reader.ts';
import type { PageReader } from './research/fetching/page-reader.ts';
import { createModelClaims } from './research/ledger/model/model-claims.ts';
import { createSentenceClaims } from './research/ledger/sentence-claims.ts';
import { createResearchProviders } from './research/registry.ts';
import { createResearch } from './research/research.ts';
import type { Research } from './research/research.ts';
import type { Database } from './storage/database.ts';
import { onceReachable } from './storage/once-reachable.ts';
import { startLine } from './start-line.ts';
import { openDatabase } from './storage/open-database.ts';
import { firstModels } from './usage/first-models.ts';
import { createUsageMeters } from './usage/meters.ts';
import type { UsageMeters } from './usage/meters.ts';
import { createPrices } from './usage/prices.ts';
import type { Prices } from './usage/prices.ts';
import type { UsageContext } from './usage/usage-context.ts';
import { createBuiltinWriter } from './writing/builtin/builtin-writer.ts';
import { createModelWriter } from './writing/model/model-writer.ts';
import type { Writer } from './writing/writer.ts';

const WEB_DIR = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Pieces under way may finish; whoever stops the product waits at most this long. */
const GRACE_MS = 25_000;

export interface Product {
  /** Starts the roles of this process and returns the line that says so. */
  start(): Promise<string>;
  /** Takes no new work, lets what is under way finish, and closes everything. */
  stop(reason: string): Promise<void>;
  /** Calls `told` when it cannot go on; all that is left then is to end. */
  onDeath(told: (error: Error) => void): void;
  /** What whoever runs the product should know, each a sentence. */
  readonly notices: readonly string[];
  /** Where it listens; null for a process without the web role. */
  url(): string | null;
}

/**
 * Builds the real parts and joins them: the only place that does.
 *
 * @param making called before an embedded database is made, which takes seconds.
 * @throws StartError when a part cannot be had.
 */
export async function compose(settings: Settings, making?: () => void): Promise<Product> {
  const logger = createLogger(settings.LOG_LEVEL);
  const health = await openHealthPort(settings, logger);
  // Vendors and the mail server are asked while the database opens.
  const [opened, chosen, mail] = await Promise.all([
    openDatabase(settings, logger, making ? { making } : {}),
    chosenModel(settings),
    openMailer(settings, publicUrlOf(settings), logger),
  ]);
  health.reached(opened.database, opened.room);
  const queue = createPgBossQueue(opened.queueConnection, logger);
  const prices = createPrices(settings.LLM_PRICES);
  const limits = userLimits(settings, chosen.choice, prices);
  const stopping = new AbortController();
  const known = {
    settings,
    logger,
    clock: systemClock,
    prices,
    limits,
    mayCall: () => AbortSignal.any([stopping.signal, opened.room.untilFull()]),
  };
  const parts = { ...known, database: opened.database, queue, mailer: mail.mailer };
  const judge = createJudge();
  const jobs = jobContext(parts, judge);
  const meters = createUsageMeters({ ...parts, ...limits });
  const model = await modelOf(parts, chosen);
  const builtin = createBuiltinWriter();
  const writer = model ? createModelWriter(model, logger) : builtin;
  const live = createLive({ ...parts, hearing: opened.hearingConnection });
  const extractor = createExtractor();
  const pageReader = createPageReader({ extractor, allowedHosts: settings.RESEARCH_ALLOWED_HOSTS });
  const isWeb = settings.ROLES.includes('web');
  const isWorker = settings.ROLES.includes('worker');
  let app: Awaited<ReturnType<typeof createHttpApp>> | undefined;
  let url: string | null = null;

  return {
    async start() {
      try {
        await onceReachable(() => queue.start(), logger);
        if (isWeb) {
          app = await createHttpApp(
            await httpDeps(parts, { jobs, meters, live, writer, model, pageReader, extractor, chosen }),
          );
          url = await listen(app, settings);
        }
        if (isWorker) {
          const writers = { configured: writer, builtin };
          const research = researchOf(parts, pageReader, model);
          const places = placesFor(chosen.choice.kind === 'model' ? chosen.choice.maxConcurrency : null);
          await startPipeline({ jobs, writers, meters, live: live.work(), research }, queue, places);
          health.say('taking');
        }
      } catch (error) {
        await Promise.allSettled([queue.stop(0), app && closeHttpApp(app), live.close(), health.close()]);
        await opened.database.close();
        throw error;
      }
      return startLine({ settings, url, choice: chosen.choice });
    },
    async stop(reason) {
      logger.debug({ reason }, 'stopping');
      stopping.abort(new DomainError('unavailable', 'Manifold is being stopped. Please try again in a moment.'));
      health.say('stopping');
      // Both at once: a slow client must not keep the worker taking new work.
      await Promise.all([queue.stop(GRACE_MS), app && closeHttpApp(app)]);
      await Promise.all([extractor.close(), judge.close(), live.close()]);
      await opened.database.close();
      await health.close();
    },
    onDeath: opened.onDeath,
    notices: [...opened.notices, ...chosen.notices, ...mail.notices],
    url: () => url,
  };
}

interface Parts {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly prices: Prices;
  readonly limits: UserLimits;
  readonly database: Database;
  readonly queue: Queue;
  readonly mailer: Mailer | null;
  /** Aborts when the process is told to end, or what a model answers could not be kept. */
  readonly mayCall: () => AbortSignal;
}

function jobContext({ settings, database, queue, clock, limits, logger }: Parts, judge: Judge): JobContext {
  return { database, flow: createFlow(queue, clock), clock, limits, mode: settings.WRITING_MODE, logger, judge };
}

interface Chosen {
  readonly choice: Choice;
  /** Null for the built-in writer. */
  readonly health: ModelHealth | null;
  readonly notices: readonly string[];
}

/** Who writes, and what is wrong with it. A model in trouble is no reason not to start: what is written can be read. */
async function chosenModel(settings: Settings): Promise<Chosen> {
  const { choice, note } = await findModel(settings);
  const notices = note === null ? [] : [note];
  if (choice.kind === 'builtin') return { choice, health: null, notices };
  const { createModelHealth } = await import('./llm/model-health.ts');
  const health = createModelHealth(choice, { clock: systemClock });
  return { choice, health, notices: [...notices, ...(await health.look())] };
}

/** One model for research and writing, so that both keep to its limits together; null for the built-in writer. */
async function modelOf(
  { clock, database, logger, mayCall }: Parts,
  { choice, health }: Chosen,
): Promise<TextModel | null> {
  if (choice.kind === 'builtin') return null;
  // What speaks to models takes a tenth of a start to load.
  const { createTextModel } = await import('./llm/create-text-model.ts');
  const { maxConcurrency, dailyTokens } = choice;
  const budget = createCallBudget({ database, clock, logger, maxConcurrency, dailyTokens });
  return createTextModel(choice, { budget, logger, mayCall, ...(health ? { listener: health } : {}) });
}

function researchOf({ settings, clock, logger }: Parts, reader: PageReader, model: TextModel | null): Research {
  const sentences = createSentenceClaims();
  const claims = model ? createModelClaims({ model, sentences, logger }) : sentences;
  // A model writes for longer than a slow source takes.
  const budgets = model ? { besideOwn: null } : {};
  return createResearch({ providers: createResearchProviders(settings), reader, claims, clock, logger, budgets });
}

interface WebParts {
  readonly jobs: JobContext;
  readonly meters: UsageMeters;
  readonly live: Live;
  readonly writer: Writer;
  readonly model: TextModel | null;
  readonly pageReader: PageReader;
  readonly extractor: Extractor;
  readonly chosen: Chosen;
}

async function httpDeps(parts: Parts, { jobs, meters, live, writer, model, pageReader, extractor, chosen }: WebParts) {
  const { settings, database, clock, limits, logger, mailer } = parts;
  const publicUrl = publicUrlOf(settings);
  const personas: PersonaContext = { database, clock, limits, model, meters, logger };
  const auth = await createAuthProvider(settings.AUTH_PROVIDER, {
    database,
    clock,
    logger,
    secret: await onceReachable(() => installationSecret(database, settings), logger),
    publicUrl,
    signUp: signUpPolicy(settings.SIGN_UP, settings),
    signInLimit: settings.SIGN_IN_LIMIT,
    mailer,
    settings,
  });
  return {
    auth,
    database,
    clock,
    logger,
    personas,
    jobs,
    materials: { database, clock, pageReader, extractor, logger, limits },
    live: live.serve(),
    usage: usageContext(parts, chosen.choice),
    clientConfig: clientConfig(parts, writer, chosen.choice),
    writerTrouble: () => chosen.health?.trouble() ?? null,
    webDir: WEB_DIR,
    publicUrl,
    trustProxy: settings.TRUST_PROXY,
  };
}

function usageContext({ settings, database, clock, prices, limits }: Parts, choice: Choice): UsageContext {
  return {
    database,
    clock,
    models: choice.kind === 'model' ? firstModels(choice) : null,
    prices,
    limits,
    searches: settings.RESEARCH_PROVIDERS.length > 0,
    mode: settings.WRITING_MODE,
  };
}

function publicUrlOf(settings: Settings): string {
  return settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
}

function clientConfig({ settings, limits }: Parts, writer: Writer, choice: Choice): FixedClientConfig {
  return {
    product: PRODUCT.name,
    version: PRODUCT.version,
    writer: {
      id: writer.id,
      model: writer.model,
      vendor: choice.kind === 'model' ? publicVendor(choice.vendor) : null,
      trouble: null,
      languages: writer.languages && [...writer.languages],
    },
    mode: settings.WRITING_MODE,
    research: { providers: settings.RESEARCH_PROVIDERS },
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
