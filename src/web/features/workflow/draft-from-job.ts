import type { Job } from '../../../core/contracts/job.ts';
import { findFormat } from '../../lib/find-format.ts';
import { NO_FORMATS, setFormat, type Draft } from './draft.ts';

/** Brings a job's inputs back into the setup. */
export function draftFromJob(job: Job): Draft {
  let formats = NO_FORMATS;
  for (const name of job.desired_formats) {
    const format = findFormat(name);
    if (format) formats = setFormat(formats, format.label, { enabled: true, quantity: job.batch_formats[name] ?? 1 });
  }
  return {
    personaId: job.persona_id,
    topic: job.topic,
    opinion: job.fusion?.answers.fusion_content ?? '',
    notes: job.material
      .filter(({ text }) => text !== null)
      .map(({ title, text, ours }, index) => ({ id: String(index + 1), title, text: text ?? '', ours })),
    kept: job.material.flatMap(({ material_id: id, kind, title, ours }) =>
      id === null ? [] : [{ id, kind, title, characters: 0, ours }],
    ),
    materialOf: job.persona_id,
    research: {
      allowSites: job.research_options.allow_sites.join(', '),
      denySites: job.research_options.deny_sites.join(', '),
      recency: job.research_options.recency,
      language: job.research_options.language,
    },
    researchFrom: null,
    formats,
    language: job.language,
    // A model that is configured is chosen anew, since it may be in trouble by then.
    writer: job.writer === 'builtin' ? 'builtin' : null,
    mode: job.mode,
    reviewPlan: job.review_plan,
    askFirst: job.ask_first,
    isExample: false,
    startedAs: null,
  };
}
