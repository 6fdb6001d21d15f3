import { use } from 'react';
import { xWeight } from '../../../../../core/checks/x-weight.ts';
import { PLATFORM_LIMITS } from '../../../../../core/formats/platform-limits.ts';
import { locate } from '../../../../../core/formats/rules/locate.ts';
import type { XPostParts } from '../../../../../core/formats/x-post.ts';
import { LetterTile } from '../../../../components/letter-tile.tsx';
import { PREVIEW_TEXTS } from '../../../../texts/preview.ts';
import type { PreviewProps } from '../drawn.tsx';
import { Excerpt } from '../excerpt.tsx';
import { LimitRing } from './limit-ring.tsx';
import { PreviewTextContext } from '../preview-text.ts';

const LIMIT = PLATFORM_LIMITS.xPost.value;

export function XPostPreview({ parts, text }: PreviewProps<XPostParts>) {
  const { author } = use(PreviewTextContext);
  const used = xWeight(parts.text);
  return (
    <article aria-label={PREVIEW_TEXTS.xPost.label} className="card mx-auto max-w-[37rem] px-4 pt-4 pb-3">
      <p className="flex items-center gap-3 font-semibold">
        <LetterTile name={author} />
        <bdi className="min-w-0 truncate">{author}</bdi>
      </p>
      <div className="mt-3 text-md leading-snug">
        <Excerpt part={parts.text} at={locate(text, parts.text)} syntax="plain" />
      </div>
      <p className="mt-3 flex items-center justify-end gap-2 border-t border-border pt-2.5 text-2sm text-muted tabular-nums">
        {used > LIMIT ? PREVIEW_TEXTS.xPost.over(used - LIMIT) : PREVIEW_TEXTS.xPost.left(LIMIT - used)}
        <LimitRing used={used} limit={LIMIT} />
      </p>
    </article>
  );
}
