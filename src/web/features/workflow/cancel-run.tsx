import { CircleStop } from '../../components/icons.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { RUN_TEXTS } from '../../texts/run.ts';
import { useCancelRun } from './api/change-run.ts';

const { cancel: texts } = RUN_TEXTS;

export function CancelRun({ jobId }: { jobId: string }) {
  const [asked, setAsked] = useState(false);
  const cancellation = useCancelRun(jobId);
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        <CircleStop aria-hidden />
        {texts.button}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={texts.title}
        description={texts.lead}
        confirmLabel={texts.confirm}
        busy={cancellation.isPending}
        onConfirm={() => cancellation.mutate(undefined, { onSettled: () => setAsked(false) })}
      />
    </>
  );
}
