import type { IconComponent } from '../../components/icon.tsx';
import { History, LayoutDashboard } from '../../components/icons.ts';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../lib/class-names.ts';
import { DASHBOARD_TEXTS } from '../../texts/dashboard.ts';

export interface WelcomeBarProps {
  /** Has been at work here before. */
  isBack: boolean;
  name: string;
  /** Asks what comes next; on a phone only where that is being set up. */
  isPlanning: boolean;
  /** Each button stands where it leads somewhere else. */
  onHistory: (() => void) | null;
  onDashboard: (() => void) | null;
}

export function WelcomeBar({ isBack, name, isPlanning, onHistory, onDashboard }: WelcomeBarProps) {
  const greet = isBack ? DASHBOARD_TEXTS.welcomeBack : DASHBOARD_TEXTS.welcome;
  return (
    <div className={cn('flex justify-between gap-x-4 sm:items-end', isPlanning ? 'items-start' : 'items-center')}>
      <div className="min-w-0">
        <h1 className="font-display text-2xl wrap-anywhere sm:text-3xl">{greet(name)}</h1>
        <p className={cn('mt-1.5 text-muted', !isPlanning && 'max-sm:hidden')}>{DASHBOARD_TEXTS.lead}</p>
      </div>
      <div className="flex gap-2">
        {onDashboard && <ViewButton icon={LayoutDashboard} label={DASHBOARD_TEXTS.dashboard} onPress={onDashboard} />}
        {onHistory && <ViewButton icon={History} label={DASHBOARD_TEXTS.history} onPress={onHistory} />}
      </div>
    </div>
  );
}

interface ViewButtonProps {
  icon: IconComponent;
  label: string;
  onPress: () => void;
}

/** On a phone the icon alone: the name in the heading needs the room. */
function ViewButton({ icon: Icon, label, onPress }: ViewButtonProps) {
  return (
    <Button variant="outline" className="max-sm:px-3.5" onClick={onPress}>
      <Icon aria-hidden />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
