import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { USAGE_TEXTS } from '../../texts/usage.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { MoreButton } from './more-button.tsx';

/** Few look. */
const SentCard = lazyPart(() => import('./sent-card.tsx').then((module) => module.SentCard));

export interface WhatWasSentProps {
  jobId: string;
  calls: number;
}

/** Which texts of a project went to the vendors of models, once somebody asks. Nothing without a call. */
export function WhatWasSent(props: WhatWasSentProps) {
  const { id, isOpen, button } = useSentButton();
  if (props.calls === 0) return null;
  return (
    <div className="text-2sm">
      {button}
      {isOpen && <SentOfJob id={id} {...props} />}
    </div>
  );
}

/** For a line that has room for the button: what it shows stands below the line. */
export function useSentButton() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = (
    <MoreButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
      {USAGE_TEXTS.job.sent}
    </MoreButton>
  );
  return { id, isOpen, button };
}

export function SentOfJob(props: WhatWasSentProps & { id: string }) {
  return (
    <Suspense fallback={<Skeleton className="mt-2 h-48" />}>
      <SentCard {...props} />
    </Suspense>
  );
}
