import { RotateCw } from '../components/icons.ts';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { Button } from '../components/ui/button.tsx';
import { needsReload, titleOf, whyOf } from '../lib/missing-words.ts';
import { PartMissing } from '../lib/part-missing.ts';
import { COMMON } from '../texts/common.ts';
import { SHELL } from '../texts/shell.ts';

/** Shown when a page throws while it renders, and when its code does not come. The error itself is the console's. */
export function CrashPage() {
  const error = useRouteError();
  if (error instanceof PartMissing && !needsReload(error)) return <PageMissing missing={error} />;
  const isPart = error instanceof PartMissing;
  return (
    <Message
      title={isPart ? titleOf(error) : SHELL.crashTitle}
      hint={isPart ? whyOf(error) : SHELL.crashHint}
      button={SHELL.reload}
      onPress={() => location.reload()}
    />
  );
}

/** Its code may come at the next try: at a press, or once the network is back. */
function PageMissing({ missing }: { missing: PartMissing }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const again = useCallback(
    () => void navigate({ pathname, search, hash }, { replace: true }),
    [navigate, pathname, search, hash],
  );
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
  return <Message title={titleOf(missing)} hint={whyOf(missing)} button={COMMON.tryAgain} onPress={again} />;
}

interface MessageProps {
  title: string;
  hint: string;
  button: string;
  onPress: () => void;
}

function Message({ title, hint, button, onPress }: MessageProps) {
  return (
    <main className="page grid min-h-dvh place-items-center py-16 text-center">
      <div role="alert">
        <h1 className="font-display text-3xl">{title}</h1>
        <p className="mx-auto mt-3 max-w-md text-muted">{hint}</p>
        <Button size="lg" className="mt-7" onClick={onPress}>
          <RotateCw aria-hidden />
          {button}
        </Button>
      </div>
    </main>
  );
}
