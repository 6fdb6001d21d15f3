import { Logo } from '../../components/logo.tsx';
import { COMMON } from '../../texts/common.ts';
import { LANDING } from '../../texts/landing.ts';

export function LandingFooter() {
  return (
    <footer className="border-t border-border">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8">
        <Logo name={COMMON.product} />
        <p className="text-sm text-muted">{LANDING.footer.note}</p>
      </div>
    </footer>
  );
}
