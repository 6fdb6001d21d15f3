import { ArrowRight } from '../../components/icons.ts';
import { buttonStyle } from '../../components/ui/button.tsx';
import { LANDING } from '../../texts/landing.ts';
import { ExampleRun } from './example-run.tsx';
import type { LandingActions } from './landing-actions.ts';
import { StartLink } from './start-link.tsx';

export function Hero({ actions }: { actions: LandingActions }) {
  const { chip, title, marked, text, start, how, note } = LANDING.hero;
  return (
    <section className="page grid grid-cols-[minmax(0,1fr)] items-center gap-12 pt-12 pb-16 sm:pt-16 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-14 lg:pt-16 lg:pb-24">
      <div>
        <p className="inline-flex items-center gap-2 rounded-full border border-border bg-surface px-3 py-1 text-2sm font-medium">
          <span aria-hidden className="size-1.5 rounded-full bg-primary" />
          {chip}
        </p>
        <h1 className="mt-5 font-display text-hero leading-[1.02] tracking-[-0.03em]">
          {title.map((line, index) => (
            <span key={line} className="block">
              {line}
              {index === title.length - 1 && (
                <>
                  {' '}
                  <span className="marker">{marked}</span>
                </>
              )}
            </span>
          ))}
        </h1>
        <p className="mt-6 max-w-[34rem] text-md leading-relaxed text-muted sm:text-lg">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <StartLink actions={actions} size="lg">
            {actions.signedIn ? LANDING.goToApp : start}
            <ArrowRight aria-hidden />
          </StartLink>
          <a href="#how-it-works" className={buttonStyle({ variant: 'outline', size: 'lg' })}>
            {how}
          </a>
        </div>
        <p className="mt-5 text-sm text-muted">{note}</p>
      </div>
      <ExampleRun />
    </section>
  );
}
