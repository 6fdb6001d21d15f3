import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import type { Source } from '../../../core/contracts/research.ts';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import { safeUrl } from './safe-url.ts';

const { research: texts } = EDITOR_TEXTS;

export function SourceList({ sources }: { sources: readonly Source[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h4 id={titleId} className="text-sm font-semibold">
        {texts.sources}
      </h4>
      <ol className="mt-3 flex flex-col gap-3">
        {sources.map((source, index) => (
          <li key={source.id} className="flex gap-3 rounded-tile border border-border p-3 text-sm">
            <span aria-hidden className="text-muted tabular-nums">
              {index + 1}
            </span>
            <div className="min-w-0">
              <SourceTitle source={source} />
              <p className="text-2sm wrap-anywhere text-muted">{describe(source)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SourceTitle({ source }: { source: Source }) {
  const url = source.url ? safeUrl(source.url) : null;
  if (!url) {
    return <bdi className="font-medium wrap-anywhere">{source.title || texts.ownMaterial}</bdi>;
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="font-medium wrap-anywhere text-primary underline underline-offset-2"
    >
      <bdi>{source.title}</bdi>
      <ExternalLink aria-hidden className="ml-1 inline size-3.5 align-[-0.15em]" />
    </a>
  );
}

function describe(source: Source): string {
  const where = source.kind === 'material' ? texts.ownMaterial : source.site;
  const day = new Date(source.retrieved_at);
  const read = Number.isNaN(day.getTime())
    ? null
    : texts.retrieved(day.toLocaleDateString('en', { dateStyle: 'medium' }));
  return [where, source.license, source.kind === 'material' ? null : read].filter(Boolean).join(' · ');
}
