import { Excerpt } from '../excerpt.tsx';
import type { PlacedPart } from '../place-parts.ts';
import { wholeTone } from './tones.ts';

/** Hashtags as they stand in the text, behind the caption if they do: the first of them to the last. */
export function placeHashtags(text: string, tags: readonly string[], caption: PlacedPart): PlacedPart {
  if (tags.length === 0) return { part: '', at: null };
  const words = tags.map((tag) => tag.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`));
  const places = text.matchAll(
    new RegExp(String.raw`(?<=^|[\s,:：*])[#＃]*${words.join(String.raw`[\s,#＃]+`)}(?=[\s,#＃*]|$)`, 'gu'),
  );
  const spans = Array.from(places, ({ 0: { length }, index }) => ({ start: index, end: index + length }));
  const at = spans.find(({ start }) => start >= (caption.at?.end ?? 0)) ?? spans[0] ?? null;
  return { part: at ? text.slice(at.start, at.end) : tags.join(' '), at };
}

export function HashtagLine({ placed: { part, at } }: { placed: PlacedPart }) {
  if (part === '') return null;
  return (
    <div className="post-tags">
      <Excerpt part={part} at={at} syntax="plain" tones={wholeTone(part)} />
    </div>
  );
}
