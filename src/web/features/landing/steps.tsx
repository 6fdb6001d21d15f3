import { LANDING } from '../../texts/landing.ts';

export function Steps() {
  return (
    <section id="how-it-works" className="scroll-mt-14 bg-band py-16 text-band-foreground lg:py-20">
      <div className="page">
        <h2 className="font-display text-3xl sm:text-4xl">{LANDING.steps.title}</h2>
        <ol className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 md:grid-cols-3 md:gap-8">
          {LANDING.steps.items.map(({ title, text }, index) => (
            <li key={title} className="border-t border-band-muted/30 pt-5">
              <p aria-hidden className="font-display text-3xl font-semibold text-band-muted tabular-nums">
                {index + 1}
              </p>
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-2 text-base text-band-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
