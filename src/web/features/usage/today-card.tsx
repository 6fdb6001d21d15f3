import type { DayUsage } from '../../../core/contracts/usage.ts';
import { tokensToday, worthOfDay } from '../../components/usage/today-words.ts';
import { Card } from '../../components/ui/card.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { formatCents } from '../../lib/money.ts';
import { useNow } from '../../lib/use-now.ts';
import { useToday } from '../../lib/use-today.ts';
import { TODAY_TEXTS as texts } from '../../texts/today.ts';
import { Figure } from './figure.tsx';

/** What is used of today's limits; nothing where there are none. */
export function TodayCard() {
  const today = useToday().data;
  const now = useNow();
  if (!today || (today.token_limit === null && today.project_limit === null)) return null;
  const { token_limit: limit, tokens_used: used } = today;
  return (
    <Card className="p-5 sm:p-6">
      <h3 className="text-sm font-medium text-muted">{texts.heading}</h3>
      <div className="mt-3 grid grid-cols-1 gap-x-10 gap-y-4 tabular-nums sm:grid-cols-3">
        <TokensOfDay today={today} now={now} />
        <CostOfDay today={today} />
        <ProjectsOfDay today={today} now={now} />
      </div>
      {limit !== null && used >= limit && (
        <Notice tone="warning" title={texts.spent.title} className="mt-4">
          {texts.spent.text(new Date(today.ends_at), now)}
        </Notice>
      )}
      {limit !== null && <p className="mt-5 border-t border-border pt-4 text-sm text-muted">{texts.counts}</p>}
    </Card>
  );
}

interface PartProps {
  today: DayUsage;
}

interface TimedPartProps extends PartProps {
  now: Date;
}

function TokensOfDay({ today, now }: TimedPartProps) {
  const tokens = tokensToday(today);
  if (tokens === null || today.token_limit === null) return null;
  return (
    <Figure value={tokens.left} details={[tokens.used, resetOf(today, now)]}>
      <Progress className="mt-2" aria-label={texts.bar} value={(100 * today.tokens_used) / today.token_limit} />
    </Figure>
  );
}

function CostOfDay({ today }: PartProps) {
  const worth = worthOfDay(today);
  const { cost_usd: cost, unpriced_calls: unpriced, tokens_used: used, token_limit: limit } = today;
  if (worth === null || cost === null || limit === null) return null;
  const details = used < limit ? [texts.worth(worth)] : [];
  if (unpriced > 0) details.push(texts.unpriced(unpriced));
  return <Figure value={formatCents(cost)} details={details} />;
}

function ProjectsOfDay({ today, now }: TimedPartProps) {
  const { projects_started: started, project_limit: limit, token_limit } = today;
  if (started === null || limit === null) return null;
  // Said once, with the tokens where these have a limit.
  const details = token_limit === null ? [texts.projectsNote, resetOf(today, now)] : [texts.projectsNote];
  return <Figure value={texts.projectsOf(started, limit)} details={details} />;
}

const resetOf = ({ ends_at }: DayUsage, now: Date): string => texts.resets(new Date(ends_at), now);
