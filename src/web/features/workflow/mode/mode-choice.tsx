import { useId } from 'react';
import type { WritingMode } from '../../../../core/contracts/job.ts';
import { Switch } from '../../../components/ui/switch.tsx';
import { cn } from '../../../lib/class-names.ts';
import { WRITING_MODE_TEXTS as texts } from '../../../texts/writing-mode.ts';
import type { Draft, DraftChange } from '../draft.ts';
import { likelyCost, likelyTokens } from '../estimate/estimate-words.ts';
import { useEstimate } from '../estimate/use-estimate.ts';
import { useWritingMode } from './use-writing-mode.ts';

const MODES: readonly WritingMode[] = ['best', 'fast'];

export interface ModeChoiceProps {
  draft: Draft;
  onChange: (change: DraftChange) => void;
}

/** How the model writes this project, what each way is likely to take, and where the run stops for its author. */
export function ModeChoice({ draft, onChange }: ModeChoiceProps) {
  const id = useId();
  const choice = useWritingMode(draft);
  if (!choice) return null;
  const { mode, isReviewed, isAsked, blocked } = choice;
  const hasOpinion = draft.opinion.trim() !== '';
  return (
    <div className="mt-6 border-t border-border pt-5">
      <div
        role="radiogroup"
        aria-labelledby={`${id}-title`}
        aria-describedby={blocked === null ? undefined : `${id}-blocked`}
        aria-disabled={blocked !== null || undefined}
      >
        <h3 id={`${id}-title`} className="text-sm font-semibold">
          {texts.title}
        </h3>
        {blocked !== null && (
          <p id={`${id}-blocked`} className="mt-1 text-2sm text-muted">
            {blocked}
          </p>
        )}
        <div className="mt-2.5 grid grid-cols-1 gap-2 sm:grid-cols-2">
          {MODES.map((one) => (
            <Mode
              key={one}
              name={id}
              mode={one}
              draft={draft}
              isChosen={one === mode}
              isBlocked={blocked !== null}
              onChoose={() => onChange({ mode: one })}
            />
          ))}
        </div>
      </div>
      {blocked === null && (
        <div className="mt-4 grid grid-cols-1 gap-x-2 gap-y-4 sm:grid-cols-2">
          <PauseSwitch
            label={texts.ask.label}
            lead={hasOpinion ? texts.ask.hasOpinion : texts.ask.lead}
            isOn={isAsked}
            isOffered={!hasOpinion}
            onChange={(askFirst) => onChange({ askFirst })}
          />
          <PauseSwitch
            label={texts.review.label}
            lead={mode === 'best' ? texts.review.lead : texts.review.notFast}
            isOn={isReviewed}
            isOffered={mode === 'best'}
            onChange={(reviewPlan) => onChange({ reviewPlan })}
          />
        </div>
      )}
    </div>
  );
}

interface ModeProps {
  name: string;
  mode: WritingMode;
  draft: Draft;
  isChosen: boolean;
  isBlocked: boolean;
  onChoose: () => void;
}

function Mode({ name, mode, draft, isChosen, isBlocked, onChoose }: ModeProps) {
  const id = useId();
  return (
    <label
      className={cn(
        'flex min-h-11 min-w-0 items-start gap-3 rounded-tile border border-input/70 bg-surface px-4 py-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        isBlocked
          ? 'cursor-not-allowed'
          : 'cursor-pointer hover:border-input has-checked:border-primary has-checked:bg-primary-soft/60 has-checked:ring-1 has-checked:ring-primary',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen && !isBlocked}
        disabled={isBlocked}
        onChange={onChoose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-lead`}
        className="mt-0.5 size-4 shrink-0 accent-primary focus-visible:outline-none"
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}-title`} className={cn('block text-sm font-medium', isBlocked && 'text-muted')}>
          {texts.names[mode]}
        </span>
        <span id={`${id}-lead`} className="mt-0.5 block text-2sm text-muted">
          {texts.leads[mode]}
          {!isBlocked && <Likely draft={draft} mode={mode} />}
        </span>
      </span>
    </label>
  );
}

/** What this way of writing is likely to take; its line is kept free until that is known, so that nothing jumps. */
function Likely({ draft, mode }: { draft: Draft; mode: WritingMode }) {
  const estimate = useEstimate({ ...draft, mode });
  const figures = estimate?.kind === 'model' ? estimate : null;
  return (
    <span
      className={cn(
        'mt-1 block min-h-5 font-medium text-foreground tabular-nums transition-opacity',
        figures?.isOld && 'opacity-60',
      )}
    >
      {figures && (likelyCost(figures.figures) ?? likelyTokens(figures.figures))}
    </span>
  );
}

interface PauseSwitchProps {
  label: string;
  /** What happens then, or why it cannot be had. */
  lead: string;
  isOn: boolean;
  isOffered: boolean;
  onChange: (isOn: boolean) => void;
}

/** Has the run stop once for its author. */
function PauseSwitch({ label, lead, isOn, isOffered, onChange }: PauseSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 sm:pe-4">
      <Switch
        id={id}
        checked={isOn}
        disabled={!isOffered}
        aria-describedby={`${id}-lead`}
        onCheckedChange={onChange}
        className="mt-0.5"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <p id={`${id}-lead`} className="mt-0.5 text-2sm text-muted">
          {lead}
        </p>
      </div>
    </div>
  );
}
