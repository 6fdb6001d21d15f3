import { useId } from 'react';
import { cn } from '../../../lib/class-names.ts';
import { MATERIAL_TEXTS } from '../../../texts/material.ts';

const { whose: texts } = MATERIAL_TEXTS;
const CHOICES = [
  { ours: true, label: texts.ours },
  { ours: false, label: texts.theirs },
] as const;

export interface WhoseChoiceProps {
  /** What is asked about, for whoever does not see it beside. */
  title: string;
  value: boolean;
  onChange: (ours: boolean) => void;
  className?: string;
}

/** Asks whose words something has: a piece may say "our" of the brand's own alone. */
export function WhoseChoice({ title, value, onChange, className }: WhoseChoiceProps) {
  const name = useId();
  return (
    <fieldset role="radiogroup" className={cn('flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1', className)}>
      <legend className="sr-only">{texts.question(title)}</legend>
      <span aria-hidden className="text-xs text-muted">
        {texts.short}
      </span>
      <span className="flex gap-0.5 rounded-control bg-surface-2 p-0.5">
        {CHOICES.map(({ ours, label }) => (
          <label
            key={label}
            className="flex h-7 cursor-pointer items-center rounded-md px-2.5 text-xs font-medium whitespace-nowrap text-muted has-checked:bg-raised has-checked:text-foreground has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={ours === value}
              onChange={() => onChange(ours)}
            />
            {label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
