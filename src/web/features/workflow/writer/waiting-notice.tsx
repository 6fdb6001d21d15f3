import type { Job, JobWait } from '../../../../core/contracts/job.ts';
import { Notice } from '../../../components/ui/notice.tsx';
import { WRITER_CHOICE_TEXTS } from '../../../texts/writer-choice.ts';
import { useBuiltinWriter } from '../api/change-run.ts';
import { OfferBuiltin } from './offer-builtin.tsx';
import { dateFormat } from '../../../texts/words.ts';

const TIME = dateFormat({ timeStyle: 'short' });

export interface WaitingNoticeProps {
  job: Job;
  waiting: JobWait;
  className?: string;
}

/** Something keeps a run waiting: why, until when, and who could write instead where it is the model. */
export function WaitingNotice({ job, waiting, className }: WaitingNoticeProps) {
  const handOver = useBuiltinWriter(job.id);
  const time = TIME.format(new Date(waiting.until));
  return (
    <Notice
      tone="warning"
      title={waiting.reason}
      {...(className && { className })}
      {...(job.status !== 'researching' && {
        action: (
          <OfferBuiltin job={job} size="sm" busy={handOver.isPending} onAccept={() => handOver.mutate(undefined)} />
        ),
      })}
    >
      {WRITER_CHOICE_TEXTS.offer.nextTry(time)}
    </Notice>
  );
}
