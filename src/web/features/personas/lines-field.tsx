import { useState } from 'react';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { VOICE_FIELD_TEXTS as texts } from '../../texts/voice.ts';
import { readLines } from './persona.ts';

export interface LinesFieldProps {
  label: string;
  hint: string;
  placeholder: string;
  text: string;
  problem: string | null;
  /** How many items there may be. */
  most: number;
  /** Whether somebody tried to save it: mistakes are then told while they are being mended, too. */
  attempted: boolean;
  /** Sentences are spelled as a language has it; terms need not be. */
  areSentences?: boolean;
  onChange: (text: string) => void;
}

/** A line for each item: typed, pasted and corrected as any text. */
export function LinesField({ label, hint, placeholder, text, problem, most, ...more }: LinesFieldProps) {
  const { attempted, areSentences = false, onChange } = more;
  const [typing, setTyping] = useState(false);
  return (
    <Field
      label={label}
      hint={hint}
      aside={texts.count(readLines(text).length, most)}
      // Half an item is no mistake yet.
      error={typing && !attempted ? null : problem}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          dir="auto"
          value={text}
          placeholder={placeholder}
          spellCheck={areSentences}
          autoCapitalize={areSentences ? 'sentences' : 'off'}
          className="field-sizing-content max-h-64 min-h-24 resize-y"
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
