import { useId } from 'react';
import { TONE_OPTIONS, type Tone, type ToneOption } from '../../../core/rules/tones.ts';
import { FieldError } from '../../components/ui/field.tsx';
import { PERSONA_TEXTS } from '../../texts/personas.ts';

export interface TonePickerProps {
  value: Tone | null;
  onChange: (tone: Tone) => void;
  error: string | null;
}

export function TonePicker({ value, onChange, error }: TonePickerProps) {
  const group = useId();
  const errorId = `${group}-error`;
  return (
    <fieldset
      role="radiogroup"
      className="min-w-0"
      aria-invalid={error !== null || undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1.5 text-sm font-medium">{PERSONA_TEXTS.form.tone}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {TONE_OPTIONS.map((tone) => (
          <ToneCard
            key={tone.id}
            tone={tone}
            group={group}
            checked={tone.id === value}
            invalid={error !== null}
            onChoose={() => onChange(tone.id)}
          />
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError id={errorId} message={error} />
      </div>
    </fieldset>
  );
}

interface ToneCardProps {
  tone: ToneOption;
  group: string;
  checked: boolean;
  invalid: boolean;
  onChoose: () => void;
}

function ToneCard({ tone, group, checked, invalid, onChoose }: ToneCardProps) {
  const descriptionId = `${group}-${tone.id}`;
  return (
    <label
      data-invalid={invalid || undefined}
      className="relative flex min-w-0 cursor-pointer flex-col rounded-tile border border-input/70 bg-surface px-4 py-3 transition-colors hover:border-input has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring data-invalid:border-destructive"
    >
      <input
        type="radio"
        name={group}
        value={tone.id}
        checked={checked}
        onChange={onChoose}
        aria-label={tone.label}
        aria-describedby={descriptionId}
        className="absolute top-3.5 right-3.5 size-4 cursor-pointer accent-primary"
      />
      <span className="pr-6 text-sm font-medium">{tone.label}</span>
      <span id={descriptionId} className="flex flex-col gap-1.5 text-2sm text-muted">
        {tone.description}
        <q className="text-xs italic">{tone.sample}</q>
      </span>
    </label>
  );
}
