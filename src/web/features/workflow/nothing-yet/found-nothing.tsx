import type { Job } from '../../../../core/contracts/job.ts';
import { NOTHING_YET_TEXTS as texts } from '../../../texts/nothing-yet.ts';
import { useConfig } from '../../../lib/use-config.ts';

/** For a job that waits for an opinion: that its research has brought nothing, and what comes of that. */
export function FoundNothing({ job }: { job: Job }) {
  const configured = useConfig()?.writer.id;
  const writer = job.writer === 'builtin' ? job.writer : configured;
  if (!writer || job.research_results?.sources?.length !== 0) return null;
  return <p className="mb-3 text-sm text-foreground/80">{texts[writer].found}</p>;
}
