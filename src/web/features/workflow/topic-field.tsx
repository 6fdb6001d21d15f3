import { useEffect, useRef } from 'react';
import { TEXT_LIMITS } from '../../../core/rules/limits.ts';
import { countCharacters } from '../../../core/rules/text.ts';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { holdInput, type FieldText } from '../../lib/hold-input.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';

const { topic: texts, start } = WORKFLOW_TEXTS;

/** One line needs no counter; who comes near the limit is told, below the text, which stays where it is. */
const NEAR_LIMIT = TEXT_LIMITS.topic - 100;

/** One line of meaning that may need several lines of room. */
export function TopicField({ value, onChange }: { value: string; onChange: (topic: string) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => (field.current ? holdInput(field.current, (_, typed) => keepOneLine(typed)) : undefined), []);
  const count = countCharacters(value.trim());
  return (
    <Field
      // The section's heading says it to the eye.
      label={<span className="sr-only">{texts.label}</span>}
      hint={count >= NEAR_LIMIT && <span className="tabular-nums">{texts.ofLimit(count, TEXT_LIMITS.topic)}</span>}
      error={count > TEXT_LIMITS.topic ? start.tooLong.topic : null}
    >
      {(control) => (
        <Textarea
          {...control}
          ref={field}
          rows={2}
          dir="auto"
          value={value}
          placeholder={texts.placeholder}
          className="field-sizing-content min-h-11 resize-none text-md"
          onChange={(event) => onChange(joinLines(event.target.value))}
        />
      )}
    </Field>
  );
}

/** Line breaks become spaces, with the caret staying where one types. */
function keepOneLine({ text, caret }: FieldText): FieldText {
  return { text: joinLines(text), caret: joinLines(text.slice(0, caret)).length };
}

function joinLines(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*/g, ' ');
}
