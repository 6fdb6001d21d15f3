import { useState } from 'react';
import type { Job } from '../../../core/contracts/job.ts';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { useAnswerFusion } from './api/change-run.ts';
import type { RefusedOpinion } from './api/check-run.ts';
import { FoundNothing } from './nothing-yet/found-nothing.tsx';
import { OpinionField } from './opinion-field.tsx';

const { opinion: texts } = WORKFLOW_TEXTS;

export interface OpinionQuestionProps {
  job: Job;
  /** The opinion that it was started with, where the server did not take it. */
  refused?: RefusedOpinion | undefined;
}

/**
 * For a job that was made without an answer to the question for an opinion, by a script for example, and for one whose
 * opinion was refused: it can be sent again, changed, or left out.
 */
export function OpinionQuestion({ job, refused }: OpinionQuestionProps) {
  const [opinion, setOpinion] = useState(refused?.opinion ?? '');
  const answer = useAnswerFusion(job);
  const reason = answer.isIdle ? refused?.reason : answer.error?.message;
  const wasSkipped = answer.variables === '';
  return (
    <section aria-label={texts.title} className="mt-5 rounded-tile border border-border bg-surface-2 p-4">
      {reason !== undefined && (
        <Notice tone="error" title={wasSkipped ? texts.notSkipped : texts.refused} className="mb-3">
          <p>{reason}</p>
          {opinion !== '' && <p>{texts.kept}</p>}
        </Notice>
      )}
      <h3 className="text-sm font-semibold">{texts.title}</h3>
      <p className="mt-0.5 mb-3 text-sm text-muted">{refused ? texts.leadRefused : texts.lead}</p>
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
