import { LanguageSelect } from '../../components/language-select.tsx';
import { Field } from '../../components/ui/field.tsx';
import { useConfig } from '../../lib/use-config.ts';
import { OUTPUT_LANGUAGE_TEXTS as texts } from '../../texts/languages.ts';
import { languageName } from '../../texts/words.ts';

export interface LanguageFieldProps {
  /** A BCP 47 tag; null leaves it to the persona. */
  value: string | null;
  onChange: (language: string | null) => void;
  /** What the persona chose; null for the language of the topic. */
  ofPersona: string | null;
}

export function LanguageField({ value, onChange, ofPersona }: LanguageFieldProps) {
  const spoken = useConfig()?.writer.languages ?? null;
  const language = value ?? ofPersona;
  const isForeign = spoken !== null && language !== null && !spoken.some((tag) => isOf(language, tag));
  return (
    <Field label={texts.label} hint={isForeign ? texts.outlines(languageName(language)) : undefined}>
      {(control) => (
        <LanguageSelect
          {...control}
          className="sm:max-w-72"
          none={ofPersona === null ? texts.asTopic : texts.asPersona(languageName(ofPersona))}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

/** Whether one tag is the other or a variant of it. */
function isOf(tag: string, language: string): boolean {
  return tag === language || tag.startsWith(`${language}-`);
}
