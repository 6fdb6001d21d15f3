import type { IconComponent } from '../../components/icon.tsx';
import { History, LayoutDashboard } from '../../components/icons.ts';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../lib/class-names.ts';
import { DASHBOARD_TEXTS } from '../../texts/dashboard.ts';

export interface WelcomeBarProps {
  /** Has been at work here before. */
  isBack: boolean;
  name: string;
  /** Asks what comes next while planning; elsewhere it is small, and slim its parts stand in the grid around it. */
  look: 'planning' | 'plain' | 'slim';
  /** Each button stands where it leads somewhere else. */
  onHistory: (() => void) | null;
  onDashboard: (() => void) | null;
}

export function WelcomeBar({ isBack, name, look, onHistory, onDashboard }: WelcomeBarProps) {
  const isSlim = look === 'slim';
  const isPlanning = look === 'planning';
  const greet = isBack ? DASHBOARD_TEXTS.welcomeBack : DASHBOARD_TEXTS.welcome;
  return (
    <div
      className={cn(
        isSlim ? 'contents' : 'flex justify-between gap-x-4',
        isPlanning ? 'items-start sm:items-end' : 'items-center',
      )}
    >
      <div className="min-w-0">
        <h1 className={cn('font-display wrap-anywhere', isPlanning ? 'text-2xl sm:text-3xl' : 'text-lg sm:text-xl')}>
          {greet(name)}
        </h1>
        {isPlanning && <p className="mt-1.5 text-muted">{DASHBOARD_TEXTS.lead}</p>}
      </div>
      <div className={cn('flex gap-2', isSlim && 'row-start-1 max-lg:col-start-2 lg:col-start-3')}>
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
