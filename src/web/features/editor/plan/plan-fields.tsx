import { countCharacters } from '../../../../core/rules/text.ts';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { cn } from '../../../lib/class-names.ts';
import { PLAN_TEXTS } from '../../../texts/plan.ts';
import { problemOf, problemOfLines } from './plan-draft.ts';

const { form: texts } = PLAN_TEXTS;

/** From here on the room that is left is told. */
const NEAR = 0.8;

export interface TextFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  limit: number;
  className?: string;
  placeholder?: string | undefined;
  autoFocus?: boolean;
  onChange: (text: string) => void;
}

/** A text of the plan, as long as it is. */
export function TextField({ label, hint, value, limit, className, onChange, ...more }: TextFieldProps) {
  const count = countCharacters(value.trim());
  return (
    <Field
      label={label}
      hint={hint}
      aside={count > limit * NEAR ? texts.ofLimit(count, limit) : undefined}
      error={problemOf(value, limit)}
      {...(className && { className })}
    >
      {(control) => <Area {...control} {...more} value={value} onChange={onChange} />}
    </Field>
  );
}

/** A text with a line for each entry. */
export function LinesOf({
  label,
  hint,
  value,
  onChange,
}: Omit<TextFieldProps, 'limit' | 'className' | 'placeholder' | 'autoFocus'>) {
  return (
    <Field label={label} hint={hint} error={problemOfLines(value)}>
      {(control) => <Area {...control} value={value} isList onChange={onChange} />}
    </Field>
  );
}

interface AreaProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  value: string;
  isList?: boolean;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  onChange: (text: string) => void;
}

function Area({ isList = false, onChange, ...rest }: AreaProps) {
  return (
    <Textarea
      {...rest}
      rows={isList ? 3 : 1}
      dir="auto"
      className={cn('field-sizing-content max-h-96 resize-y', isList ? 'min-h-20' : 'min-h-11')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
