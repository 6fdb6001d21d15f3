import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { countSpacedWords } from '../../../core/rules/text.ts';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { holdInput, type FieldText } from '../../lib/hold-input.ts';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { limitAudience } from './limit-audience.ts';

const { form } = PERSONA_TEXTS;

export interface AudienceFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

/** Takes five words; a further one is refused while it is typed. */
export function AudienceField({ value, onChange, error }: AudienceFieldProps) {
  const [refused, setRefused] = useState(false);
  const [beforeComposing, setBeforeComposing] = useState<string | null>(null);

  const field = useRef<HTMLInputElement>(null);
  const hold = useEffectEvent((before: string, after: FieldText) => {
    const text = limitAudience(before, after.text);
    if (text === after.text) return null;
    // Told when what of it fits is in the field, which counts as an input of its own.
    queueMicrotask(() => setRefused(true));
    return { text, caret: Math.max(0, text.length - after.text.length + after.caret) };
  });
  useEffect(() => (field.current ? holdInput(field.current, (...typed) => hold(...typed)) : undefined), []);

  // What cannot be held back is corrected here, such as what an input method has composed.
  const take = (before: string, after: string) => {
    const taken = limitAudience(before, after);
    setRefused(taken !== after);
    onChange(taken);
  };

  return (
    <Field
      label={form.audience}
      aside={form.words(countSpacedWords(value))}
      hint={refused ? form.audienceFull : undefined}
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          ref={field}
          value={value}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          placeholder={form.audiencePlaceholder}
          // Cutting a word while an input method is still composing it would break the composition.
          onCompositionStart={() => setBeforeComposing(value)}
          onCompositionEnd={(event) => {
            take(beforeComposing ?? value, event.currentTarget.value);
            setBeforeComposing(null);
          }}
          onChange={(event) =>
            beforeComposing === null ? take(value, event.target.value) : onChange(event.target.value)
          }
        />
      )}
    </Field>
  );
}
