import { Button } from '../../components/ui/button.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { cn } from '../../lib/class-names.ts';
import { COMMON } from '../../texts/common.ts';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { usePersonaStatus } from './api/get-persona-status.ts';

const { limit: texts } = PERSONA_TEXTS;

/** How many of the allowed personas exist, and where that cannot be read, that. Nothing until the server has answered. */
export function PersonaUsage({ className }: { className?: string }) {
  const { data, isError, isFetching, refetch } = usePersonaStatus();
  if (!data) return isError ? <Unread className={className} busy={isFetching} onRetry={() => void refetch()} /> : null;
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
      <p className="mt-2 text-xs text-muted tabular-nums">{texts.remaining(remaining ?? 0)}</p>
    </div>
  );
}

interface UnreadProps {
  className: string | undefined;
  busy: boolean;
  onRetry: () => void;
}

function Unread({ className, busy, onRetry }: UnreadProps) {
  return (
    <div role="status" className={className}>
      <p className="text-sm font-medium">{texts.unread}</p>
      <p className="mt-1 text-sm text-muted">{texts.unreadHint}</p>
      <Button variant="outline" size="sm" className="mt-3" busy={busy} onClick={onRetry}>
        {COMMON.tryAgain}
      </Button>
    </div>
  );
}
