import { TEXT_LIMITS } from '../../../core/rules/limits.ts';
import { countCharacters } from '../../../core/rules/text.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { countPieces, readSites, type Draft, type Note } from './draft.ts';

export interface StartCheck {
  /** What Start Workflow still needs: the button is disabled while one of them is missing. */
  readonly missing: readonly ('persona' | 'topic' | 'formats')[];
  /** Texts over their limit; they do not disable the button, they are said when it is pressed. */
  readonly tooLong: readonly string[];
}

/** `personaKnown`: whether the selected persona still exists. */
export function checkStart(draft: Draft, personaKnown: boolean): StartCheck {
  const missing: StartCheck['missing'][number][] = [];
  if (!personaKnown) missing.push('persona');
  if (draft.topic.trim() === '') missing.push('topic');
  if (countPieces(draft.formats) === 0) missing.push('formats');
  return { missing, tooLong: findTooLong(draft) };
}

function findTooLong(draft: Draft): string[] {
  const { tooLong } = WORKFLOW_TEXTS.start;
  const problems: string[] = [];
  if (countCharacters(draft.topic.trim()) > TEXT_LIMITS.topic) problems.push(tooLong.topic);
  if (countCharacters(draft.opinion.trim()) > TEXT_LIMITS.opinion) problems.push(tooLong.opinion);
  if (countMaterial(draft.notes) > TEXT_LIMITS.material) problems.push(tooLong.material);
  const sites = ['allowSites', 'denySites'] as const;
  if (!draft.researchFrom && sites.some((list) => readSites(draft.research[list]).wrong.length > 0)) {
    problems.push(WORKFLOW_TEXTS.research.wrongSites);
  }
  return problems;
}

export function countMaterial(notes: readonly Note[]): number {
  return notes.reduce((sum, note) => sum + countCharacters(note.text.trim()), 0);
}
