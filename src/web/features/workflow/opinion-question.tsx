import { useState } from 'react';
import type { Job } from '../../../core/contracts/job.ts';
import { Button } from '../../components/ui/button.tsx';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { useAnswerFusion } from './api/change-run.ts';
import { FoundNothing } from './nothing-yet/found-nothing.tsx';
import { OpinionField } from './opinion-field.tsx';

const { opinion: texts } = WORKFLOW_TEXTS;

/** For a job that was made without an answer to the question for an opinion, by a script for example. */
export function OpinionQuestion({ job }: { job: Job }) {
  const [opinion, setOpinion] = useState('');
  const answer = useAnswerFusion(job);
  return (
    <section aria-label={texts.title} className="mt-5 rounded-tile border border-border bg-surface-2 p-4">
      <h3 className="text-sm font-semibold">{texts.title}</h3>
      <p className="mt-0.5 mb-3 text-sm text-muted">{texts.lead}</p>
      <FoundNothing job={job} />
      <OpinionField value={opinion} onChange={setOpinion} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={answer.isPending} disabled={opinion.trim() === ''} onClick={() => answer.mutate(opinion)}>
          {texts.submit}
        </Button>
        <Button variant="outline" disabled={answer.isPending} onClick={() => answer.mutate('')}>
          {texts.skip}
        </Button>
      </div>
    </section>
  );
}
