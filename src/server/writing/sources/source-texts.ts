import type { Assignment } from '../writer.ts';

/** Whole texts of what the user brought along. */
export function materialTexts({ sources, texts }: Pick<Assignment, 'sources' | 'texts'>): string[] {
  return sources.flatMap(({ id, kind }) => (kind === 'material' ? (texts.get(id) ?? []) : []));
}
