import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { row } from '../../texts/words.ts';
import { countPieces, type Draft } from './draft.ts';

const { summary: texts, minimized } = WORKFLOW_TEXTS;

/** What stands in each section of the setup, in a line, for the time that it is minimized. */
export function describeSections({ topic, opinion, notes, kept, formats }: Draft, personaName: string | null) {
  const own = kept.length + notes.filter((note) => note.text.trim() !== '').length;
  const chosen = Object.values(formats).filter(({ enabled }) => enabled).length;
  return {
    persona: personaName ?? texts.noPersona,
    topic: row([topic.trim() || texts.noTopic, ...(own > 0 ? [texts.notes(own)] : [])]),
    fusion: opinion.trim() || minimized.noOpinion,
    formats: chosen > 0 ? minimized.formats(chosen, countPieces(formats)) : texts.noPieces,
  };
}
