import { Logo } from '../../components/logo.tsx';
import { COMMON } from '../../texts/common.ts';
import { LANDING } from '../../texts/landing.ts';
import type { LandingActions } from './landing-actions.ts';
import { StartLink } from './start-link.tsx';

const LOOK =
  'inline-flex min-h-8 items-center rounded-control px-2 text-sm text-muted hover:text-foreground pointer-coarse:min-h-11';

export function LandingFooter({ actions }: { actions: LandingActions }) {
  const { note, navLabel, api } = LANDING.footer;
  return (
    <footer className="border-t border-border">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-5 py-8">
        <Logo name={COMMON.product} />
        <nav aria-label={navLabel} className="-mx-2 flex flex-wrap items-center">
          {LANDING.nav.map(({ href, label }) => (
            <a key={href} href={href} className={LOOK}>
              {label}
            </a>
          ))}
          <a href="/api/docs" className={LOOK}>
            {api}
          </a>
          <StartLink actions={actions} mode="sign-in" variant="ghost" size="sm" className="px-2 text-sm font-normal">
            {actions.signedIn ? LANDING.goToApp : LANDING.signIn}
          </StartLink>
        </nav>
        <p className="text-sm text-muted">{note}</p>
      </div>
    </footer>
  );
}
