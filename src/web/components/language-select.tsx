import type { ComponentProps } from 'react';
import { COMMON_LANGUAGES, offeredLanguages, type OfferedLanguage } from '../../core/rules/languages.ts';
import { cn } from '../lib/class-names.ts';
import { LANGUAGE_TEXTS as texts } from '../texts/languages.ts';
import { languageName, LOCALE } from '../texts/words.ts';

export interface LanguageSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  /** A BCP 47 tag; null for `none`. */
  value: string | null;
  onChange: (language: string | null) => void;
  /** What stands first and chooses no language. */
  none: string;
}

const OFFERED = offeredLanguages(LOCALE);

/** The most used languages first. One that is not offered, but was chosen elsewhere, stands among the others. */
export function LanguageSelect({ value, onChange, none, className, ...rest }: LanguageSelectProps) {
  const isOffered = value === null || OFFERED.some(({ tag }) => tag === value);
  const others = OFFERED.slice(COMMON_LANGUAGES.length);
  return (
    <select
      className={cn('input h-11 bg-surface px-3', className)}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      {...rest}
    >
      <option value="">{none}</option>
      <optgroup label={texts.common}>{OFFERED.slice(0, COMMON_LANGUAGES.length).map(asOption)}</optgroup>
      <optgroup label={texts.others}>
        {others.map(asOption)}
        {!isOffered && asOption({ tag: value, name: languageName(value) })}
      </optgroup>
    </select>
  );
}

function asOption({ tag, name }: OfferedLanguage) {
  return (
    <option key={tag} value={tag}>
      {name}
    </option>
  );
}
