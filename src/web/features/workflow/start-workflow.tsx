import { ArrowRight, Info } from '../../components/icons.ts';
import { Suspense, useId, useState } from 'react';
import type { JobWriter } from '../../../core/contracts/job.ts';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useConfig } from '../../lib/use-config.ts';
import { lazyPart, optionalPart } from '../../lib/lazy-part.ts';
import { TODAY_TEXTS } from '../../texts/today.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { useCreateJob, useIsStarting } from './api/create-job.ts';
import { countPieces, type Draft } from './draft.ts';
import { NoProjectsToday } from './no-projects-today.tsx';
import { START_ID, type StartPlace } from './go-to-start.ts';
import { useIsKeeping } from './material/is-keeping.ts';
import type { Missing } from './nothing-yet/ask-for-something.tsx';
import { hasNothingOfItsOwn } from './nothing-yet/has-nothing.ts';
import { checkStart, type StartCheck } from './start-rule.ts';
import { useUsedUpDay } from './use-used-up-day.ts';

const { start: texts } = WORKFLOW_TEXTS;

const AskForSomething = lazyPart(() =>
  import('./nothing-yet/ask-for-something.tsx').then((module) => module.AskForSomething),
);

const EstimateAtStart = optionalPart(() =>
  import('./estimate/estimate-parts.tsx').then((parts) => parts.EstimateAtStart),
);

/** Comes where the model is in trouble. */
const TroubleChoice = lazyPart(() => import('./writer/trouble-choice.tsx').then((module) => module.TroubleChoice));

export interface StartWorkflowProps {
  draft: Draft;
  personaKnown: boolean;
  /** A job was made of `sent`, even if this is no longer on the screen. */
  onStarted: (jobId: string, sent: Draft) => void;
  /** Leads to where an opinion or material is put in. */
  onGoTo: (missing: Missing) => void;
  onChooseWriter: (writer: JobWriter) => void;
  /** What leads here from elsewhere on the page. */
  placeRef: StartPlace;
}

export function StartWorkflow(props: StartWorkflowProps) {
  const { draft, personaKnown, onStarted, onGoTo, onChooseWriter, placeRef } = props;
  const reasonId = useId();
  const creation = useCreateJob((job, sent) => onStarted(job.id, sent));
  const starting = useIsStarting();
  const keeping = useIsKeeping();
  const [pressed, setPressed] = useState(false);
  const [asked, setAsked] = useState(0);
  const inTrouble = Boolean(useConfig()?.writer.trouble);
  const check = checkStart(draft, personaKnown);
  const tooLong = pressed ? check.tooLong : [];
  const usedUp = useUsedUpDay();
  // After a lost answer the same start can be asked for again: it may be the day's last project that was made.
  const isRefused = usedUp !== null && !creation.isError;

  const press = () => {
    setPressed(true);
    if (inTrouble && draft.writer === null) setAsked(asked + 1);
    else if (check.tooLong.length === 0) creation.mutate(draft);
  };

  return (
    <div
      ref={placeRef}
      id={START_ID}
      tabIndex={-1}
      className="flex scroll-my-24 flex-col gap-3 focus-visible:outline-none"
    >
      {creation.isError && <StartFailed error={creation.error} />}
      {tooLong.length > 0 && (
        <Notice tone="error" title={texts.failed}>
          {tooLong.join(' ')}
        </Notice>
      )}
      {inTrouble && (
        <Suspense>
          <TroubleChoice chosen={draft.writer} onChoose={onChooseWriter} asked={asked} />
        </Suspense>
      )}
      {check.missing.length === 0 && hasNothingOfItsOwn(draft) && (
        <Suspense>
          <AskForSomething draft={draft} onGoTo={onGoTo} />
        </Suspense>
      )}
      <Suspense>{!check.missing.includes('formats') && <EstimateAtStart draft={draft} />}</Suspense>
      {usedUp && <NoProjectsToday today={usedUp} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <Button
          data-start
          size="lg"
          className="w-full px-8 sm:w-auto"
          busy={starting}
          disabled={check.missing.length > 0 || keeping || isRefused}
          aria-describedby={reasonId}
          onClick={press}
        >
          {starting ? texts.starting : texts.button}
          {!starting && <ArrowRight aria-hidden />}
        </Button>
        <StartReason id={reasonId} check={check} keeping={keeping} refused={isRefused} draft={draft} />
      </div>
    </div>
  );
}

function StartFailed({ error }: { error: Error }) {
  // A refusal has its reason; a server that did not answer has its own sentence.
  const reasons = error instanceof ApiError ? error.errors.map((problem) => problem.message) : [];
  const detail = [...new Set([error.message, ...reasons])].join(' ');
  return (
    <Notice tone="error" title={texts.failed}>
      {detail}
    </Notice>
  );
}

interface StartReasonProps {
  id: string;
  check: StartCheck;
  keeping: boolean;
  /** No more projects today. */
  refused: boolean;
  draft: Draft;
}

function StartReason({ id, check, keeping, refused, draft }: StartReasonProps) {
  const isOtherWriter = useConfig()?.writer.id === 'model' && draft.writer === 'builtin';
  if (check.missing.length === 0) {
    const ready = texts[isOtherWriter ? 'readyBuiltin' : 'ready'](countPieces(draft.formats));
    const waiting = keeping ? texts.keeping : null;
    return (
      <p id={id} className="text-sm text-muted">
        {refused ? TODAY_TEXTS.start.noProjectsReason : (waiting ?? ready)}
      </p>
    );
  }
  const missing = check.missing.map((part) => texts.missing[part]);
  return (
    <p id={id} className="flex min-w-0 flex-1 basis-64 items-start gap-2 text-sm text-muted">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {texts.incomplete}
        <span className="block text-xs">{texts.stillMissing(missing)}</span>
      </span>
    </p>
  );
}
