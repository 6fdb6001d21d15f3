import { Benefits } from './benefits.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import type { LandingActions } from './landing-actions.ts';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Pricing } from './pricing.tsx';
import { Steps } from './steps.tsx';

export function LandingPage({ actions }: { actions: LandingActions }) {
  return (
    <>
      <LandingHeader actions={actions} />
      <main id="main" className="overflow-x-clip">
        <Hero actions={actions} />
        <Benefits />
        <Features />
        <Steps />
        <Pricing actions={actions} />
        <ClosingCall actions={actions} />
      </main>
      <LandingFooter actions={actions} />
    </>
  );
}
