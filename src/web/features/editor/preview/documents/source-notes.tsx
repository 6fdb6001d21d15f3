import type { SourceNote } from '../../../../../core/formats/parts.ts';
import { findGaps } from '../../../../../core/formats/layout/gaps.ts';
import { safeUrl } from '../../safe-url.ts';
import { Excerpt } from '../excerpt.tsx';
import type { PlacedPart } from '../place-parts.ts';
import { NamedParts } from './named-parts.tsx';

export interface PlacedSource extends Pick<SourceNote, 'number' | 'url'> {
  readonly title: PlacedPart;
  readonly note: PlacedPart;
}

export interface SourceNotesProps {
  sources: readonly PlacedSource[];
  level: 3 | 4;
  className?: string;
}

/** In the order of the text, behind what stands above them. */
export function placeSources(sources: readonly SourceNote[], place: (part: string) => PlacedPart): PlacedSource[] {
  return sources.map(({ number, title, url, note }) => ({ number, url, title: place(title), note: place(note) }));
}

/** What a text cites, with the numbers that it cites them by. */
export function SourceNotes({ sources, level, className }: SourceNotesProps) {
  return (
    <NamedParts name="sources" first={sources[0]?.title} level={level} className={className ?? 'doc-sources-part'}>
      {() => (
        <ol className="doc-sources">
          {sources.map((source, index) => (
            <li key={index} value={source.number}>
              <SourceTitle {...source} />
              {source.note.part !== '' && (
                <span className="text-muted">
                  {', '}
                  <Excerpt {...source.note} syntax="phrase" />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </NamedParts>
  );
}

/** A link, unless its title has a gap that one can press. */
function SourceTitle({ title, url }: PlacedSource) {
  const href = safeUrl(url);
  const isLinked = href !== null && title.part !== '' && findGaps(title.part).length === 0;
  const words = isLinked ? title.part : url;
  return (
    <>
      {!isLinked && title.part !== '' && <Excerpt {...title} syntax="phrase" />}
      {!isLinked && title.part !== '' && url !== '' && ' '}
      {href === null ? (
        url
      ) : (
        <a dir="auto" href={href} target="_blank" rel="noopener noreferrer nofollow">
          {words}
        </a>
      )}
    </>
  );
}
