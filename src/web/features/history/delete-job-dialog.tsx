import type { JobSummary } from '../../../core/contracts/job.ts';
import { ConfirmDialog } from '../../components/ui/alert-dialog.tsx';
import { HISTORY_TEXTS } from '../../texts/history.ts';
import { useDeleteJob } from './api/delete-job.ts';

export interface DeleteJobDialogProps {
  /** The job in question; null while none is. */
  job: JobSummary | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

export function DeleteJobDialog({ job, onClose, onDeleted }: DeleteJobDialogProps) {
  const deletion = useDeleteJob(onDeleted);
  return (
    <ConfirmDialog
      open={job !== null}
      onOpenChange={(open) => !open && onClose()}
      title={HISTORY_TEXTS.confirm.title}
      description={
        <>
          {job && (
            <span
              dir="auto"
              className="text-page-start mb-2 line-clamp-2 block font-medium wrap-anywhere text-foreground"
            >
              {job.topic}
            </span>
          )}
          {HISTORY_TEXTS.confirm.text}
        </>
      }
      confirmLabel={HISTORY_TEXTS.delete}
      busy={deletion.isPending}
      onConfirm={() => job && deletion.mutate(job.id, { onSettled: onClose })}
    />
  );
}
