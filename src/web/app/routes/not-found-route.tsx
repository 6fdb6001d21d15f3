import { Link } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { COMMON } from '../../texts/common.ts';
import { SHELL } from '../../texts/shell.ts';

export function Component() {
  useDocumentTitle(SHELL.notFoundTitle);
  return (
    <main className="page grid min-h-dvh place-items-center py-16 text-center">
      <div>
        <div className="mb-10 flex justify-center">
          <Logo name={COMMON.product} />
        </div>
        <p aria-hidden className="font-display text-hero font-semibold text-primary">
          404
        </p>
        <h1 className="mt-4 font-display text-2xl">{SHELL.notFoundTitle}</h1>
        <p className="mt-3 text-muted">{SHELL.notFoundHint}</p>
        <Button asChild size="lg" className="mt-7">
          <Link to="/">{SHELL.notFoundLink}</Link>
        </Button>
      </div>
    </main>
  );
}
