import type { ShortContentScriptParts } from '../../../../../core/formats/short-content-script.ts';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import type { PreviewProps } from '../drawn.tsx';
import { Excerpt } from '../excerpt.tsx';
import { placer, type PlacedPart } from '../place-parts.ts';
import { AuthorName } from './author-line.tsx';
import { PostText } from './folded-text.tsx';
import { Heart, Keep, Reply, Send } from './glyphs.tsx';
import { HashtagLine, placeHashtags } from './hashtag-line.tsx';
import { placeRows, type PlacedRow } from './place-rows.ts';
import { PostFrame } from './post-frame.tsx';
import { ScriptSection } from './script-section.tsx';

const texts = POST_TEXTS.short;

export function ShortContentPreview({ parts, text }: PreviewProps<ShortContentScriptParts>) {
  const rows = placeRows(text, parts.rows);
  // They stand below the rows, which may say the same.
  const place = placer(text, Math.max(0, ...rows.flatMap(endsOf)));
  const caption = place(parts.caption);
  const hashtags = placeHashtags(text, parts.hashtags, caption);
  const words = rows.map(({ onScreen }) => onScreen).find(({ part }) => part !== '') ?? null;
  const isPosted = words !== null || caption.part !== '' || hashtags.part !== '';
  if (!isPosted && rows.length === 0) return null;
  return (
    <PostFrame caption={texts.caption} isWide>
      {isPosted && <Phone words={words} caption={caption} hashtags={hashtags} />}
      <ScriptSection rows={parts.rows} placed={rows} />
    </PostFrame>
  );
}

function endsOf({ spoken, visual, onScreen }: PlacedRow): number[] {
  return [spoken, visual, onScreen].map(({ at }) => at?.end ?? 0);
}

interface PhoneProps {
  words: PlacedPart | null;
  caption: PlacedPart;
  hashtags: PlacedPart;
}

/** A telephone with the first words that stand on a picture, and what is posted with it. */
function Phone({ words, caption, hashtags }: PhoneProps) {
  return (
    <div className="phone">
      <div className="screen phone-screen">
        <div className="screen-words">{words && <Excerpt {...words} syntax="plain" />}</div>
        <div className="phone-foot">
          <div className="phone-post">
            <p>
              <AuthorName />
            </p>
            {caption.part !== '' && <PostText placed={caption} />}
            <HashtagLine placed={hashtags} />
          </div>
          <div aria-hidden className="phone-actions">
            {[Heart, Reply, Keep, Send].map((Glyph, index) => (
              <Glyph key={index} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
