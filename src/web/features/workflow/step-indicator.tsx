import { Check } from '../../components/icons.ts';
import { cn } from '../../lib/class-names.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';

const { steps: texts } = WORKFLOW_TEXTS;

export interface StepIndicatorProps {
  step: 'setup' | 'output';
  personaName: string | null;
  /** Without lines of its own, in a place of the grid around it. */
  isSlim?: boolean;
}

export function StepIndicator({ step, personaName, isSlim = false }: StepIndicatorProps) {
  const atOutput = step === 'output';
  return (
    <div
      className={cn(
        'flex items-center justify-between gap-x-4',
        isSlim
          ? 'max-lg:col-span-full lg:col-start-2 lg:row-start-1 lg:justify-end lg:gap-x-6'
          : 'border-y border-border py-3',
      )}
    >
      <ol aria-label={texts.label} className="flex shrink-0 items-center gap-2.5 sm:gap-3">
        <Step number={1} label={texts.setup} current={!atOutput} done={atOutput} />
        <li aria-hidden className={cn('h-px w-6 sm:w-14', atOutput ? 'bg-primary' : 'bg-input/60')} />
        <Step number={2} label={texts.output} current={atOutput} done={false} />
      </ol>
      {personaName && (
        <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
          <span className="max-sm:sr-only">{texts.persona}</span>
          <bdi className="max-w-64 truncate rounded-full bg-primary-soft px-2.5 py-0.5 font-medium text-primary">
            {personaName}
          </bdi>
        </p>
      )}
    </div>
  );
}

interface StepProps {
  number: number;
  label: string;
  current: boolean;
  done: boolean;
}

function Step({ number, label, current, done }: StepProps) {
  return (
    <li aria-current={current ? 'step' : undefined} className="flex items-center gap-2 text-sm">
      <span
        className={cn(
          'grid size-6 place-items-center rounded-full text-xs font-semibold',
          current || done ? 'bg-primary text-primary-foreground' : 'border border-input text-muted',
        )}
      >
        {done ? <Check aria-hidden className="size-3.5" /> : number}
      </span>
      <span className={current || done ? 'font-medium' : 'text-muted'}>{label}</span>
      {done && <span className="sr-only">{texts.complete}</span>}
    </li>
  );
}
