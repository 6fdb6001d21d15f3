import { useLayoutEffect, useRef } from 'react';
import { TEXT_LIMITS, VOICE_LIMITS } from '../../../core/rules/limits.ts';
import { countCharacters } from '../../../core/rules/text.ts';
import { Plus, Trash2 } from '../../components/icons.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { VOICE_FIELD_TEXTS as texts } from '../../texts/voice.ts';

export interface VoiceSamplesProps {
  samples: readonly string[];
  /** In the order of the samples. */
  problems: readonly (string | null)[];
  onChange: (samples: readonly string[]) => void;
}

/** Up to five texts; there is always room for a first one. */
export function VoiceSamples({ samples, problems, onChange }: VoiceSamplesProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = samples.length === 0 ? [''] : samples;
  const isRoomWanted = shown.every((sample) => sample.trim() !== '');

  /** The text that gets the focus once it is there; the button that was pressed may be gone by then. */
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelectorAll('textarea')[wanted.current]?.focus();
    wanted.current = null;
  });

  const change = (next: readonly string[], focus: number) => {
    wanted.current = focus;
    onChange(next);
  };

  return (
    <div ref={list} className="flex flex-col gap-4">
      {shown.map((sample, index) => (
        <SampleField
          // A text has no name but its place, and holds no state of its own.
          key={index}
          number={index + 1}
          text={sample}
          problem={problems[index] ?? null}
          onChange={(text) => onChange(shown.with(index, text))}
          {...(shown.length > 1 && {
            onRemove: () => change(shown.toSpliced(index, 1), Math.max(0, index - 1)),
          })}
        />
      ))}
      {isRoomWanted &&
        (shown.length < VOICE_LIMITS.samples ? (
          <Button
            variant="outline"
            size="sm"
            className="self-start"
            onClick={() => change([...shown, ''], shown.length)}
          >
            <Plus aria-hidden />
            {texts.addSample}
          </Button>
        ) : (
          <p className="text-2sm text-muted">{texts.allSamples}</p>
        ))}
    </div>
  );
}

interface SampleFieldProps {
  number: number;
  text: string;
  problem: string | null;
  onChange: (text: string) => void;
  onRemove?: () => void;
}

/** Takes whatever is pasted: what is too long is told and not cut. */
function SampleField({ number, text, problem, onChange, onRemove }: SampleFieldProps) {
  return (
    <Field
      label={texts.sample(number)}
      error={problem}
      aside={
        <span className="flex items-center gap-1">
          {texts.characters(countCharacters(text.trim()), TEXT_LIMITS.voiceSample)}
          {onRemove && (
            <Button
              variant="ghost"
              size="icon-sm"
              className="-my-2"
              aria-label={texts.removeSample(number)}
              onClick={onRemove}
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </span>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          rows={4}
          dir="auto"
          value={text}
          placeholder={texts.samplePlaceholder}
          className="field-sizing-content max-h-64 min-h-28 resize-y"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
