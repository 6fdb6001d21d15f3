import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useConfig } from '../../lib/use-config.ts';

/** Nothing of it is fetched where a model is connected. */
const BuiltinWriter = lazyPart(() =>
  import('../../components/writer/builtin-writer.tsx').then((module) => module.BuiltinWriter),
);

/** Says that the built-in writer will write, and how to connect a model. Nothing once there is a model. */
export function WriterNotice() {
  const writer = useConfig()?.writer;
  if (writer?.id !== 'builtin') return null;
  return (
    <Suspense>
      <BuiltinWriter languages={writer.languages ?? []} />
    </Suspense>
  );
}
