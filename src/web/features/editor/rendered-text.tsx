import { Suspense } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';

const MarkdownView = lazyPart(() => import('./markdown-view.tsx').then((module) => module.MarkdownView));

export interface RenderedTextProps {
  text: string;
  syntax: 'plain' | 'markdown';
}

/** A text to read: Markdown rendered, plain text as it stands. */
export function RenderedText({ text, syntax }: RenderedTextProps) {
  if (syntax === 'plain') {
    return (
      <div dir="auto" className="max-w-reading text-md leading-[1.7] wrap-anywhere whitespace-pre-wrap">
        {text}
      </div>
    );
  }
  return (
    <Suspense fallback={<TextSkeleton />}>
      <MarkdownView text={text} />
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
