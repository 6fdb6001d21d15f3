import { use, type ReactNode } from 'react';
import { LetterTile } from '../../../../components/letter-tile.tsx';
import { PreviewTextContext } from '../preview-text.ts';

/** Who speaks, and what else stands beside the name. */
export function Sender({ children }: { children?: ReactNode }) {
  const { author } = use(PreviewTextContext);
  if (author === '' && !children) return null;
  return (
    <div className="flex min-w-0 items-center gap-3">
      {author !== '' && <LetterTile name={author} />}
      <div className="min-w-0 text-sm leading-snug">
        {author !== '' && (
          <p className="truncate font-medium">
            <bdi>{author}</bdi>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
