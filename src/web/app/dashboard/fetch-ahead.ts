import { whenIdle } from '../../lib/when-idle.ts';

/** What a signed-in user is likely to need: fetched before a connection may be lost, so that no press ends in nothing. */
export function fetchAhead(): void {
  whenIdle(() => {
    const parts = [
      import('./output-view.tsx'),
      import('../../components/ui/confirm-dialog.tsx'),
      import('../../features/editor/markdown-view.tsx'),
      import('../../features/auth/auth-dialog.tsx'),
      import('../../features/auth/expired-bar.tsx'),
    ];
    // Whoever needs one that did not come asks for it again.
    for (const part of parts) part.catch(() => undefined);
  });
}
