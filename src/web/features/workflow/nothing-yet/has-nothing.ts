import type { Draft } from '../draft.ts';

/** Whether nothing but its topic gives a draft something to say. */
export function hasNothingOfItsOwn({ opinion, notes, kept, researchFrom }: Draft): boolean {
  const hasNotes = kept.length > 0 || notes.some(({ text }) => text.trim() !== '');
  return opinion.trim() === '' && !hasNotes && !(researchFrom && researchFrom.sources > 0);
}

/** Whether somebody has begun a project of their own. */
export function isBegun(draft: Draft): boolean {
  const isEmpty = draft.topic.trim() === '' && draft.researchFrom === null && hasNothingOfItsOwn(draft);
  return !draft.isExample && !isEmpty;
}
