import { TEXT_LIMITS } from '../../../core/rules/limits.ts';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import type { PersonaProblems } from './check-persona.ts';
import type { PersonaDraft } from './persona.ts';

const { form } = PERSONA_TEXTS;

export interface WebsiteFieldProps {
  draft: PersonaDraft;
  /** Null while no mistakes are shown. */
  problems: PersonaProblems | null;
  onChange: (draft: PersonaDraft) => void;
}

/** Asks for the brand's website, by which its own sources are known. */
export function WebsiteField({ draft, problems, onChange }: WebsiteFieldProps) {
  return (
    <Field
      label={form.website}
      aside={form.optional}
      hint={form.websiteHint}
      error={problems?.website}
      className="sm:col-span-2"
    >
      {(control) => (
        <Input
          {...control}
          value={draft.website ?? ''}
          maxLength={TEXT_LIMITS.address}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          placeholder={form.websitePlaceholder}
          onChange={(event) => onChange({ ...draft, website: event.target.value })}
        />
      )}
    </Field>
  );
}
