import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import { Excerpt } from '../excerpt.tsx';
import type { PlacedPart } from '../place-parts.ts';
import { cutAt, foldAt, type Fold } from './fold.ts';
import { linkTones } from './tones.ts';

export interface FoldedTextProps {
  placed: PlacedPart;
  fold: Fold;
  /** As the platform has it. */
  sign: string;
  /** All of the piece. */
  text: string;
}

/** A text with a line where the platform folds it; what stands behind the fold is shown, too. */
export function FoldedText({ placed, fold, sign, text }: FoldedTextProps) {
  const index = foldAt(placed.part, fold);
  if (index === null) return <PostText placed={placed} />;
  const [before, behind] = cutAt(placed, index, text);
  return (
    <>
      <PostText placed={before} />
      <p className="post-fold">
        <span dir="auto">{POST_TEXTS.fold.hint}</span>
        <span dir="auto" className="post-fold-sign">
          {sign}
        </span>
      </p>
      <div className="post-behind">
        <PostText placed={behind} />
      </div>
    </>
  );
}

/** Plain text of a post, with what the platform makes links of. */
export function PostText({ placed: { part, at } }: { placed: PlacedPart }) {
  return <Excerpt part={part} at={at} syntax="plain" tones={linkTones(part)} />;
}
