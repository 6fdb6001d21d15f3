import { use, type ReactNode } from 'react';
import { LetterTile } from '../../../../components/letter-tile.tsx';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import { PreviewTextContext } from '../preview-text.ts';

/** Who posts: the persona, with the sign that stands for it everywhere. */
export function Avatar() {
  const { author } = use(PreviewTextContext);
  return <LetterTile name={author} className="post-avatar" />;
}

export function AuthorName() {
  const { author } = use(PreviewTextContext);
  return <bdi className="post-name">{author || POST_TEXTS.unnamed}</bdi>;
}

/** The head of a post, with what may stand below the name. */
export function AuthorLine({ children }: { children?: ReactNode }) {
  return (
    <p className="post-author">
      <Avatar />
      <span className="post-author-words">
        <AuthorName />
        {children && (
          <span className="post-note">
            <bdi>{children}</bdi>
          </span>
        )}
      </span>
    </p>
  );
}
