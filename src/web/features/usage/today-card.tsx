import type { DayUsage } from '../../../core/contracts/usage.ts';
import { costToday, tokensToday, wholeCostToday } from '../../components/usage/today-words.ts';
import { Card } from '../../components/ui/card.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { formatCents } from '../../lib/money.ts';
import { TODAY_TEXTS as texts } from '../../texts/today.ts';
import { useToday } from './api/get-today.ts';
import { Figure } from './figure.tsx';

/** What is used of today's limits; nothing where there are none. */
export function TodayCard() {
  const today = useToday().data;
  if (!today || (today.token_limit === null && today.project_limit === null)) return null;
  const { token_limit: limit, tokens_used: used } = today;
  return (
    <Card className="p-5 sm:p-6">
      <h3 className="text-sm font-medium text-muted">{texts.heading}</h3>
      <div className="mt-3 grid grid-cols-1 gap-x-10 gap-y-4 tabular-nums sm:grid-cols-3">
        <TokensOfDay today={today} />
        <CostOfDay today={today} />
        <ProjectsOfDay today={today} />
      </div>
      {limit !== null && used >= limit && (
        <Notice tone="warning" title={texts.spent.title} className="mt-4">
          {texts.spent.text}
        </Notice>
      )}
      {limit !== null && <p className="mt-5 border-t border-border pt-4 text-sm text-muted">{texts.counts}</p>}
    </Card>
  );
}

interface PartProps {
  today: DayUsage;
}

function TokensOfDay({ today }: PartProps) {
  const value = tokensToday(today);
  if (value === null || today.token_limit === null) return null;
  return (
    <Figure value={value} details={[texts.tokensLeft]}>
      <Progress className="mt-2" aria-label={texts.bar} value={(100 * today.tokens_used) / today.token_limit} />
    </Figure>
  );
}

function CostOfDay({ today }: PartProps) {
  const whole = wholeCostToday(today);
  if (costToday(today) === null || whole === null || today.cost_usd === null) return null;
  const { unpriced_calls: unpriced } = today;
  const details = [texts.wholeCost(whole), ...(unpriced > 0 ? [texts.unpriced(unpriced)] : [])];
  return <Figure value={formatCents(today.cost_usd)} details={details} />;
}

function ProjectsOfDay({ today: { projects_started: started, project_limit: limit } }: PartProps) {
  if (started === null || limit === null) return null;
  return <Figure value={texts.projectsOf(started, limit)} details={[texts.projectsNote]} />;
}
