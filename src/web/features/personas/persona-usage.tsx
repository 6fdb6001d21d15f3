import { Progress } from '../../components/ui/progress.tsx';
import { cn } from '../../lib/class-names.ts';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { usePersonaStatus } from './api/get-persona-status.ts';

const { limit: texts } = PERSONA_TEXTS;

/** How many of the allowed personas exist. Nothing until the server has said so. */
export function PersonaUsage({ className }: { className?: string }) {
  const { data } = usePersonaStatus();
  if (!data) return null;
  const { count, limit, remaining } = data;
  if (limit === null) return <p className={cn('text-sm text-muted', className)}>{texts.unlimited(count)}</p>;
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{texts.title}</span>
        <span className="text-muted tabular-nums">{texts.ratio(count, limit)}</span>
      </div>
      <Progress
        className="mt-2"
        value={(100 * count) / Math.max(1, limit)}
        aria-label={`${texts.title} ${texts.ratio(count, limit)}`}
      />
      <p className="mt-2 text-xs text-muted tabular-nums">
        {remaining === 0 ? texts.reached : texts.remaining(remaining ?? 0)}
      </p>
    </div>
  );
}
