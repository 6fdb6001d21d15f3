import { stancePointsOf } from '../../core/rules/stance-points.ts';
import { MESSAGES } from '../../core/rules/messages.ts';
import type { JobRow } from './jobs.store.ts';
import { voiceOf } from './persona-copy.ts';
import { findResearchResults, readSourceTexts } from '../research/findings.store.ts';
import type { Executor } from '../storage/database.ts';
import type { Assignment, Reply } from '../writing/writer.ts';

/** All that a writer may draw on for the job. */
export async function assignmentOf(db: Executor, job: JobRow): Promise<Assignment> {
  const research = await findResearchResults(db, job.id);
  const texts = await readSourceTexts(db, job.id);
  return assignmentFrom(job, {
    sources: research?.sources ?? [],
    ledger: research?.ledger ?? [],
    brief: research?.wiki_content ?? MESSAGES.researchDefault,
    texts,
  });
}

/** The same with what research has brought and not saved yet. */
export function assignmentFrom(
  job: JobRow,
  { sources, ledger, brief, texts }: Pick<Assignment, 'sources' | 'ledger' | 'brief' | 'texts'>,
): Assignment {
  const persona = voiceOf(job.persona);
  const opinion = job.fusion?.answers.fusion_content ?? '';
  return {
    topic: job.topic,
    persona,
    language: job.language ?? persona.language,
    opinion,
    points: stancePointsOf(opinion),
    replies: repliesOf(job),
    sources,
    ledger: [...ledger, ...job.claims],
    brief,
    texts,
  };
}

/** A reply counts where its question is known: the words of both make sense together. */
function repliesOf({ fusion, questions }: Pick<JobRow, 'fusion' | 'questions'>): Reply[] {
  return (questions?.questions ?? []).flatMap(({ id, text }) => {
    const reply = fusion?.answers[id] ?? '';
    return reply === '' ? [] : [{ question: text, text: reply }];
  });
}
