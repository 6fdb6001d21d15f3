import { formatClock } from '../../../../../core/formats/layout/times.ts';
import type { Chapter } from '../../../../../core/formats/parts.ts';
import { OPENING_LENGTH, type VideoScriptParts } from '../../../../../core/formats/video-script.ts';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import type { PreviewProps } from '../drawn.tsx';
import { Excerpt } from '../excerpt.tsx';
import { placer, type PlacedPart } from '../place-parts.ts';
import { AuthorLine } from './author-line.tsx';
import { FoldedText } from './folded-text.tsx';
import { placeRows } from './place-rows.ts';
import { PostFrame } from './post-frame.tsx';
import { ScriptSection } from './script-section.tsx';
import { VideoScreen } from './video-screen.tsx';
import { VideoTitles } from './video-titles.tsx';

const FOLD = { characters: OPENING_LENGTH };
const texts = POST_TEXTS.video;

export function VideoScriptPreview({ parts, text }: PreviewProps<VideoScriptParts>) {
  const place = placer(text);
  const titles = parts.titles.map(place);
  const description = place(parts.description);
  const chapters = parts.chapters.map(({ start, title }) => ({ start, title: place(title) }));
  const rows = placeRows(text, parts.rows);
  const isPosted = titles.length > 0 || description.part !== '' || chapters.length > 0;
  if (!isPosted && rows.length === 0) return null;
  return (
    <PostFrame caption={texts.caption} isWide>
      {isPosted && (
        <article className="card post-card video">
          <VideoScreen rows={rows} chapters={parts.chapters} />
          <VideoTitles titles={titles} />
          <AuthorLine />
          {(description.part !== '' || chapters.length > 0) && (
            <div className="video-box post-text">
              {description.part !== '' && (
                <FoldedText placed={description} fold={FOLD} sign={POST_TEXTS.fold.more} text={text} />
              )}
              {chapters.length > 0 && <Chapters chapters={chapters} />}
            </div>
          )}
        </article>
      )}
      <ScriptSection rows={parts.rows} placed={rows} />
    </PostFrame>
  );
}

interface PlacedChapter extends Pick<Chapter, 'start'> {
  readonly title: PlacedPart;
}

function Chapters({ chapters }: { chapters: readonly PlacedChapter[] }) {
  return (
    <section className="video-chapters">
      <h3 className="post-label">
        <bdi>{texts.chapters}</bdi>
      </h3>
      <ol>
        {chapters.map(({ start, title }, index) => (
          <li key={index}>
            <span className="post-link tabular-nums">{formatClock(start)}</span>
            <Excerpt {...title} syntax="plain" />
          </li>
        ))}
      </ol>
    </section>
  );
}
