import { Suspense } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { PersonaFormProps } from './persona-form.tsx';

const PersonaForm = lazyPart(() => import('./persona-form.tsx').then((module) => module.PersonaForm));

/** The form, whose code comes when one makes a persona or changes one. */
export function ShownForm(props: PersonaFormProps) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <PersonaForm {...props} />
    </Suspense>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
      <Skeleton className="h-40" />
    </div>
  );
}
