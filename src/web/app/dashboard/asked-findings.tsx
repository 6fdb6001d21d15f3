import type { Job } from '../../../core/contracts/job.ts';
import { ClaimLookup } from '../../features/editor/claims/claim-lookup.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';

const FindingList = lazyPart(() =>
  import('../../features/editor/claims/finding-list.tsx').then((module) => module.FindingList),
);

/** What the research has found that its author is to know before answering. */
export function AskedFindings({ job }: { job: Job }) {
  if (!job.asked) return null;
  return (
    <ClaimLookup jobId={job.id} results={job.research_results}>
      <FindingList claimIds={job.asked.findings} />
    </ClaimLookup>
  );
}
