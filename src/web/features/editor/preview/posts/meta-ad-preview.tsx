import type { AdVariant, MetaAdParts } from '../../../../../core/formats/meta-ad.ts';
import { PLATFORM_LIMITS } from '../../../../../core/formats/platform-limits.ts';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import type { PreviewProps } from '../drawn.tsx';
import { Excerpt } from '../excerpt.tsx';
import { placer, type PlacedPart } from '../place-parts.ts';
import { AuthorLine } from './author-line.tsx';
import { FoldedText } from './folded-text.tsx';
import { Picture } from './glyphs.tsx';
import { PostFrame } from './post-frame.tsx';
import { SnapRow } from './snap-row.tsx';

const FOLD = { characters: PLATFORM_LIMITS.metaPrimaryText.value };
const texts = POST_TEXTS.metaAd;

export function MetaAdPreview({ parts, text }: PreviewProps<MetaAdParts>) {
  const place = placer(text);
  const variants = parts.variants.map(({ angle, primaryText, headline, description, button }) => ({
    angle,
    primaryText: place(primaryText),
    headline: place(headline),
    description: place(description),
    button: place(button),
  }));
  if (variants.length === 0) return null;
  return (
    <PostFrame caption={texts.caption} isWide>
      <SnapRow
        names={texts.variants}
        className="ads"
        items={variants.map((variant, index) => (
          <Variant key={index} variant={variant} place={index + 1} text={text} />
        ))}
      />
    </PostFrame>
  );
}

type Texts = 'primaryText' | 'headline' | 'description' | 'button';

interface VariantProps {
  variant: Pick<AdVariant, 'angle'> & Readonly<Record<Texts, PlacedPart>>;
  place: number;
  text: string;
}

function Variant({ variant: { angle, primaryText, headline, description, button }, place, text }: VariantProps) {
  return (
    <>
      <h3 className="ad-name">
        <span dir="auto">{texts.variant(place)}</span>
        {angle !== '' && (
          <span dir="auto" className="badge badge-neutral">
            {texts.angles[angle]}
          </span>
        )}
      </h3>
      <article className="card ad">
        <AuthorLine>{texts.ad}</AuthorLine>
        {primaryText.part !== '' && (
          <div className="post-text">
            <FoldedText placed={primaryText} fold={FOLD} sign={POST_TEXTS.fold.seeMore} text={text} />
          </div>
        )}
        <p className="ad-picture">
          <Picture />
          <span dir="auto">{texts.picture}</span>
        </p>
        <div className="ad-foot">
          <div className="ad-words">
            {headline.part !== '' && (
              <h4>
                <Excerpt {...headline} syntax="plain" />
              </h4>
            )}
            {description.part !== '' && <Excerpt {...description} syntax="plain" />}
          </div>
          {button.part !== '' && (
            <span className="ad-button">
              <Excerpt {...button} syntax="plain" />
            </span>
          )}
        </div>
      </article>
    </>
  );
}
