import { CircleAlert, CircleStop, Pencil, RotateCcw } from '../../components/icons.ts';
import type { ReactNode } from 'react';
import type { Job } from '../../../core/contracts/job.ts';
import { MESSAGES } from '../../../core/rules/messages.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { RunUsage } from '../../components/usage/run-usage.tsx';
import { WhatWasSent } from '../../components/usage/what-was-sent.tsx';
import { cn } from '../../lib/class-names.ts';
import { RUN_TEXTS } from '../../texts/run.ts';
import { useRestartRun } from './api/change-run.ts';
import { StepHeading } from './step-heading.tsx';
import { OfferBuiltin } from './writer/offer-builtin.tsx';

const { run: texts } = RUN_TEXTS;

export interface FailedRunProps {
  job: Job;
  message: string;
  /** What its pieces say of it. */
  reasons: readonly string[];
  onEdit: () => void;
  /** Stands last among the buttons. */
  startNew: ReactNode;
}

/** A run that has ended without content. Nothing that was put in is lost. */
export function FailedRun({ job, message, reasons, onEdit, startNew }: FailedRunProps) {
  const restart = useRestartRun(job);
  const isCancelled = message === MESSAGES.cancelled;
  const Sign = isCancelled ? CircleStop : CircleAlert;
  const byBuiltin = restart.variables?.writer === 'builtin';
  return (
    <Card className="mx-auto w-full max-w-2xl p-6 sm:p-8">
      <span
        className={cn(
          'grid size-11 place-items-center rounded-tile',
          isCancelled ? 'bg-surface-2 text-muted' : 'bg-destructive-soft text-destructive',
        )}
      >
        <Sign aria-hidden className="size-5.5" />
      </span>
      <div className="mt-4">
        <StepHeading>{isCancelled ? message : texts.failedTitle}</StepHeading>
      </div>
      {isCancelled ? (
        <p className="mt-2 text-base text-muted">{texts.cancelledLead}</p>
      ) : (
        <p role="alert" className="mt-2 text-base font-medium wrap-anywhere">
          {message}
        </p>
      )}
      {!isCancelled &&
        reasons.map((reason) => (
          <p key={reason} className="mt-1 text-sm text-muted wrap-anywhere">
            {reason}
          </p>
        ))}
      <p dir="auto" className="text-page-start mt-4 line-clamp-3 text-sm font-medium wrap-anywhere">
        {job.topic}
      </p>
      <p className="mt-1 text-sm text-muted">{texts.inputsKept}</p>
      <RunUsage usage={job.usage} isOver className="mt-1" />
      <WhatWasSent jobId={job.id} calls={job.usage.calls} />
      <div className="mt-6 flex flex-wrap gap-2">
        <Button busy={restart.isPending && !byBuiltin} disabled={restart.isPending} onClick={() => restart.mutate({})}>
          {!(restart.isPending && !byBuiltin) && <RotateCcw aria-hidden />}
          {isCancelled ? texts.goOn : texts.tryAgain}
        </Button>
        {!isCancelled && (
          <OfferBuiltin
            job={job}
            busy={restart.isPending && byBuiltin}
            disabled={restart.isPending}
            onAccept={() => restart.mutate({ writer: 'builtin' })}
          />
        )}
        <Button variant="outline" onClick={onEdit}>
          <Pencil aria-hidden />
          {texts.editAndStart}
        </Button>
        {startNew}
      </div>
    </Card>
  );
}
