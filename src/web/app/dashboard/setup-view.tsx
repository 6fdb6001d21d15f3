import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { usePersonas } from '../../features/personas/api/list-personas.ts';
import type { Persona } from '../../features/personas/persona.ts';
import { hasJobsQuery } from '../../features/workflow/api/has-jobs.ts';
import { markStarted } from '../../features/workflow/draft.ts';
import { isBegun } from '../../features/workflow/nothing-yet/has-nothing.ts';
import { StepHeading } from '../../features/workflow/step-heading.tsx';
import { StepIndicator } from '../../features/workflow/step-indicator.tsx';
import type { DraftControl } from '../../features/workflow/use-draft.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { DASHBOARD_TEXTS } from '../../texts/dashboard.ts';
import { SetupStep } from './setup-step.tsx';

/** What has to do with the example comes for those who are new. */
const ExampleDesk = lazyPart(() => import('./example-desk.tsx').then((module) => module.ExampleDesk));

export interface SetupViewProps {
  /** As far as is known: nobody who had is offered an example. */
  hadProjects: boolean;
  control: DraftControl;
  userId: string;
  onStarted: (jobId: string) => void;
  onOpen: (jobId: string) => void;
}

/** The setup, and above it what helps those who are new. */
export function SetupView({ hadProjects, control, userId, onStarted, onOpen }: SetupViewProps) {
  const { draft, replace } = control;
  const personas = usePersonas();
  const { data: hasJobs, isPending } = useQuery(hasJobsQuery);
  const [isOwn, setIsOwn] = useState(isBegun(draft));
  // Not offered again for an emptied field: what stands below must not jump to and fro.
  if (!isOwn && isBegun(draft)) setIsOwn(true);
  const isNewcomer = hasJobs === false && !isOwn;
  // Who may be new has the place of the example held, so that the setup does not jump when it comes.
  const place = !hadProjects && (isNewcomer || (isPending && !isOwn)) && (
    <Skeleton className="h-64 rounded-card sm:h-32" />
  );
  const persona = personas.data?.find(({ id }) => id === draft.personaId);
  const personaName = persona?.name ?? null;
  return (
    <>
      <div className="sr-only">
        <StepHeading>{DASHBOARD_TEXTS.newProject}</StepHeading>
      </div>
      <StepIndicator step="setup" personaName={personaName} />
      {isNewcomer || draft.isExample ? (
        <Suspense fallback={place}>
          {/* The example is not marked as started: it stays in the setup. */}
          <ExampleDesk draft={draft} isNewcomer={isNewcomer} onFill={replace} onOpened={onStarted} />
        </Suspense>
      ) : (
        place
      )}
      <SetupStep
        control={control}
        personaName={personaName}
        {...factsOf(persona)}
        userId={userId}
        onOpen={onOpen}
        onStarted={(jobId, sent) => {
          replace((present) => markStarted(present, sent, jobId));
          onStarted(jobId);
        }}
      />
    </>
  );
}

/** What the rest of the setup goes by. */
function factsOf(persona: Persona | undefined) {
  return { personaWebsite: persona?.website || null, personaLanguage: persona?.voice.language ?? null };
}
