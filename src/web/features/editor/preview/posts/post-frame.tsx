import type { ReactNode } from 'react';
import { cn } from '../../../../lib/class-names.ts';
import { directionOf } from '../direction.ts';
import './posts.css';

export interface PostFrameProps {
  /** What it looks like. */
  label: string;
  /** Words of the piece, which tell on what side it begins. */
  sample: string;
  /** Needs all the room there is. */
  isWide?: boolean;
  children: ReactNode;
}

/** What all pictures of posts, scripts and ads stand in. */
export function PostFrame({ label, sample, isWide = false, children }: PostFrameProps) {
  return (
    <section aria-label={label} dir={directionOf(sample)} className={cn('post-frame', isWide && 'post-frame-wide')}>
      {children}
    </section>
  );
}
