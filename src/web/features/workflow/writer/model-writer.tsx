import { PenLine } from '../../../components/icons.ts';
import type { JobWriter } from '../../../../core/contracts/job.ts';
import { Said } from '../../../components/said.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useConfig } from '../../../lib/use-config.ts';
import { useFreshConfig } from '../../../lib/use-fresh-config.ts';
import { WRITER_CHOICE_TEXTS } from '../../../texts/writer-choice.ts';
import { WRITER_TEXTS } from '../../../texts/writer.ts';

const { model: texts } = WRITER_CHOICE_TEXTS;

export interface ModelWriterProps {
  /** Null while nobody has chosen. */
  chosen: JobWriter | null;
  onChoose: (writer: JobWriter) => void;
}

/**
 * Where a model is connected: which one writes, or that the built-in writer shall do it this time. Nothing while the model
 * is in trouble: it is asked beside Start Workflow then.
 */
export function ModelWriter({ chosen, onChoose }: ModelWriterProps) {
  useFreshConfig();
  const configured = useConfig()?.writer;
  if (!configured?.model || configured.trouble) return null;
  const { model, vendor } = configured;
  const isBuiltin = chosen === 'builtin';
  const writer = (
    <bdi className="font-medium text-foreground">{isBuiltin ? texts.builtin : texts.writes(model, vendor)}</bdi>
  );
  return (
    <aside aria-label={texts.label} className="rounded-card border border-border bg-surface-2 p-5 text-2sm text-muted">
      <p role="status" className="flex items-start gap-2 wrap-anywhere">
        <PenLine aria-hidden className="mt-0.5 size-4 shrink-0 text-foreground" />
        <span>
          <Said text={isBuiltin ? texts.builtinLead(model) : texts.lead} parts={{ writer }} />
        </span>
      </p>
      {isBuiltin && <p className="mt-1.5">{WRITER_TEXTS.what}</p>}
      <Button
        variant="outline"
        size="sm"
        className="mt-3 h-auto min-h-8 max-w-full py-1 whitespace-normal wrap-anywhere"
        onClick={() => onChoose(isBuiltin ? 'configured' : 'builtin')}
      >
        {isBuiltin ? texts.useModel(model) : texts.useBuiltin}
      </Button>
    </aside>
  );
}
