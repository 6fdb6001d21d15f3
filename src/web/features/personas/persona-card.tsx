import { Pencil, Trash2 } from '../../components/icons.ts';
import { useId, type Ref } from 'react';
import { TONE_OPTIONS } from '../../../core/rules/tones.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { givenSamples, readLines, type Persona, type VoiceDetails } from './persona.ts';

const { list } = PERSONA_TEXTS;

export interface PersonaCardProps {
  persona: Persona;
  group: string;
  selected: boolean;
  onSelect: () => void;
  onEdit: () => void;
  onDelete: () => void;
  editRef?: Ref<HTMLButtonElement>;
}

export function PersonaCard({ persona, group, selected, onSelect, onEdit, onDelete, editRef }: PersonaCardProps) {
  const id = useId();
  const tone = TONE_OPTIONS.find((option) => option.id === persona.toneVoice);
  const gives = describeGiven(persona.voice);
  return (
    <div className="relative flex min-w-0 items-start rounded-tile border border-input/70 bg-surface transition-colors hover:border-input has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring">
      <label className="flex min-w-0 flex-1 cursor-pointer items-start gap-3 self-stretch p-4 pr-1">
        <span className="relative grid size-10 shrink-0 place-items-center rounded-full bg-surface-2 text-sm font-semibold">
          <span aria-hidden>{initials(persona.name)}</span>
          <input
            type="radio"
            name={group}
            value={persona.id}
            checked={selected}
            onChange={onSelect}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-audience ${id}-tone${gives && ` ${id}-gives`}`}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </span>
        <span className="flex min-w-0 flex-col items-start">
          <span id={`${id}-name`} dir="auto" className="line-clamp-2 text-sm font-medium wrap-anywhere">
            {persona.name}
          </span>
          <span id={`${id}-audience`} dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-muted">
            {persona.description}
          </span>
          <Badge id={`${id}-tone`} className="mt-1.5">
            {tone?.label ?? persona.toneVoice}
          </Badge>
          {gives !== '' && (
            <span id={`${id}-gives`} className="mt-1.5 text-xs text-muted">
              {gives}
            </span>
          )}
        </span>
      </label>
      <div className="relative flex p-1.5">
        <Button ref={editRef} variant="ghost" size="icon-sm" aria-label={list.edit(persona.name)} onClick={onEdit}>
          <Pencil aria-hidden />
        </Button>
        <Button variant="ghost" size="icon-sm" aria-label={list.delete(persona.name)} onClick={onDelete}>
          <Trash2 aria-hidden />
        </Button>
      </div>
    </div>
  );
}

/** What the persona brings along beside its tone. */
function describeGiven(voice: VoiceDetails): string {
  const [samples, facts] = [givenSamples(voice).length, readLines(voice.approvedFacts).length];
  return [samples > 0 && list.samples(samples), facts > 0 && list.facts(facts)].filter(Boolean).join(' · ');
}

/** Of the first two words; of a single word one letter, since two may spell a word of their own. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
