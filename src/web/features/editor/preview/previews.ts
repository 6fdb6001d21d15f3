import { DOCUMENT_PREVIEWS } from './documents/document-previews.ts';
import type { DrawnFormat } from './drawn.tsx';
import { POST_PREVIEWS } from './posts/post-previews.ts';

/** What each format looks like where it is read; one that is missing here is shown as its text. */
export const PREVIEWS: readonly DrawnFormat[] = [...POST_PREVIEWS, ...DOCUMENT_PREVIEWS];
