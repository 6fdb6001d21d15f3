import 'sonner/dist/styles.css';
import { useEffect, type FocusEvent } from 'react';
import { useLocation } from 'react-router';
import { toast, Toaster } from 'sonner';
import { isFromElsewhere } from '../lib/notify.ts';
import { screenOf } from '../lib/screen-of.ts';
import { useThemeChoice } from '../lib/theme.ts';
import { COMMON } from '../texts/common.ts';

export function Toasts() {
  const theme = useThemeChoice();
  useFarewell();
  return (
    <div onFocus={(event) => hold(event, true)} onBlur={(event) => hold(event, false)}>
      <Toaster
        theme={theme}
        position="bottom-right"
        containerAriaLabel={COMMON.notices}
        // Above the line below a text, and above the bar that leads to Start Workflow, where there is one.
        offset={{ bottom: '3.75rem' }}
        mobileOffset={{ bottom: '3.75rem' }}
        className="max-lg:[body:has([data-bottom-bar])_&]:[--mobile-offset-bottom:5.5rem]! max-lg:[body:has([data-bottom-bar])_&]:[--offset-bottom:5.5rem]!"
        closeButton
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
            closeButton: 'size-6! border-border! bg-surface! text-muted!',
          },
        }}
      />
    </div>
  );
}

/**
 * What has been done is no longer news on another screen, and might lie on what is needed there. A toast may come between
 * a change of the address and the drawing of its screen: it belongs to the new one.
 */
function useFarewell(): void {
  const screen = screenOf(useLocation());
  useEffect(() => {
    for (const shown of toast.getToasts()) {
      if ('type' in shown && shown.type === 'success' && isFromElsewhere(shown.id, screen)) toast.dismiss(shown.id);
    }
  }, [screen]);
}

/** Sonner lets toasts wait while a pointer is on them, not while the focus is: so it is told of a pointer. */
function hold({ target, relatedTarget, currentTarget }: FocusEvent, isHeld: boolean): void {
  const staysWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  const place = target.closest('[data-sonner-toaster]');
  if (isHeld) place?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  else if (!staysWithin)
    place?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
}
