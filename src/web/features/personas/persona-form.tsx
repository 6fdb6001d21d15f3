import { useEffect, useId, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { TEXT_LIMITS } from '../../../core/rules/limits.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { AudienceField } from './audience-field.tsx';
import { checkPersona, isComplete } from './check-persona.ts';
import { hasProblem } from './check-voice.ts';
import { MoreAboutVoice } from './more-about-voice.tsx';
import { PLAIN_VOICE, type CompletePersona, type PersonaDraft } from './persona.ts';
import { TonePicker } from './tone-picker.tsx';
import { WebsiteField } from './website-field.tsx';

export interface PersonaFormProps {
  /** The form's name for assistive technology. */
  label: string;
  draft: PersonaDraft;
  /** Of the other personas: one of the same name can be made, and can hardly be told apart. */
  otherNames: readonly string[];
  onChange: (draft: PersonaDraft) => void;
  onSubmit: (draft: CompletePersona) => void;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** Why nothing can be saved at present; disables the button and stands above it. */
  blocked?: string | null;
  autoFocus?: boolean;
  cancel?: ReactNode;
}

export function PersonaForm(props: PersonaFormProps) {
  const { draft, onChange, busy, blocked = null, autoFocus = false } = props;
  const [attempted, setAttempted] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const blockedId = useId();
  const problems = checkPersona(draft);
  const shown = attempted ? problems : null;

  useEffect(() => {
    if (autoFocus) nameField.current?.focus();
  }, [autoFocus]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || blocked) return;
    setAttempted(!isComplete(draft));
    // What has to be corrected must be seen.
    if (hasProblem(problems.voice)) setUnfolded(true);
    if (isComplete(draft)) props.onSubmit(draft);
    else if (problems.name) nameField.current?.focus();
  };

  return (
    <form noValidate aria-label={props.label} onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={PERSONA_TEXTS.form.name} hint={noteOn(draft.name, props.otherNames)} error={shown?.name}>
          {(control) => (
            <Input
              {...control}
              ref={nameField}
              value={draft.name}
              maxLength={TEXT_LIMITS.personaName}
              dir="auto"
              autoComplete="off"
              placeholder={PERSONA_TEXTS.form.namePlaceholder}
              onChange={(event) => onChange({ ...draft, name: event.target.value })}
            />
          )}
        </Field>
        <AudienceField
          value={draft.description}
          error={shown?.description ?? null}
          onChange={(description) => onChange({ ...draft, description })}
        />
        <WebsiteField draft={draft} problems={shown} onChange={onChange} />
      </div>
      <TonePicker
        value={draft.toneVoice}
        error={shown?.toneVoice ?? null}
        onChange={(toneVoice) => onChange({ ...draft, toneVoice })}
      />
      <MoreAboutVoice
        open={unfolded}
        onOpenChange={setUnfolded}
        value={draft.voice ?? PLAIN_VOICE}
        attempted={attempted}
        onChange={(voice) => onChange({ ...draft, voice })}
      />
      {shown?.message && <Notice tone="error" title={shown.message} />}
      {blocked && (
        <div id={blockedId}>
          <Notice tone="warning" title={blocked} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          busy={busy}
          disabled={blocked !== null}
          aria-describedby={blocked ? blockedId : undefined}
        >
          {busy ? props.busyLabel : props.submitLabel}
        </Button>
        {props.cancel}
      </div>
    </form>
  );
}

function noteOn(name: string, otherNames: readonly string[]): string | undefined {
  const plain = name.trim().toLocaleLowerCase();
  const isTaken = otherNames.some((other) => other.trim().toLocaleLowerCase() === plain);
  return isTaken ? PERSONA_TEXTS.form.nameTaken : undefined;
}
