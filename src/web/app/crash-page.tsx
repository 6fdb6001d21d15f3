import { RotateCw } from '../components/icons.ts';
import { useRouteError } from 'react-router';
import { Button } from '../components/ui/button.tsx';
import { SHELL } from '../texts/shell.ts';

/** Shown when a page throws while it renders. */
export function CrashPage() {
  const error = useRouteError();
  return (
    <main className="page grid min-h-dvh place-items-center py-16 text-center">
      <div role="alert">
        <h1 className="font-display text-3xl">{SHELL.crashTitle}</h1>
        <p className="mx-auto mt-3 max-w-md text-muted">{SHELL.crashHint}</p>
        {error instanceof Error && <p className="mt-3 font-mono text-xs text-muted">{error.message}</p>}
        <Button size="lg" className="mt-7" onClick={() => location.reload()}>
          <RotateCw aria-hidden />
          {SHELL.reload}
        </Button>
      </div>
    </main>
  );
}
