import { labelLanguage } from '../../../core/formats/layout/labels.ts';
import type { AnyFormat } from '../../../core/formats/registry.ts';
import type { SourceNote } from '../../../core/formats/parts.ts';
import type { Assignment } from '../writer.ts';
import { linkCitations, linkNumbers, numberCitations, withoutMarks } from './citations.ts';
import { withoutForeignLinks } from './foreign-links.ts';

export interface FinishedText {
  readonly text: string;
  /** The number under which the text shows a source, by its id; empty in formats that show none. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** A model's draft as a person gets it: no link that nobody gave, and the marks of claims turned into what the format knows. */
export function finishText(
  draft: string,
  { format, assignment }: { format: AnyFormat; assignment: Assignment },
): FinishedText {
  const text = withoutForeignLinks(draft, assignment);
  if (format.syntax === 'plain') return { text: withoutMarks(text, assignment).trim(), numbers: new Map() };
  const cited = numberCitations(text, assignment);
  const { parts, unparsed } = format.parse(linkNumbers(cited));
  if (!hasSources(parts)) {
    const linked = linkCitations(cited);
    return { text: linked.text.trim(), numbers: linked.numbers };
  }
  const sources = cited.notes.map(({ sourceId: _, ...note }) => ({
    ...note,
    title: withoutForeignLinks(note.title, assignment),
  }));
  return {
    text: [format.layout({ ...parts, sources }, labelLanguage(assignment.language)), unparsed]
      .filter(Boolean)
      .join('\n\n')
      .trim(),
    numbers: new Map(cited.notes.map(({ sourceId, number }) => [sourceId, number])),
  };
}

/** Whether the format keeps a list of sources; what the model put there gives way to ours. */
function hasSources(parts: unknown): parts is { sources: readonly SourceNote[] } {
  return typeof parts === 'object' && parts !== null && 'sources' in parts;
}
