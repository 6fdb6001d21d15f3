import { createContext } from 'react';
import type { ClaimsAt } from '../claims/mark-citations.ts';
import type { SentenceMark } from '../marks/sentence-mark.ts';

/** The text that a preview shows, with what stands behind its words. */
export interface PreviewText {
  /** As it is copied. */
  readonly text: string;
  readonly sentences: readonly SentenceMark[];
  readonly claimsAt: ClaimsAt;
  /** Who speaks: the persona's name. */
  readonly author: string;
}

/** Given once around a preview, so that its parts need not hand it down. */
export const PreviewTextContext = createContext<PreviewText>({
  text: '',
  sentences: [],
  claimsAt: () => [],
  author: '',
});
