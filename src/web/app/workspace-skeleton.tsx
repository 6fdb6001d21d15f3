import { Skeleton } from '../components/ui/skeleton.tsx';
import { COMMON } from '../texts/common.ts';

/** The dashboard's outline while sign-in and code are on their way. */
export function WorkspaceSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {COMMON.loading}
      </p>
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-48 max-w-full" />
      <Skeleton className="mt-6 h-14 rounded-tile" />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-20 rounded-card" />
        </div>
        <Skeleton className="hidden h-64 rounded-card lg:block" />
      </div>
    </div>
  );
}
