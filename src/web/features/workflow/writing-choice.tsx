import { Suspense } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useConfig } from '../../lib/use-config.ts';
import { countPieces } from './draft.ts';
import type { ModeChoiceProps } from './mode/mode-choice.tsx';

const ModeChoice = lazyPart(() => import('./mode/mode-choice.tsx').then((module) => module.ModeChoice));

/**
 * How a model writes the project, once there is something to write. Nothing where no model is connected: the built-in
 * writer has one way.
 */
export function WritingChoice(props: ModeChoiceProps) {
  const isModels = useConfig()?.writer.id === 'model';
  if (!isModels || countPieces(props.draft.formats) === 0) return null;
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-84 sm:h-50" />}>
      <ModeChoice {...props} />
    </Suspense>
  );
}
