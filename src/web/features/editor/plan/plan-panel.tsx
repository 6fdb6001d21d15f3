import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Job } from '../../../../core/contracts/job.ts';
import { Pencil } from '../../../components/icons.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { pieceName } from '../../../lib/piece-name.ts';
import { PLAN_TEXTS as texts } from '../../../texts/plan.ts';
import { usePlan } from '../api/get-plan.ts';
import { toDraft, type PlannedPiece } from './plan-draft.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanView } from './plan-view.tsx';
import { useTypedPlan } from './use-typed-plan.ts';

export interface PlanPanelProps {
  job: Job;
  /** What is told once it is saved, beside that it is; null where no text is there yet. */
  savedLead: string | null;
  title: string;
  /** For screen readers alone where the same stands above. */
  hidesTitle?: boolean;
  lead: string;
  /** False where nothing of the project can be changed any more. */
  canChange?: boolean;
  /** What can be done about a piece that is there, once the plan was changed. */
  actionOf?: ((piece: PlannedPiece) => ReactNode) | null;
  /** Stands below the plan while it is read. */
  footer?: ReactNode;
}

/** The plan of a project, to be read and changed in its place. */
export function PlanPanel(props: PlanPanelProps) {
  const { job, savedLead, title, hidesTitle = false, lead, canChange = true } = props;
  const query = usePlan(job.id, job.status);
  const [typed, setTyped] = useTypedPlan(job.id);
  const [isSaved, setSaved] = useState(false);
  // Who comes back to a form that is still open has not asked for it now.
  const [isOpened, setOpened] = useState(false);
  const changeButton = useFocusAfter(typed === null);
  const { page = null, pieces = [] } = query.data ?? {};
  const nameOf = ({ format, variant }: PlannedPiece) =>
    pieceName(format, variant, Math.max(job.batch_formats[format] ?? 1, variant));
  const close = (saved: boolean) => {
    setTyped(null);
    setSaved(saved);
  };
  const open = () => {
    setSaved(false);
    setOpened(true);
    if (page) setTyped({ draft: toDraft(page, pieces), before: pieces, isChanged: false });
  };
  return (
    <section aria-label={title}>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className={hidesTitle ? 'sr-only' : 'text-md font-semibold'}>{title}</h3>
          <p className="mt-0.5 text-sm text-muted">{lead}</p>
        </div>
        {page && canChange && typed === null && (
          <Button ref={changeButton} variant="outline" size="sm" onClick={open}>
            <Pencil aria-hidden />
            {texts.change}
          </Button>
        )}
      </div>
      {isSaved && (
        <Notice tone="info" title={texts.saved.title} className="mb-5">
          {savedLead}
        </Notice>
      )}
      {typed ? (
        <PlanForm
          jobId={job.id}
          typed={typed}
          nameOf={nameOf}
          autoFocus={isOpened}
          onChange={(draft) => setTyped({ ...typed, draft, isChanged: true })}
          onSaved={() => close(true)}
          onCancel={() => close(false)}
        />
      ) : (
        <ToRead query={query} isSaved={isSaved} nameOf={nameOf} {...props} />
      )}
    </section>
  );
}

interface ToReadProps extends Pick<PlanPanelProps, 'job' | 'actionOf' | 'footer'> {
  query: ReturnType<typeof usePlan>;
  isSaved: boolean;
  nameOf: (piece: PlannedPiece) => string;
}

/** The plan itself, or why it is not there. */
function ToRead({ query, job, isSaved, nameOf, actionOf = null, footer }: ToReadProps) {
  const { data: plan, isPending, error, refetch } = query;
  return (
    <>
      {isPending && <PlanSkeleton />}
      {error && !plan && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {plan === null && <p className="text-sm text-muted">{texts.none}</p>}
      {plan && (
        <PlanView plan={plan} noPage={texts.noPage[job.mode]} nameOf={nameOf} actionOf={isSaved ? actionOf : null} />
      )}
      {footer}
    </>
  );
}

/** The control that gets the focus back when `isBack` becomes true again. */
function useFocusAfter(isBack: boolean) {
  const control = useRef<HTMLButtonElement>(null);
  const wasBack = useRef(isBack);
  useEffect(() => {
    if (isBack && !wasBack.current) control.current?.focus();
    wasBack.current = isBack;
  }, [isBack]);
  return control;
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      title={texts.loadFailed}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}

function PlanSkeleton() {
  return (
    <div aria-busy className="flex max-w-reading flex-col gap-4">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
