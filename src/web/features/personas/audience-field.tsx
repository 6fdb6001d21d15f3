import { useState } from 'react';
import { countSpacedWords } from '../../../core/rules/text.ts';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
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
