import { useId, useRef } from 'react';
import { TEXT_LIMITS } from '../../../core/rules/limits.ts';
import { countCharacters } from '../../../core/rules/text.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, FieldError } from '../../components/ui/field.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { VOICE_FIELD_TEXTS as texts } from '../../texts/voice.ts';
import { useStyleDescription } from './use-style-description.ts';

export interface StyleProfileFieldProps {
  profile: string;
  problem: string | null;
  /** Those in which something stands. */
  samples: readonly string[];
  /** Some sample is longer than it may be. */
  isTooLong: boolean;
  onChange: (profile: string) => void;
}

/** How the brand sounds: described at a press, corrected by hand. */
export function StyleProfileField({ profile, problem, samples, isTooLong, onChange }: StyleProfileFieldProps) {
  const { offer, ...description } = useStyleDescription(profile, onChange);
  const area = useRef<HTMLTextAreaElement>(null);
  const close = (choose: () => void) => {
    choose();
    // The buttons are gone with the offer.
    area.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <DescribeButton
        busy={description.isBusy}
        reason={samples.length === 0 ? texts.nothingToRead : isTooLong ? texts.tooLongToRead : null}
        failure={description.failure}
        onPress={() => description.describe(samples)}
      />
      {offer && (
        <StyleOffer
          lines={offer.style_profile}
          onReplace={() => close(() => description.take(offer))}
          onKeep={() => close(description.refuse)}
        />
      )}
      <Field
        label={texts.profile}
        aside={texts.characters(countCharacters(profile.trim()), TEXT_LIMITS.styleProfile)}
        hint={texts.profileHint}
        error={problem}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            rows={5}
            dir="auto"
            value={profile}
            placeholder={texts.profilePlaceholder}
            className="field-sizing-content max-h-96 min-h-32 resize-y"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="-mt-2 text-2sm text-muted empty:hidden">
        {description.origin}
      </p>
    </div>
  );
}

interface DescribeButtonProps {
  busy: boolean;
  /** Why there is nothing to press. */
  reason: string | null;
  failure: string | null;
  onPress: () => void;
}

function DescribeButton({ busy, reason, failure, onPress }: DescribeButtonProps) {
  const reasonId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="soft"
        busy={busy}
        disabled={reason !== null}
        aria-describedby={reason ? reasonId : undefined}
        onClick={onPress}
      >
        {busy ? texts.describing : texts.describe}
      </Button>
      {reason && (
        <p id={reasonId} className="text-2sm text-muted">
          {reason}
        </p>
      )}
      <FieldError message={busy ? null : failure} />
    </div>
  );
}

function StyleOffer({ lines, onReplace, onKeep }: { lines: string; onReplace: () => void; onKeep: () => void }) {
  return (
    <Notice
      tone="info"
      title={texts.offer}
      action={
        <div className="flex gap-2">
          <Button size="sm" onClick={onReplace}>
            {texts.replace}
          </Button>
          <Button size="sm" variant="outline" onClick={onKeep}>
            {texts.keep}
          </Button>
        </div>
      }
    >
      <p className="whitespace-pre-line">{lines}</p>
    </Notice>
  );
}
