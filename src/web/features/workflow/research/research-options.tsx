import { Suspense, useState } from 'react';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import type { ResearchFieldsProps } from './research-fields.tsx';
import { useResearchChoice, useResearchIsOff } from './use-research-choice.ts';

const ResearchFields = lazyPart(() => import('./research-fields.tsx').then((module) => module.ResearchFields));

/** What the research may use. Nothing where no source is asked. */
export function ResearchOptions({ value, onChange }: ResearchFieldsProps) {
  const [open, setOpen] = useState(false);
  const choice = useResearchChoice(value);
  if (useResearchIsOff()) return null;
  return (
    <Disclosure
      title={WORKFLOW_TEXTS.research.title}
      summary={choice}
      open={open}
      onOpenChange={setOpen}
      className="mt-4"
    >
      <Suspense fallback={<Skeleton className="h-36" />}>
        <ResearchFields value={value} onChange={onChange} />
      </Suspense>
    </Disclosure>
  );
}
