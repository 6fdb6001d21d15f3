import { ChevronDown } from '../../../components/icons.ts';
import { Suspense, useId, useState } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import type { ResearchFieldsProps } from './research-fields.tsx';
import { useResearchChoice, useResearchIsOff } from './use-research-choice.ts';

const { research: texts } = WORKFLOW_TEXTS;

const ResearchFields = lazyPart(() => import('./research-fields.tsx').then((module) => module.ResearchFields));

/** What the research may use: folded to one line until somebody wants to change it. Nothing where no source is asked. */
export function ResearchOptions({ value, onChange }: ResearchFieldsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const choice = useResearchChoice(value);
  if (useResearchIsOff()) return null;
  return (
    <div className="mt-4 rounded-tile border border-border">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="group flex min-h-11 w-full items-center justify-between gap-3 rounded-tile px-4 py-2 text-left text-sm"
        onClick={() => setOpen(!open)}
      >
        <span className="min-w-0">
          <span className="font-medium">{texts.title}</span>
          <span className="ml-2 text-muted">{choice}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      {open && (
        <div id={id} className="border-t border-border p-4">
          <Suspense fallback={<Skeleton className="h-36" />}>
            <ResearchFields value={value} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
