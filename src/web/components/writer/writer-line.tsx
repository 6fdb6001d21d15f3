import type { JobWriter } from '../../../core/contracts/job.ts';
import { useConfig } from '../../lib/use-config.ts';
import { WRITER_TEXTS } from '../../texts/writer.ts';
import { ConnectModel } from './connect-model.tsx';

/** Says beside a run that the built-in writer writes it; nothing where a model does. */
export function WriterLine({ writer }: { writer: JobWriter }) {
  const configured = useConfig()?.writer.id;
  if (configured === 'model' && writer === 'builtin') {
    return <p className="mt-2 text-2sm text-muted">{WRITER_TEXTS.chosen}</p>;
  }
  if (configured !== 'builtin') return null;
  return (
    <p className="mt-2 text-2sm text-muted">
      {WRITER_TEXTS.writing} <ConnectModel look="link" />
    </p>
  );
}
