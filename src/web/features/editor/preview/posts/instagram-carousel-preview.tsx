import type { CarouselSlide, InstagramCarouselParts } from '../../../../../core/formats/instagram-carousel.ts';
import { PLATFORM_LIMITS } from '../../../../../core/formats/platform-limits.ts';
import { ArrowRight } from '../../../../components/icons.ts';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import type { PreviewProps } from '../drawn.tsx';
import { Excerpt } from '../excerpt.tsx';
import { placer, type PlacedPart } from '../place-parts.ts';
import { AuthorLine, AuthorName } from './author-line.tsx';
import { FoldedText } from './folded-text.tsx';
import { Heart, Keep, Reply, Send, Sound } from './glyphs.tsx';
import { HashtagLine, placeHashtags } from './hashtag-line.tsx';
import { PostActions } from './post-actions.tsx';
import { PostFrame } from './post-frame.tsx';
import { SnapRow } from './snap-row.tsx';

const FOLD = { characters: PLATFORM_LIMITS.instagramFold.value };
const texts = POST_TEXTS.carousel;

export function InstagramCarouselPreview({ parts, text }: PreviewProps<InstagramCarouselParts>) {
  const place = placer(text);
  const slides = parts.slides.map(({ role, title, body, altText }) => ({
    role,
    title: place(title),
    body: place(body),
    altText: place(altText),
  }));
  const caption = place(parts.caption);
  const hashtags = placeHashtags(text, parts.hashtags, caption);
  if (slides.length === 0 && caption.part === '' && hashtags.part === '') return null;
  return (
    <PostFrame caption={texts.caption}>
      <article className="card post-card">
        <AuthorLine />
        {slides.length > 0 && (
          <SnapRow
            names={texts.slides}
            className="carousel"
            items={slides.map((slide, index) => (
              <Slide key={index} slide={slide} place={index + 1} count={slides.length} />
            ))}
          />
        )}
        <PostActions icons={[Heart, Reply, Send, Keep]} />
        <div className="post-text empty:hidden">
          {caption.part !== '' && <FoldedText placed={caption} fold={FOLD} sign={POST_TEXTS.fold.more} text={text} />}
          <HashtagLine placed={hashtags} />
        </div>
      </article>
    </PostFrame>
  );
}

interface SlideProps {
  slide: Pick<CarouselSlide, 'role'> & Readonly<Record<'title' | 'body' | 'altText', PlacedPart>>;
  place: number;
  count: number;
}

function Slide({ slide: { role, title, body, altText }, place, count }: SlideProps) {
  return (
    <>
      <div className="slide" data-role={role}>
        <p className="slide-head">
          <span dir="auto">{texts.roles[role]}</span>
          <span dir="auto" className="slide-place">
            {POST_TEXTS.used(place, count)}
          </span>
        </p>
        <div className="slide-words">
          {title.part !== '' && (
            <h3>
              <Excerpt {...title} syntax="plain" />
            </h3>
          )}
          {body.part !== '' && <Excerpt {...body} syntax="plain" />}
        </div>
        <p aria-hidden className="slide-foot">
          <AuthorName />
          {place < count && <ArrowRight />}
        </p>
      </div>
      {altText.part !== '' && (
        <div className="slide-alt">
          <p className="post-label">
            <Sound />
            <span dir="auto">{texts.altText}</span>
          </p>
          <Excerpt {...altText} syntax="plain" />
        </div>
      )}
    </>
  );
}
