import { Skeleton } from '../../components/ui/skeleton.tsx';
import { COMMON } from '../../texts/common.ts';

/** The outline of a finished run while it is on its way. */
export function OutputSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {COMMON.loading}
      </p>
      <Skeleton className="h-7 w-2/3 max-w-lg" />
      <div className="mt-5 mb-4 flex flex-wrap justify-between gap-3">
        <Skeleton className="h-10 w-72 rounded-tile" />
        <Skeleton className="h-9 w-44" />
      </div>
      <Skeleton className="h-[28rem] rounded-card" />
    </div>
  );
}
