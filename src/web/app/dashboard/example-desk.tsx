import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useCreatePersona } from '../../features/personas/api/create-persona.ts';
import { personaStatusQuery } from '../../features/personas/api/get-persona-status.ts';
import { personasQuery, usePersonas } from '../../features/personas/api/list-personas.ts';
import type { CompletePersona } from '../../features/personas/persona.ts';
import { FilledExample } from '../../features/workflow/example/filled-example.tsx';
import { NoRoomForPersona, TryExample } from '../../features/workflow/example/try-example.tsx';
import { EMPTY_DRAFT, type Draft } from '../../features/workflow/draft.ts';

export interface ExampleDeskProps {
  draft: Draft;
  /** Nothing was ever started: the example is offered. */
  isNewcomer: boolean;
  onFill: (draft: Draft) => void;
  onStarted: (jobId: string) => void;
}

/** Offers the example to whoever is new, and the way out of it to whoever has tried it. */
export function ExampleDesk({ draft, isNewcomer, onFill, onStarted }: ExampleDeskProps) {
  const findPersona = useFindPersona();
  const { data: personas, isPending } = usePersonas();
  if (isNewcomer && isPending) return <Skeleton className="h-64 rounded-card sm:h-32" />;
  if (isNewcomer) {
    const hasPersonas = (personas?.length ?? 0) > 0;
    return <Offer {...{ hasPersonas, findPersona, onFill, onStarted }} />;
  }
  return draft.isExample && <FilledExample onClear={() => onFill(EMPTY_DRAFT)} />;
}

interface OfferProps extends Pick<ExampleDeskProps, 'onFill' | 'onStarted'> {
  hasPersonas: boolean;
  findPersona: (wanted: CompletePersona) => Promise<string>;
}

function Offer({ hasPersonas, findPersona, onFill, onStarted }: OfferProps) {
  // It keeps its size for as long as it stands: nothing may jump under somebody who types.
  const [isSmall] = useState(hasPersonas);
  return <TryExample {...{ isSmall, findPersona, onStarted }} onFilled={onFill} />;
}

/** The id of a persona like the wanted one, made where there is none. */
function useFindPersona(): (wanted: CompletePersona) => Promise<string> {
  const queryClient = useQueryClient();
  const creation = useCreatePersona(() => undefined);
  return async (wanted) => {
    const personas = await queryClient.query(personasQuery);
    const known = personas.find((persona) => isSame(persona, wanted));
    if (known) return known.id;
    const status = await queryClient.query({ ...personaStatusQuery, staleTime: 0 });
    if (!status.can_create) throw new NoRoomForPersona();
    return (await creation.mutateAsync(wanted)).id;
  };
}

function isSame(one: CompletePersona, other: CompletePersona): boolean {
  return one.name === other.name && one.description === other.description && one.toneVoice === other.toneVoice;
}
