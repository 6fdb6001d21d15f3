import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { COMMON } from '../../texts/common.ts';

/** The outline of the figures while they are on their way. */
export function UsageSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {COMMON.loading}
      </p>
      <Card className="p-5 sm:p-6">
        <Skeleton className="h-5 w-40" />
        <div className="mt-3 grid grid-cols-1 gap-x-10 gap-y-4 sm:grid-cols-3">
          {Array.from({ length: 3 }, (_, at) => (
            <div key={at}>
              <Skeleton className="h-7 w-36" />
              <Skeleton className="mt-2 h-4 w-48 max-w-full" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-9 h-5 w-72 max-w-full" />
      </Card>
      <Card className="p-5 sm:p-6">
        <div className="flex items-center justify-between gap-6">
          <Skeleton className="h-6 w-44" />
          <Skeleton className="h-10 w-36 rounded-tile" />
        </div>
        <Skeleton className="mt-5 h-56 sm:h-64" />
        <Skeleton className="mt-4 h-5 w-56 max-w-full" />
      </Card>
      <Card className="flex flex-col gap-4 p-5 sm:p-6">
        <Skeleton className="h-7 w-40" />
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-6" />
        ))}
      </Card>
    </div>
  );
}
