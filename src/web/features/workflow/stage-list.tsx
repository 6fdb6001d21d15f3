import { Check, Minus } from '../../components/icons.ts';
import type { Job } from '../../../core/contracts/job.ts';
import { cn } from '../../lib/class-names.ts';
import { RUN_TEXTS } from '../../texts/run.ts';

const { progress: texts } = RUN_TEXTS;

const STAGES = ['researching', 'fusion_pending', 'drafting', 'generating_formats'] as const;

type StageState = keyof typeof texts.stageStates;

/** The way of a run, and where it stands; a completed one has all of it behind. */
export function StageList({ job }: { job: Pick<Job, 'status' | 'fusion'> }) {
  const { status, fusion } = job;
  const current = STAGES.findIndex((stage) => stage === status);
  // Blank is an answer, too.
  const hasNoOpinion = fusion?.answers.fusion_content.trim() === '';
  const at = current === -1 ? STAGES.length : current;
  return (
    <ol className="flex flex-col gap-3">
      {STAGES.map((stage, index) => (
        <Stage
          key={stage}
          {...(stage === 'fusion_pending' && hasNoOpinion && index !== at
            ? { label: texts.noOpinion, state: 'skipped' }
            : {
                label: texts.stages[stage],
                state: index < at ? 'done' : index === at ? 'current' : 'ahead',
              })}
        />
      ))}
    </ol>
  );
}

function Stage({ label, state }: { label: string; state: StageState }) {
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className="flex items-center gap-3 text-sm">
      <span
        aria-hidden
        className={cn(
          'grid size-5 shrink-0 place-items-center rounded-full',
          state === 'done' && 'bg-primary text-primary-foreground',
          state === 'current' && 'border border-primary',
          state === 'ahead' && 'border border-input',
          state === 'skipped' && 'border border-input text-muted',
        )}
      >
        {state === 'done' && <Check className="size-3" />}
        {state === 'skipped' && <Minus className="size-3" />}
        {state === 'current' && <span className="size-2 animate-pulse rounded-full bg-primary" />}
      </span>
      <span className={state === 'ahead' || state === 'skipped' ? 'text-muted' : undefined}>{label}</span>
      <span className="sr-only">({texts.stageStates[state]})</span>
    </li>
  );
}
