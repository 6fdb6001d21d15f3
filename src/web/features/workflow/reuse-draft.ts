import type { Job } from '../../../core/contracts/job.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';

/** A new project from a research that stands: its topic to begin with, its persona, and no format chosen yet. */
export function reuseDraft(job: Job): Draft {
  return {
    ...EMPTY_DRAFT,
    personaId: job.persona_id,
    topic: job.topic,
    language: job.language,
    mode: job.mode,
    reviewPlan: job.review_plan,
    askFirst: job.ask_first,
    // What was read then is part of the research already.
    materialOf: job.persona_id,
    researchFrom: { jobId: job.id, topic: job.topic, sources: job.research_results?.sources?.length ?? 0 },
  };
}
