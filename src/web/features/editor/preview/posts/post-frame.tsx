import type { ReactNode } from 'react';
import { cn } from '../../../../lib/class-names.ts';
import { Frame } from '../frame.tsx';
import './posts.css';

export interface PostFrameProps {
  /** Where one would meet it. */
  caption: string;
  /** Needs all the room there is. */
  isWide?: boolean;
  children: ReactNode;
}

/** What all pictures of posts, scripts and ads stand in. */
export function PostFrame({ caption, isWide = false, children }: PostFrameProps) {
  return (
    <Frame caption={caption}>
      <div className={cn('post-frame', isWide && 'post-frame-wide')}>{children}</div>
    </Frame>
  );
}
