import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Logo } from '../components/logo.tsx';
import { useAuth } from '../features/auth/auth-context.ts';
import { UserMenu } from '../features/auth/user-menu.tsx';
import { notify } from '../lib/notify.ts';
import { AUTH } from '../texts/auth.ts';
import { COMMON } from '../texts/common.ts';
import { SHELL } from '../texts/shell.ts';

/** As the link does by itself, without a step that Back would have to undo. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

export function AppHeader() {
  const { user } = useAuth();
  return (
    <header className="border-b border-border bg-surface">
      <a
        href="#main"
        onClick={skip}
        className="sr-only z-50 rounded-control bg-primary px-4 py-2 text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {SHELL.skip}
      </a>
      <div className="page flex h-14 items-center justify-between">
        <Link to="/" aria-label={SHELL.home} className="-m-1 flex min-h-11 items-center rounded-control p-1">
          <Logo name={COMMON.product} />
        </Link>
        {user && <UserMenu user={user} onSignOutFailed={(reason) => notify.error(AUTH.signOutFailed, reason)} />}
      </div>
    </header>
  );
}
