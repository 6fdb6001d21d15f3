import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { RUN_TEXTS } from '../../texts/run.ts';

const { run: texts } = RUN_TEXTS;

export interface RunNoticeProps {
  title: string;
  detail?: string;
  /** Left out where there is nothing to wait for. */
  onRetry?: () => void;
  startNew: ReactNode;
}

/** In place of a run that cannot be shown. */
export function RunNotice({ title, detail, onRetry, startNew }: RunNoticeProps) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-4">
      <Notice
        tone="error"
        title={title}
        className="w-full"
        action={
          onRetry && (
            <Button variant="outline" size="sm" onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          )
        }
      >
        {detail}
      </Notice>
      {startNew}
    </div>
  );
}
