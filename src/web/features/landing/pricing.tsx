import { Check } from '../../components/icons.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LANDING } from '../../texts/landing.ts';
import type { LandingActions } from './landing-actions.ts';
import { StartLink } from './start-link.tsx';

export function Pricing({ actions }: { actions: LandingActions }) {
  const { title, free, pro } = LANDING.pricing;
  return (
    <section id="pricing" className="page scroll-mt-16 py-16 lg:py-24">
      <h2 className="text-center font-display text-3xl sm:text-4xl">{title}</h2>
      <div className="mx-auto mt-10 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        <div className="flex flex-col rounded-panel border-2 border-primary bg-surface p-7">
          <h3 className="text-md">{free.name}</h3>
          <p className="mt-3 font-display text-4xl font-semibold">{free.price}</p>
          <p className="mt-1 text-sm text-muted">{free.note}</p>
          <Points points={free.points} />
          <StartLink actions={actions} size="lg" className="mt-8 w-full">
            {actions.signedIn ? LANDING.goToApp : LANDING.getStarted}
          </StartLink>
        </div>
        <div className="flex flex-col rounded-panel border-2 border-border bg-surface p-7">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-md">{pro.name}</h3>
            <Badge>{pro.badge}</Badge>
          </div>
          <p className="mt-3 font-display text-4xl font-semibold text-muted">{pro.price}</p>
          <p className="mt-1 text-sm text-muted">{pro.note}</p>
          <Points points={pro.points} />
          <p id="pro-reason" className="mt-8 text-sm text-muted">
            {pro.reason}
          </p>
          <Button variant="outline" size="lg" disabled aria-describedby="pro-reason" className="mt-3 w-full">
            {pro.notify}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-6 mb-auto flex flex-col gap-2.5">
      {points.map((point) => (
        <li key={point} className="flex items-center gap-2.5 text-base">
          <Check aria-hidden className="size-4.5 shrink-0 text-primary" />
          {point}
        </li>
      ))}
    </ul>
  );
}
