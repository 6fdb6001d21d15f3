import type { describeError } from '../../platform/describe-error.ts';
import type { ExtractedText, UnreadableKind } from './extractor.ts';

/** What the thread says: once that it is ready, then one answer a document. */
export type WorkerAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'text'; readonly text: ExtractedText }
  | {
      readonly type: 'unreadable';
      readonly kind: UnreadableKind;
      readonly reason: string;
      /** What a log may hold of the error behind it. */
      readonly cause?: ReturnType<typeof describeError>;
    };
