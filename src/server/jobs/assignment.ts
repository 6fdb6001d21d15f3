import { stancePointsOf } from '../../core/rules/stance-points.ts';
import { MESSAGES } from '../../core/rules/messages.ts';
import type { JobRow } from './jobs.store.ts';
import { voiceOf } from './persona-copy.ts';
import { findResearchResults, listMaterialTexts } from '../research/findings.store.ts';
import type { Executor } from '../storage/database.ts';
import type { Assignment } from '../writing/writer.ts';

/** All that a writer may draw on for the job. */
export async function assignmentOf(db: Executor, job: JobRow): Promise<Assignment> {
  const research = await findResearchResults(db, job.id);
  const material = await listMaterialTexts(db, job.id);
  const persona = voiceOf(job.persona);
  const opinion = job.fusion?.answers.fusion_content ?? '';
  return {
    topic: job.topic,
    persona,
    language: job.language ?? persona.language,
    opinion,
    points: stancePointsOf(opinion),
    sources: research?.sources ?? [],
    ledger: research?.ledger ?? [],
    brief: research?.wiki_content ?? MESSAGES.researchDefault,
    material,
  };
}
