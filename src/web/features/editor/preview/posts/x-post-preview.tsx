import { xWeight } from '../../../../../core/checks/x-weight.ts';
import { PLATFORM_LIMITS } from '../../../../../core/formats/platform-limits.ts';
import type { XPostParts } from '../../../../../core/formats/x-post.ts';
import { cn } from '../../../../lib/class-names.ts';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import type { PreviewProps } from '../drawn.tsx';
import { Excerpt } from '../excerpt.tsx';
import { placer } from '../place-parts.ts';
import { AuthorName, Avatar } from './author-line.tsx';
import { Again, Heart, Keep, Reply, Send } from './glyphs.tsx';
import { LimitRing } from './limit-ring.tsx';
import { PostActions } from './post-actions.tsx';
import { PostFrame } from './post-frame.tsx';
import { linkTones } from './tones.ts';
import { overflowStart } from './x-overflow.ts';

const LIMIT = PLATFORM_LIMITS.xPost.value;
const texts = POST_TEXTS.xPost;

export function XPostPreview({ parts, text }: PreviewProps<XPostParts>) {
  const { part, at } = placer(text)(parts.text);
  const used = xWeight(part);
  const isOver = used > LIMIT;
  return (
    <PostFrame caption={texts.caption}>
      <article className="card post-card post-x">
        <Avatar />
        <div className="post-x-body">
          <p>
            <AuthorName />
          </p>
          <div className="post-text">
            <Excerpt part={part} at={at} syntax="plain" tones={[...linkTones(part), ...overflowTones(part)]} />
          </div>
          <PostActions icons={[Reply, Again, Heart, Keep, Send]} />
        </div>
      </article>
      <p className="post-measure">
        <LimitRing used={used} limit={LIMIT} />
        <span dir="auto" className={cn(isOver && 'post-over')}>
          {isOver ? texts.over(used - LIMIT) : texts.left(LIMIT - used)}
        </span>
        <span dir="auto">{POST_TEXTS.used(used, LIMIT)}</span>
        <span dir="auto" className="post-measure-note">
          {texts.counting}
        </span>
      </p>
    </PostFrame>
  );
}

function overflowTones(part: string) {
  const start = overflowStart(part, LIMIT);
  return start === null ? [] : [{ start, end: part.length, className: 'post-beyond', said: texts.beyond }];
}
