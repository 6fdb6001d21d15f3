import { Suspense, useState } from 'react';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import type { LanguageFieldProps } from './language-field.tsx';
import { languageName } from '../../texts/words.ts';

const { language: texts } = WORKFLOW_TEXTS;

const LanguageField = lazyPart(() => import('./language-field.tsx').then((module) => module.LanguageField));

/** What the pieces are written in: nothing that anybody has to choose. */
export function OutputLanguage(props: LanguageFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={texts.title} summary={describe(props)} open={open} onOpenChange={setOpen} className="mt-4">
      <Suspense fallback={<Skeleton className="h-11 sm:max-w-72" />}>
        <LanguageField {...props} />
      </Suspense>
    </Disclosure>
  );
}

function describe({ value, ofPersona }: LanguageFieldProps): string {
  if (value !== null) return languageName(value);
  return ofPersona === null ? texts.asTopic : texts.asPersona(languageName(ofPersona));
}
