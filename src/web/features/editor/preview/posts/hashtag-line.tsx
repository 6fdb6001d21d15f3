import { layoutTags } from '../../../../../core/formats/layout/tags.ts';
import { Excerpt } from '../excerpt.tsx';
import type { PlacedPart } from '../place-parts.ts';
import { wholeTone } from './tones.ts';

/** Hashtags as they are pasted below a caption. */
export function placeHashtags(tags: readonly string[], place: (part: string) => PlacedPart): PlacedPart {
  return place(layoutTags(tags));
}

export function HashtagLine({ placed: { part, at } }: { placed: PlacedPart }) {
  if (part === '') return null;
  return (
    <div className="post-tags">
      <Excerpt part={part} at={at} syntax="plain" tones={wholeTone(part)} />
    </div>
  );
}
