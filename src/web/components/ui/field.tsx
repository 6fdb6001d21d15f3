import { CircleAlert } from '../icons.ts';
import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';
import { Label } from './label.tsx';

/** To spread on the control, so that label, hint and error are read out with it. */
interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Stands at the end of the label's line: a counter, or "Optional". */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/** A labelled control with its hint and error: `<Field label="Name">{(control) => <Input {...control} />}</Field>`. */
export function Field({ label, aside, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        {aside && <span className="text-xs text-muted tabular-nums">{aside}</span>}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="text-2sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/** Stands empty while there is no error, so that a screen reader hears it when it comes. */
export function FieldError({ id, message }: { id?: string; message: string | null | undefined }) {
  return (
    <div id={id} aria-live="polite" className="empty:hidden">
      {message && (
        <p className="flex items-start gap-1.5 text-2sm font-medium text-destructive">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
