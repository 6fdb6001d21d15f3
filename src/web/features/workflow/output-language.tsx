import { Suspense } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { LanguageFieldProps } from './language-field.tsx';

const LanguageField = lazyPart(() => import('./language-field.tsx').then((module) => module.LanguageField));

/** What the pieces are written in: nothing that anybody has to choose. */
export function OutputLanguage(props: LanguageFieldProps) {
  return (
    <div className="mt-5">
      <Suspense fallback={<Skeleton className="h-18 sm:max-w-72" />}>
        <LanguageField {...props} />
      </Suspense>
    </div>
  );
}
