import { Suspense } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { CreatePersonaProps } from './create-persona.tsx';
import type { DeletePersonaProps } from './delete-persona.tsx';
import type { EditPersonaProps } from './edit-persona.tsx';

const Creation = lazyPart(() => import('./create-persona.tsx').then((module) => module.CreatePersona));
const Edit = lazyPart(() => import('./edit-persona.tsx').then((module) => module.EditPersona));
const Deletion = lazyPart(() => import('./delete-persona.tsx').then((module) => module.DeletePersona));

/** The code of these comes when one makes a persona, changes one or asks to delete one. */
export function CreatePersona(props: CreatePersonaProps) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Creation {...props} />
    </Suspense>
  );
}

export function EditPersona(props: EditPersonaProps) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Edit {...props} />
    </Suspense>
  );
}

export function DeletePersona(props: DeletePersonaProps) {
  return (
    <Suspense>
      <Deletion {...props} />
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
