import { TriangleAlert } from '../../../components/icons.ts';
import { useEffect, useId, useRef, type RefObject } from 'react';
import type { JobWriter } from '../../../../core/contracts/job.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { WRITER_CHOICE_TEXTS } from '../../../texts/writer-choice.ts';

const { trouble: texts } = WRITER_CHOICE_TEXTS;

export interface TroubleChoiceProps {
  /** Null while nobody has chosen. */
  chosen: JobWriter | null;
  onChoose: (writer: JobWriter) => void;
  /** How often a start was tried without a choice: each time the question comes forward. */
  asked: number;
}

/** The model is known to be in trouble: what it is, and who shall write instead. Nobody is chosen in silence. */
export function TroubleChoice({ chosen, onChoose, asked }: TroubleChoiceProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const isDue = asked > 0 && chosen === null;
  useEffect(() => {
    if (asked > 0) first.current?.focus();
  }, [asked]);
  const writer = useConfig()?.writer;
  if (!writer?.trouble || !writer.model) return null;
  const radio = (value: JobWriter) => ({
    name: id,
    checked: chosen === value,
    onChoose: () => onChoose(value),
  });
  return (
    <div className="rounded-tile border border-warning/35 bg-warning-soft p-4">
      <p role="status" className="flex items-start gap-2.5 text-sm font-medium">
        <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warning" />
        <span className="min-w-0 wrap-anywhere">{writer.trouble}</span>
      </p>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-question`}
        aria-describedby={isDue ? `${id}-due` : undefined}
        aria-invalid={isDue || undefined}
        className="mt-3"
      >
        <p id={`${id}-question`} className="text-sm text-foreground/80">
          {texts.question}
        </p>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          <Choice {...radio('builtin')} inputRef={first} title={texts.builtin} lead={texts.builtinLead} />
          <Choice {...radio('configured')} title={texts.model(writer.model)} lead={texts.modelLead} />
        </div>
        {isDue && (
          <p id={`${id}-due`} role="alert" className="mt-2.5 text-sm font-medium text-destructive">
            {texts.choose}
          </p>
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  title: string;
  lead: string;
}

function Choice({ name, checked, onChoose, inputRef, title, lead }: ChoiceProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 min-w-0 cursor-pointer items-start gap-3 rounded-tile border border-input/70 bg-surface px-4 py-3 transition-colors hover:border-input has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        ref={inputRef}
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-lead`}
        className="mt-0.5 size-4 shrink-0 accent-primary focus-visible:outline-none"
      />
      <span className="min-w-0">
        <span id={`${id}-title`} className="block text-sm font-medium wrap-anywhere">
          {title}
        </span>
        <span id={`${id}-lead`} className="mt-0.5 block text-2sm text-muted">
          {lead}
        </span>
      </span>
    </label>
  );
}
