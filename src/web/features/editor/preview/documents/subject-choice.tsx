import { useId } from 'react';
import { DOCUMENT_TEXTS } from '../../../../texts/preview-documents.ts';
import { Excerpt } from '../excerpt.tsx';
import type { PlacedPart } from '../place-parts.ts';
import { CountNote, type Count } from './count-note.tsx';

const TEXTS = DOCUMENT_TEXTS.newsletter;

export interface SubjectChoiceProps {
  subjects: readonly PlacedPart[];
  counts: readonly Count[];
  /** The place of the one that is tried. */
  chosen: number;
  onChoose: (place: number) => void;
}

/** The subjects in full, one of which the mail is shown with. */
export function SubjectChoice({ subjects, counts, chosen, onChoose }: SubjectChoiceProps) {
  const group = useId();
  return (
    <fieldset className="doc-options">
      <legend>{TEXTS.subjects}</legend>
      {subjects.map((subject, place) => (
        <label key={place}>
          <input
            type="radio"
            name={group}
            // Marks within the subject have names of their own, which would get into this one's.
            aria-label={`${TEXTS.subject(place + 1)}: ${subject.part}`}
            checked={place === chosen}
            onChange={() => onChoose(place)}
          />
          <Excerpt {...subject} syntax="plain" />
          <CountNote count={counts[place]} />
        </label>
      ))}
    </fieldset>
  );
}
