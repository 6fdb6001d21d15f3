import type { Shot } from '../video/video-kit.ts';

interface Frame {
  readonly visual: string;
  /** At most 7 words. */
  readonly onScreen: string;
}

export interface ShortKit {
  readonly hookVisual: string;
  readonly quotation: Frame;
  readonly opinion: Frame;
  /** Whether the author's view comes before the quotation. */
  readonly opinionFirst: boolean;
  /** The one thing to do; at most 22 words. */
  readonly task: Shot;
  readonly close: Frame;
  /** At most 70 characters. */
  readonly caption: string;
}
