import type { AnyFormat } from '../../../core/formats/registry.ts';
import type { SourceNote } from '../../../core/formats/parts.ts';
import type { Assignment } from '../writer.ts';
import { linkCitations, numberCitations, withoutMarks } from './citations.ts';
import { withoutForeignLinks } from './foreign-links.ts';

/** A model's draft as a person gets it: no link that nobody gave, and the marks of claims turned into what the format knows. */
export function finishText(
  draft: string,
  { format, assignment }: { format: AnyFormat; assignment: Assignment },
): string {
  const text = withoutForeignLinks(draft, assignment);
  if (format.syntax === 'plain') return withoutMarks(text, assignment).trim();
  const cited = numberCitations(text, assignment);
  const { parts, unparsed } = format.parse(cited.text);
  if (!hasSources(parts)) return linkCitations(cited).trim();
  const sources = cited.notes.map((note) => ({ ...note, title: withoutForeignLinks(note.title, assignment) }));
  return [format.layout({ ...parts, sources }), unparsed].filter(Boolean).join('\n\n').trim();
}

/** Whether the format keeps a list of sources; what the model put there gives way to ours. */
function hasSources(parts: unknown): parts is { sources: readonly SourceNote[] } {
  return typeof parts === 'object' && parts !== null && 'sources' in parts;
}
