import { PLATFORM_LIMITS } from '../../../../../core/formats/platform-limits.ts';
import { shorten } from '../../../../../core/rules/text.ts';
import { DOCUMENT_TEXTS } from '../../../../texts/preview-documents.ts';
import { Excerpt } from '../excerpt.tsx';
import { Frame } from '../frame.tsx';
import type { PlacedPart } from '../place-parts.ts';
import { CountNote, type Count } from './count-note.tsx';
import { Sender } from './sender.tsx';

/** A line of the result, with its name for the author. */
interface SearchLine extends PlacedPart {
  readonly label: string;
  readonly count: Count | undefined;
}

export interface SearchSnippetProps {
  title: SearchLine;
  description: SearchLine;
  slug?: PlacedPart;
}

const TITLE_MAX = PLATFORM_LIMITS.seoTitle.value;
const DESCRIPTION_MAX = PLATFORM_LIMITS.metaDescription.value;

/** A page in a list of search results, cut where such a list cuts; what is cut off stands below in full. */
export function SearchSnippet({ title, description, slug }: SearchSnippetProps) {
  const lines = [
    { ...title, cut: shorten(title.part, TITLE_MAX) },
    { ...description, cut: shorten(description.part, DESCRIPTION_MAX) },
  ] as const;
  const [shownTitle, shownDescription] = lines;
  const hasSlug = slug !== undefined && slug.part !== '';
  if (title.part === '' && description.part === '' && !hasSlug) return null;
  return (
    <Frame caption={DOCUMENT_TEXTS.search.caption}>
      <div className="card overflow-hidden">
        <div className="px-5 py-4">
          <Sender>
            {hasSlug && (
              <p className="flex gap-1 text-xs text-muted">
                <span aria-hidden>›</span>
                <Excerpt {...slug} syntax="plain" />
              </p>
            )}
          </Sender>
          {title.part !== '' && (
            <p className="doc-result-title">
              <CutLine {...shownTitle} />
            </p>
          )}
          {description.part !== '' && (
            <p className="doc-result-text">
              <CutLine {...shownDescription} />
            </p>
          )}
        </div>
        <dl className="doc-notes empty:hidden">
          {lines.map(
            ({ part, at, label, count, cut }) =>
              part !== '' && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <CountNote count={count} />
                  </dd>
                  {cut !== part && (
                    <dd className="doc-full">
                      <Excerpt part={part} at={at} syntax="plain" />
                    </dd>
                  )}
                </div>
              ),
          )}
        </dl>
      </div>
    </Frame>
  );
}

function CutLine({ part, at, cut }: SearchLine & { cut: string }) {
  return cut === part ? <Excerpt part={part} at={at} syntax="plain" /> : <span dir="auto">{cut}</span>;
}
