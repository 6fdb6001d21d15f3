import type { LinkedInPostParts } from '../../../../../core/formats/linkedin-post.ts';
import { PLATFORM_LIMITS } from '../../../../../core/formats/platform-limits.ts';
import { countCharacters } from '../../../../../core/rules/text.ts';
import { cn } from '../../../../lib/class-names.ts';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import type { PreviewProps } from '../drawn.tsx';
import { placer } from '../place-parts.ts';
import { AuthorLine } from './author-line.tsx';
import { FoldedText } from './folded-text.tsx';
import { Again, Reply, Send, ThumbUp } from './glyphs.tsx';
import { LimitRing } from './limit-ring.tsx';
import { PostActions } from './post-actions.tsx';
import { PostFrame } from './post-frame.tsx';

const LIMIT = PLATFORM_LIMITS.linkedInPost.value;
/** A feed shows three lines, whatever stands in them. */
const FOLD = { characters: PLATFORM_LIMITS.linkedInFold.value, lines: 3 };
const texts = POST_TEXTS.linkedInPost;

export function LinkedInPostPreview({ parts, text }: PreviewProps<LinkedInPostParts>) {
  const used = countCharacters(parts.text);
  return (
    <PostFrame caption={texts.caption}>
      <article className="card post-card">
        <AuthorLine />
        <div className="post-text">
          <FoldedText placed={placer(text)(parts.text)} fold={FOLD} sign={POST_TEXTS.fold.seeMore} text={text} />
        </div>
        <PostActions icons={[ThumbUp, Reply, Again, Send]} />
      </article>
      <p className="post-measure">
        <LimitRing used={used} limit={LIMIT} />
        <span dir="auto" className={cn(used > LIMIT && 'post-over')}>
          {texts.used(used, LIMIT)}
        </span>
      </p>
    </PostFrame>
  );
}
