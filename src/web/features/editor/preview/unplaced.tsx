import { use } from 'react';
import { PREVIEW_TEXTS } from '../../../texts/preview.ts';
import type { RenderedTextProps } from '../rendered-text.tsx';
import { Excerpt } from './excerpt.tsx';
import { placer, type PlacedPart } from './place-parts.ts';
import { PreviewTextContext } from './preview-text.ts';

export interface UnplacedProps extends Pick<RenderedTextProps, 'syntax'> {
  /** The lines that belong to no part. */
  unparsed: string;
}

/** What fits no part of a format, as it is read, with its marks. */
export function Unplaced({ unparsed, syntax }: UnplacedProps) {
  const { text } = use(PreviewTextContext);
  return (
    <section className="mx-auto mt-6 max-w-reading rounded-tile border border-dashed border-border px-4 py-3">
      <h3 className="mb-1.5 text-2sm font-medium text-muted">{PREVIEW_TEXTS.unplaced}</h3>
      <div className="flex flex-col gap-3 text-md leading-[1.7]">
        {placeBlocks(text, unparsed).map((block, index) => (
          <Excerpt key={index} {...block} syntax={syntax} below={3} />
        ))}
      </div>
    </section>
  );
}

/** Its paragraphs with their places; lines that do not stand together in the text each have one of their own. */
function placeBlocks(text: string, unparsed: string): PlacedPart[] {
  const place = placer(text);
  const known = (part: string): PlacedPart => (text.includes(part) ? place(part) : { part, at: null });
  return unparsed.split('\n\n').flatMap((block) => {
    const whole = known(block);
    return whole.at ? [whole] : block.split('\n').map(known);
  });
}
