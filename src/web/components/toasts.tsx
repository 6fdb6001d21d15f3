import 'sonner/dist/styles.css';
import { Toaster } from 'sonner';
import { useThemeChoice } from '../lib/theme.ts';
import { COMMON } from '../texts/common.ts';

export function Toasts() {
  const theme = useThemeChoice();
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      // Above the bar that leads to Start Workflow on small screens.
      className="max-lg:[--mobile-offset-bottom:5.5rem]! max-lg:[--offset-bottom:5.5rem]!"
      closeButton
      containerAriaLabel={COMMON.notices}
      visibleToasts={4}
      toastOptions={{
        duration: 5_000,
        closeButtonAriaLabel: COMMON.closeNotice,
        classNames: {
          toast:
            'font-sans! rounded-tile! border-border! bg-surface! text-foreground! shadow-overlay! items-start! gap-2.5!',
          title: 'text-sm! font-medium!',
          description: 'text-2sm! text-muted!',
          icon: 'mt-0.5! text-primary! in-data-[type=error]:text-destructive!',
          closeButton: 'border-border! bg-surface! text-muted!',
        },
      }}
    />
  );
}
