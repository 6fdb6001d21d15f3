import { useState } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { usePersonas } from '../../features/personas/api/list-personas.ts';
import { FilledExample } from '../../features/workflow/example/filled-example.tsx';
import { TryExample, type TryExampleProps } from '../../features/workflow/example/try-example.tsx';
import { EMPTY_DRAFT, type Draft } from '../../features/workflow/draft.ts';

export interface ExampleDeskProps {
  draft: Draft;
  /** Nothing was ever started: the example is offered. */
  isNewcomer: boolean;
  onFill: (draft: Draft) => void;
  onOpened: (jobId: string) => void;
}

/** Offers the example to whoever is new, and the way out of it to whoever has tried it. */
export function ExampleDesk({ draft, isNewcomer, onFill, onOpened }: ExampleDeskProps) {
  const { data: personas, isPending } = usePersonas();
  if (isNewcomer && isPending) return <Skeleton className="h-64 rounded-card sm:h-32" />;
  if (isNewcomer) return <Offer hasPersonas={(personas?.length ?? 0) > 0} onFilled={onFill} onOpened={onOpened} />;
  return draft.isExample && <FilledExample onClear={() => onFill(EMPTY_DRAFT)} />;
}

function Offer({ hasPersonas, ...does }: Omit<TryExampleProps, 'isSmall'> & { hasPersonas: boolean }) {
  // It keeps its size for as long as it stands: nothing may jump under somebody who types.
  const [isSmall] = useState(hasPersonas);
  return <TryExample isSmall={isSmall} {...does} />;
}
