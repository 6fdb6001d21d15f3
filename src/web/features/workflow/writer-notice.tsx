import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useConfig } from '../../lib/use-config.ts';
import type { ModelWriterProps } from './writer/model-writer.tsx';

/** Only one of the two is ever fetched. */
const BuiltinWriter = lazyPart(() =>
  import('../../components/writer/builtin-writer.tsx').then((module) => module.BuiltinWriter),
);

const ModelWriter = lazyPart(() => import('./writer/model-writer.tsx').then((module) => module.ModelWriter));

/** Says who will write, and what else could be chosen: how to connect a model, or to do without the one there is. */
export function WriterNotice(props: ModelWriterProps) {
  const writer = useConfig()?.writer;
  if (!writer) return null;
  return (
    <Suspense>
      {writer.id === 'builtin' ? <BuiltinWriter languages={writer.languages ?? []} /> : <ModelWriter {...props} />}
    </Suspense>
  );
}
