import type { JobSummary } from '../../src/core/contracts/job.ts';
import { NO_USAGE } from '../../src/core/rules/no-usage.ts';

const MOMENT = '2031-05-04T10:00:00.000Z';

/** A finished project as the history lists it: `Topic 7` of `job-7`. */
export function aJobSummary(id: number, change: Partial<JobSummary> = {}): JobSummary {
  return {
    id: `job-${id}`,
    topic: `Topic ${id}`,
    status: 'completed',
    created_at: MOMENT,
    updated_at: MOMENT,
    completed_at: MOMENT,
    persona_id: 'p1',
    persona: { name: 'Northkit', business_description: 'Operations leads', tone_voice: 'casual' },
    language: null,
    writer: 'configured',
    mode: 'best',
    ask_first: false,
    asked: null,
    review_plan: false,
    plan_due_at: null,
    example: null,
    usage: NO_USAGE,
    desired_formats: ['X Post', 'Blog Post'],
    batch_formats: { 'X Post': 1, 'Blog Post': 1 },
    initial_desired_formats: ['X Post', 'Blog Post'],
    error_message: null,
    progress: { stage: 'completed', percent: 100, message: '', waiting: null, pieces: [] },
    fusion: null,
    ...change,
  };
}
