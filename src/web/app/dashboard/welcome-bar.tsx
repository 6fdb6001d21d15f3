import { History, LayoutDashboard } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { DASHBOARD_TEXTS } from '../../texts/dashboard.ts';

export interface WelcomeBarProps {
  name: string;
  /** Each button stands where it leads somewhere else. */
  onHistory: (() => void) | null;
  onDashboard: (() => void) | null;
}

export function WelcomeBar({ name, onHistory, onDashboard }: WelcomeBarProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="font-display text-3xl wrap-anywhere">{DASHBOARD_TEXTS.welcome(name)}</h1>
        <p className="mt-1.5 text-muted">{DASHBOARD_TEXTS.lead}</p>
      </div>
      <div className="flex gap-2">
        {onDashboard && (
          <Button variant="outline" onClick={onDashboard}>
            <LayoutDashboard aria-hidden />
            {DASHBOARD_TEXTS.dashboard}
          </Button>
        )}
        {onHistory && (
          <Button variant="outline" onClick={onHistory}>
            <History aria-hidden />
            {DASHBOARD_TEXTS.history}
          </Button>
        )}
      </div>
    </div>
  );
}
