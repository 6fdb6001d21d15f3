import { ArrowRight } from '../../components/icons.ts';
import { LANDING } from '../../texts/landing.ts';
import type { LandingActions } from './landing-actions.ts';
import { StartLink } from './start-link.tsx';

export function ClosingCall({ actions }: { actions: LandingActions }) {
  const { title, text, start } = LANDING.closing;
  return (
    <section className="page pb-16 lg:pb-20">
      <div className="rounded-panel bg-accent px-6 py-12 text-center text-accent-foreground sm:py-16">
        <h2 className="mx-auto max-w-2xl font-display text-3xl sm:text-4xl">{title}</h2>
        <p className="mx-auto mt-4 max-w-md text-md text-balance">{text}</p>
        <StartLink actions={actions} variant="ink" size="lg" className="mt-8">
          {actions.signedIn ? LANDING.goToApp : start}
          <ArrowRight aria-hidden />
        </StartLink>
      </div>
    </section>
  );
}
