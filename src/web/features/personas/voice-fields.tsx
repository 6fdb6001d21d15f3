import { useState, type ReactNode } from 'react';
import { LanguageSelect } from '../../components/language-select.tsx';
import { Field } from '../../components/ui/field.tsx';
import { VOICE_FIELD_TEXTS as texts } from '../../texts/voice.ts';
import { checkTerms } from './check-terms.ts';
import { readTerms, type VoiceDetails } from './persona.ts';

export interface VoiceFieldsProps {
  value: VoiceDetails;
  onChange: (value: VoiceDetails) => void;
  /** Whether somebody tried to save it: mistakes are then told while they are being mended, too. */
  attempted: boolean;
}

export function VoiceFields({ value, onChange, attempted }: VoiceFieldsProps) {
  const problems = checkTerms(value);
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <Field label={texts.language} hint={texts.languageHint} className="sm:col-span-2">
        {(control) => (
          <LanguageSelect
            {...control}
            className="sm:max-w-72"
            none={texts.asTopic}
            value={value.language}
            onChange={(language) => onChange({ ...value, language })}
          />
        )}
      </Field>
      <TermsField
        label={texts.banned}
        hint={texts.bannedHint}
        placeholder={texts.bannedPlaceholder}
        text={value.bannedTerms}
        problem={problems.banned}
        attempted={attempted}
        onChange={(bannedTerms) => onChange({ ...value, bannedTerms })}
      />
      <TermsField
        label={texts.required}
        hint={texts.requiredHint}
        placeholder={texts.requiredPlaceholder}
        text={value.requiredTerms}
        problem={problems.required}
        attempted={attempted}
        onChange={(requiredTerms) => onChange({ ...value, requiredTerms })}
      />
    </div>
  );
}

interface TermsFieldProps {
  label: string;
  hint: ReactNode;
  placeholder: string;
  text: string;
  problem: string | null;
  attempted: boolean;
  onChange: (text: string) => void;
}

/** A line for each term: typed, pasted and corrected as any text. */
function TermsField({ label, hint, placeholder, text, problem, attempted, onChange }: TermsFieldProps) {
  const [typing, setTyping] = useState(false);
  return (
    <Field
      label={label}
      hint={hint}
      aside={texts.count(readTerms(text).length)}
      // Half a term is no mistake yet.
      error={typing && !attempted ? null : problem}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          dir="auto"
          value={text}
          placeholder={placeholder}
          spellCheck={false}
          autoCapitalize="off"
          className="input field-sizing-content max-h-64 min-h-24 resize-y px-3 py-2.5"
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
