import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { loadConfig } from '../../lib/config.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';

const { writer: texts } = WORKFLOW_TEXTS;

/** Says that no model is connected, and how to connect one. Nothing once there is a model. */
export function WriterNotice() {
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity });
  if (config?.writer.id !== 'builtin') return null;
  return (
    <aside aria-label={texts.title} className="rounded-card border border-border bg-surface-2 p-5 text-2sm text-muted">
      <p className="flex items-center gap-2 font-medium text-foreground">
        <PenLine aria-hidden className="size-4 shrink-0" />
        {texts.title}
      </p>
      <p className="mt-1.5">
        {texts.lead} <Setting name="LLM_BASE_URL" />, <Setting name="LLM_MODEL" /> {texts.and}{' '}
        <Setting name="LLM_API_KEY" /> {texts.restart}
      </p>
    </aside>
  );
}

function Setting({ name }: { name: string }) {
  return <code className="font-mono text-xs wrap-anywhere text-foreground">{name}</code>;
}
