import { Suspense } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { ClaimsAt } from './claims/mark-citations.ts';
import { PlainText } from './plain-text.tsx';
import type { SentenceMark } from './marks/sentence-mark.ts';

const MarkdownView = lazyPart(() => import('./markdown-view.tsx').then((module) => module.MarkdownView));

export interface RenderedTextProps {
  text: string;
  syntax: 'plain' | 'markdown';
  /** Which numbers in brackets lead to claims; none when it is left out. */
  claimsAt?: ClaimsAt;
  /** Sentences that stand out. */
  sentences?: readonly SentenceMark[];
}

/** A text to read: Markdown rendered, plain text as it stands. */
export function RenderedText({ text, syntax, claimsAt, sentences }: RenderedTextProps) {
  if (syntax === 'plain') return <PlainText text={text} sentences={sentences ?? []} />;
  return (
    <Suspense fallback={<TextSkeleton />}>
      <MarkdownView text={text} claimsAt={claimsAt} sentences={sentences} />
    </Suspense>
  );
}

export function TextSkeleton() {
  return (
    <div aria-busy className="flex max-w-reading flex-col gap-3">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}
