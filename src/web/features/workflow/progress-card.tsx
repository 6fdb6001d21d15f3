import type { ReactNode } from 'react';
import type { Job } from '../../../core/contracts/job.ts';
import { Card } from '../../components/ui/card.tsx';
import { RunUsage } from '../../components/usage/run-usage.tsx';
import { WriterLine } from '../../components/writer/writer-line.tsx';
import { cn } from '../../lib/class-names.ts';
import { RUN_TEXTS } from '../../texts/run.ts';
import { awaitsReview } from '../../lib/awaits-author.ts';
import { CheckTrouble } from './check-trouble.tsx';
import { RunProgress } from './run-progress.tsx';
import { RunPieces } from './run-pieces.tsx';
import { RunStatus } from './run-status.tsx';
import { StageList } from './stage-list.tsx';
import { StepHeading } from './step-heading.tsx';
import { WaitingNotice } from './writer/waiting-notice.tsx';

const { progress: texts } = RUN_TEXTS;

export interface ProgressCardProps {
  job: Job;
  /** The last check's error, while the run itself goes on. */
  trouble: Error | null;
  onCheckNow: () => void;
  onOpenPiece: (outputId: string) => void;
  /** Somebody has chosen a piece to read while it is written. */
  onReadPiece: (outputId: string) => void;
  actions: ReactNode;
  /** Stands above the stages, such as the question for an opinion. */
  children?: ReactNode;
}

export function ProgressCard(props: ProgressCardProps) {
  const { job, trouble, onCheckNow, onOpenPiece, onReadPiece, actions, children } = props;
  const { progress } = job;
  const hasPieces = progress.pieces.length > 0;
  return (
    <Card className={cn('mx-auto w-full p-5 sm:p-7', hasPieces ? 'max-w-4xl' : 'max-w-2xl')}>
      <StepHeading>{texts.title}</StepHeading>
      <p className="mt-2 text-base text-muted">{texts.note}</p>
      <WriterLine writer={job.writer} />
      <p dir="auto" className="text-page-start mt-3 line-clamp-3 text-sm font-medium wrap-anywhere">
        {job.topic}
      </p>
      <RunProgress job={job} />
      <RunStatus job={job} />
      <RunUsage usage={job.usage} className="mt-1" />
      {progress.waiting && !awaitsReview(job) && (
        <WaitingNotice job={job} waiting={progress.waiting} className="mt-4" />
      )}
      <CheckTrouble trouble={trouble} onCheckNow={onCheckNow} className="mt-4" />
      {children}
      <div className="mt-6">
        {hasPieces ? <RunPieces job={job} onOpen={onOpenPiece} onRead={onReadPiece} /> : <StageList job={job} />}
      </div>
      <div className="mt-7 flex flex-wrap gap-2 border-t border-border pt-5">{actions}</div>
    </Card>
  );
}
