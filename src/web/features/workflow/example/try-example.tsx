import { useMutation } from '@tanstack/react-query';
import { Play } from '../../../components/icons.ts';
import { Suspense } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { cn } from '../../../lib/class-names.ts';
import { optionalPart } from '../../../lib/lazy-part.ts';
import { EXAMPLE_TEXTS as texts } from '../../../texts/example.ts';
import { useCreateJob, useIsStarting } from '../api/create-job.ts';
import type { Draft } from '../draft.ts';
import { useConfig } from '../../../lib/use-config.ts';
import type { EXAMPLE_PERSONA } from './example.ts';

const ExampleEstimate = optionalPart(() =>
  import('../estimate/example-estimate.tsx').then((module) => module.ExampleEstimate),
);

/** No persona can be made for the example. */
export class NoRoomForPersona extends Error {
  override readonly name = 'NoRoomForPersona';
}

export interface TryExampleProps {
  /** Whoever has found the way needs no more than a line. */
  isSmall: boolean;
  /** The id of that persona, made if there is none. Throws `NoRoomForPersona` at the limit. */
  findPersona: (wanted: typeof EXAMPLE_PERSONA) => Promise<string>;
  /** The setup as the example fills it. */
  onFilled: (draft: Draft) => void;
  onStarted: (jobId: string) => void;
}

const LARGE = { card: 'gap-y-4 p-5', button: { size: 'lg', className: 'max-sm:w-full' } } as const;
const SMALL = { card: 'gap-y-2 px-5 py-3', button: { size: 'sm', variant: 'outline' } } as const;

/** For somebody who has made nothing yet: one press fills in a whole project and starts it. */
export function TryExample({ isSmall, findPersona, onFilled, onStarted }: TryExampleProps) {
  const look = isSmall ? SMALL : LARGE;
  const { model = null, trouble = null } = useConfig()?.writer ?? {};
  const creation = useCreateJob((job) => onStarted(job.id));
  const starting = useIsStarting();
  const example = useMutation({
    mutationFn: async () => {
      const { EXAMPLE_PERSONA, exampleDraft } = await import('./example.ts');
      const example = exampleDraft(await findPersona(EXAMPLE_PERSONA));
      // The card has said so.
      const filled = trouble === null ? example : { ...example, writer: 'builtin' as const };
      onFilled(filled);
      await creation.mutateAsync(filled);
    },
  });
  return (
    <Card
      role="region"
      aria-label={texts.label}
      className={cn('flex flex-wrap items-center justify-between gap-x-8 sm:px-6', look.card)}
    >
      <WhatItIs {...{ isSmall, model, trouble }} />
      <Button {...look.button} busy={example.isPending} disabled={starting} onClick={() => example.mutate()}>
        {!example.isPending && <Play aria-hidden />}
        {example.isPending ? texts.starting : texts.button}
      </Button>
      {example.isError && <Failed error={example.error} />}
    </Card>
  );
}

interface WhatItIsProps {
  isSmall: boolean;
  model: string | null;
  trouble: string | null;
}

function WhatItIs({ isSmall, model, trouble }: WhatItIsProps) {
  return (
    <div className="min-w-0 flex-1 basis-80">
      <h2 className={isSmall ? 'text-sm font-semibold' : 'text-md font-semibold'}>{texts.title}</h2>
      {isSmall ? (
        <p className="text-2sm text-muted">{trouble === null ? texts.short : texts.byBuiltin(trouble)}</p>
      ) : (
        <WhatItDoes model={model} trouble={trouble} />
      )}
    </div>
  );
}

/** Who writes it, and what that is likely to cost. */
function WhatItDoes({ model, trouble }: { model: string | null; trouble: string | null }) {
  const byModel = trouble === null && model !== null;
  return (
    <>
      <p className="mt-0.5 text-sm text-muted">
        {texts.lead} {byModel && texts.byModel(model)} {trouble !== null && texts.byBuiltin(trouble)}
      </p>
      {byModel && (
        // A place of one line until it is there: what stands below must not jump.
        <div className="mt-1 min-h-5.5">
          <Suspense>
            <ExampleEstimate />
          </Suspense>
        </div>
      )}
    </>
  );
}

function Failed({ error }: { error: Error }) {
  if (error instanceof NoRoomForPersona) return <Notice tone="error" title={texts.atLimit} className="basis-full" />;
  return (
    <Notice tone="error" title={texts.failed} className="basis-full">
      {error.message}
    </Notice>
  );
}
