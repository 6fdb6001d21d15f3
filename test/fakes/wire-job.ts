import type { Job } from '../../src/core/contracts/job.ts';
import type { Output } from '../../src/core/contracts/output.ts';
import { NO_USAGE } from '../../src/core/rules/no-usage.ts';

const MOMENT = '2031-05-04T10:00:00.000Z';

/** A job as the API answers it, just begun. */
export function aJob(change: Partial<Job> = {}): Job {
  return {
    id: 'job-1',
    topic: 'Churn',
    status: 'researching',
    created_at: MOMENT,
    updated_at: MOMENT,
    completed_at: null,
    persona_id: 'p1',
    persona: { name: 'Northkit', business_description: 'Operations leads', tone_voice: 'casual' },
    language: null,
    terms: { banned: [], required: [] },
    desired_formats: ['X Post'],
    batch_formats: { 'X Post': 2 },
    initial_desired_formats: ['X Post'],
    material: [],
    research_options: { allow_sites: [], deny_sites: [], recency: 'any', language: null },
    research_from: null,
    research_results: null,
    error_message: null,
    progress: { stage: 'researching', percent: 10, message: 'Reading', waiting: null, pieces: [] },
    fusion: { fusion_type: 'light', answers: { fusion_content: 'Emails are theatre.' } },
    writer: 'configured',
    mode: 'best',
    ask_first: false,
    asked: null,
    review_plan: false,
    plan_due_at: null,
    example: null,
    usage: NO_USAGE,
    stance: { points: [{ id: 'o1', text: 'Emails are theatre.' }], objections: [] },
    ...change,
  };
}

/** A written piece of that job. */
export function anOutput(change: Partial<Output> = {}): Output {
  return {
    id: 'out-1',
    job_id: 'job-1',
    format: 'X Post',
    variant: 1,
    status: 'completed',
    content: 'Week four decides.',
    outline: null,
    error_message: null,
    angle: null,
    written_by: 'builtin',
    citations: [],
    flags: [],
    stance: [],
    grounds: [],
    checks: [],
    measures: null,
    language: null,
    layout_version: 1,
    usage: NO_USAGE,
    redo: null,
    redo_error: null,
    versions: 0,
    created_at: MOMENT,
    updated_at: MOMENT,
    ...change,
  };
}
