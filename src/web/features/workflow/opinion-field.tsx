import type { Ref } from 'react';
import { TEXT_LIMITS } from '../../../core/rules/limits.ts';
import { countCharacters } from '../../../core/rules/text.ts';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';

const { fusion: texts, start } = WORKFLOW_TEXTS;

export interface OpinionFieldProps {
  value: string;
  onChange: (opinion: string) => void;
  fieldRef?: Ref<HTMLTextAreaElement>;
}

export function OpinionField({ value, onChange, fieldRef }: OpinionFieldProps) {
  const count = countCharacters(value.trim());
  return (
    <Field
      label={texts.label}
      aside={texts.ofLimit(count, TEXT_LIMITS.opinion)}
      error={count > TEXT_LIMITS.opinion ? start.tooLong.opinion : null}
    >
      {(control) => (
        <Textarea
          {...control}
          ref={fieldRef}
          rows={4}
          dir="auto"
          value={value}
          placeholder={texts.placeholder}
          className="field-sizing-content max-h-96 min-h-24 resize-y"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
