import { BookOpenCheck } from '../../../components/icons.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { cn } from '../../../lib/class-names.ts';
import { EXAMPLE_TEXTS as texts } from '../../../texts/example.ts';
import { useIsStarting } from '../api/create-job.ts';
import { useOpenExample } from '../api/open-example.ts';
import { draftFromJob } from '../draft-from-job.ts';
import type { Draft } from '../draft.ts';

export interface TryExampleProps {
  /** Whoever has found the way needs no more than a line. */
  isSmall: boolean;
  /** The setup as the example was set up. */
  onFilled: (draft: Draft) => void;
  onOpened: (jobId: string) => void;
}

const LARGE = { card: 'gap-y-4 p-5', button: { size: 'lg', className: 'max-sm:w-full' } } as const;
const SMALL = { card: 'gap-y-2 px-5 py-3', button: { size: 'sm', variant: 'outline' } } as const;

/** For somebody who has made nothing yet: one press opens a whole project that is finished. */
export function TryExample({ isSmall, onFilled, onOpened }: TryExampleProps) {
  const look = isSmall ? SMALL : LARGE;
  const starting = useIsStarting();
  const example = useOpenExample((job) => {
    onFilled({ ...draftFromJob(job), isExample: true });
    onOpened(job.id);
  });
  return (
    <Card
      role="region"
      aria-label={texts.label}
      className={cn('flex flex-wrap items-center justify-between gap-x-8 sm:px-6', look.card)}
    >
      <div className="min-w-0 flex-1 basis-80">
        <h2 className={isSmall ? 'text-sm font-semibold' : 'text-md font-semibold'}>{texts.title}</h2>
        {isSmall ? (
          <p className="text-2sm text-muted">{texts.short}</p>
        ) : (
          <p className="mt-0.5 text-sm text-muted">{texts.lead}</p>
        )}
      </div>
      <Button {...look.button} busy={example.isPending} disabled={starting} onClick={() => example.mutate()}>
        {!example.isPending && <BookOpenCheck aria-hidden />}
        {example.isPending ? texts.opening : texts.button}
      </Button>
      {example.isError && (
        <Notice tone="error" title={texts.failed} className="basis-full">
          {example.error.message}
        </Notice>
      )}
    </Card>
  );
}
