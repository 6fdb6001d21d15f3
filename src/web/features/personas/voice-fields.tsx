import { TERM_LIMITS } from '../../../core/rules/terms.ts';
import { LanguageSelect } from '../../components/language-select.tsx';
import { Field } from '../../components/ui/field.tsx';
import { ConnectModel } from '../../components/writer/connect-model.tsx';
import { useConfig } from '../../lib/use-config.ts';
import { VOICE_FIELD_TEXTS as texts } from '../../texts/voice.ts';
import { checkVoice, FACTS, OBJECTIVES, type VoiceProblems } from './check-voice.ts';
import { LinesField } from './lines-field.tsx';
import { givenSamples, type VoiceDetails } from './persona.ts';
import { StyleProfileField } from './style-profile-field.tsx';
import { VoiceSamples } from './voice-samples.tsx';

export interface VoiceFieldsProps {
  value: VoiceDetails;
  onChange: (value: VoiceDetails) => void;
  /** Whether somebody tried to save it: mistakes are then told while they are being mended, too. */
  attempted: boolean;
}

const LISTS = [
  { key: 'objectives', told: 'objectives', most: OBJECTIVES.most, areSentences: true, ...texts.objectives },
  { key: 'bannedTerms', told: 'banned', most: TERM_LIMITS.perList, ...texts.banned },
  { key: 'requiredTerms', told: 'required', most: TERM_LIMITS.perList, ...texts.required },
  { key: 'preferredTerms', told: 'preferred', most: TERM_LIMITS.perList, ...texts.preferred },
  { key: 'approvedFacts', told: 'facts', most: FACTS.most, areSentences: true, ...texts.facts },
] as const;

export function VoiceFields({ value, onChange, attempted }: VoiceFieldsProps) {
  const problems = checkVoice(value);
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <BuiltinNote />
      <Field label={texts.language} hint={texts.languageHint}>
        {(control) => (
          <LanguageSelect
            {...control}
            none={texts.asTopic}
            value={value.language}
            onChange={(language) => onChange({ ...value, language })}
          />
        )}
      </Field>
      {LISTS.map(({ key, told, ...field }) => (
        <LinesField
          key={key}
          {...field}
          text={value[key]}
          problem={problems[told]}
          attempted={attempted}
          onChange={(text) => onChange({ ...value, [key]: text })}
        />
      ))}
      <StyleFields value={value} problems={problems} onChange={onChange} />
    </div>
  );
}

interface StyleFieldsProps {
  value: VoiceDetails;
  problems: VoiceProblems;
  onChange: (value: VoiceDetails) => void;
}

function StyleFields({ value, problems, onChange }: StyleFieldsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-t border-border pt-5 sm:col-span-2">
      <legend className="sr-only">{texts.style}</legend>
      <div>
        <p aria-hidden className="text-sm font-semibold">
          {texts.style}
        </p>
        <p className="mt-1 max-w-prose text-2sm text-muted">{texts.styleHint}</p>
      </div>
      <VoiceSamples
        samples={value.voiceSamples}
        problems={problems.samples}
        onChange={(voiceSamples) => onChange({ ...value, voiceSamples })}
      />
      <StyleProfileField
        profile={value.styleProfile}
        problem={problems.profile}
        samples={givenSamples(value)}
        isTooLong={problems.samples.some((problem) => problem !== null)}
        onChange={(styleProfile) => onChange({ ...value, styleProfile })}
      />
    </fieldset>
  );
}

/** Says what of this the built-in writer goes by; nothing where a model writes. */
function BuiltinNote() {
  if (useConfig()?.writer.id !== 'builtin') return null;
  return (
    <p className="max-w-prose text-2sm text-muted sm:col-span-2">
      {texts.builtin} <ConnectModel look="link" />
    </p>
  );
}
