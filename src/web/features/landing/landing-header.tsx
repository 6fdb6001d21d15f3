import { Logo } from '../../components/logo.tsx';
import { COMMON } from '../../texts/common.ts';
import { LANDING } from '../../texts/landing.ts';
import type { LandingActions } from './landing-actions.ts';
import { StartLink } from './start-link.tsx';

export function LandingHeader({ actions }: { actions: LandingActions }) {
  return (
    <header className="sticky top-0 z-30 border-b border-border bg-background">
      <div className="page flex h-15 items-center justify-between gap-3">
        <a href="#main" aria-label={COMMON.product} className="-m-1 flex min-h-11 items-center rounded-control p-1">
          <Logo name={COMMON.product} />
        </a>
        <nav aria-label={LANDING.navLabel} className="hidden gap-1 md:flex">
          {LANDING.nav.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="rounded-control px-3 py-2 text-sm text-muted transition-colors hover:text-foreground"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="flex items-center gap-1 sm:gap-2">
          {actions.signedIn ? (
            <>
              <StartLink actions={actions}>{LANDING.goToApp}</StartLink>
              {actions.userMenu}
            </>
          ) : (
            <>
              <StartLink actions={actions} mode="sign-in" variant="ghost" className="px-3 text-foreground">
                {LANDING.signIn}
              </StartLink>
              <StartLink actions={actions} className="max-sm:px-3">
                {LANDING.getStarted}
              </StartLink>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
