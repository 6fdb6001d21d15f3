import type { JobLimits } from '../jobs/job-context.ts';
import { everyCandidate } from '../llm/choose-model.ts';
import type { Choice } from '../llm/choose-model.ts';
import type { Prices } from '../usage/prices.ts';
import { tokensPerDay } from '../usage/tokens-per-day.ts';
import type { Settings } from './settings.ts';

/** As they hold for each user; null is no limit. */
export interface UserLimits extends JobLimits {
  readonly personas: number | null;
  readonly tokensPerJob: number | null;
  readonly uploadsPerDay: number | null;
}

/** What the settings say, and where they leave it open what the models do: what all parts and the interface go by. */
export function userLimits(settings: Settings, choice: Choice, prices: Prices): UserLimits {
  const models = choice.kind === 'model' ? everyCandidate(choice.candidates) : [];
  return {
    personas: settings.PERSONA_LIMIT,
    jobsPerDay: settings.JOBS_PER_DAY,
    jobsAtOnce: settings.JOBS_AT_ONCE,
    tokensPerJob: settings.LLM_JOB_TOKEN_LIMIT,
    tokensPerDay: tokensPerDay(settings.TOKENS_PER_DAY, models, prices),
    uploadsPerDay: settings.UPLOADS_PER_DAY,
    projectsKept: settings.PROJECTS_PER_USER,
    storageBytes: settings.STORAGE_PER_USER,
  };
}
