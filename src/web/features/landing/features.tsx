import type { ReactNode } from 'react';
import { Check } from '../../components/icons.ts';
import { cn } from '../../lib/class-names.ts';
import { LANDING } from '../../texts/landing.ts';
import { EXAMPLE_JOB } from './demos/example-job.ts';
import { FormatsDemo } from './demos/formats-demo.tsx';
import { FusionDemo } from './demos/fusion-demo.tsx';
import { ResearchDemo } from './demos/research-demo.tsx';

export function Features() {
  const { title, text } = LANDING.features;
  return (
    <section id="features" className="page flex scroll-mt-16 flex-col gap-16 py-16 lg:gap-24 lg:py-24">
      <div className="max-w-2xl lg:-mb-8">
        <h2 className="font-display text-3xl sm:text-4xl">{title}</h2>
        <p className="mt-3 text-md text-muted">{text(EXAMPLE_JOB.origin)}</p>
      </div>
      <FeatureRow {...LANDING.research} demo={<ResearchDemo />} />
      <FeatureRow {...LANDING.fusion} demo={<FusionDemo />} demoFirst />
      <FeatureRow {...LANDING.formats} demo={<FormatsDemo />} wide />
    </section>
  );
}

interface FeatureRowProps {
  label: string;
  title: string;
  text: string;
  points?: readonly string[];
  demo: ReactNode;
  demoFirst?: boolean;
  /** The demo below the words, over the whole width. */
  wide?: boolean;
}

function FeatureRow({ label, title, text, points = [], demo, demoFirst = false, wide = false }: FeatureRowProps) {
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-8',
        !wide && 'items-center lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16',
        demoFirst && 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
      )}
    >
      <div className={cn(demoFirst && 'lg:order-2', wide && 'max-w-2xl')}>
        <p className="text-sm font-medium text-primary">{label}</p>
        <h3 className="mt-2 font-display text-3xl sm:text-[2rem]">{title}</h3>
        <p className="mt-4 max-w-[36rem] text-md leading-relaxed text-muted">{text}</p>
        {points.length > 0 && (
          <ul className="mt-5 flex flex-col gap-2.5">
            {points.map((point) => (
              <li key={point} className="flex gap-2.5 text-base">
                <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-primary" />
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="rounded-panel bg-surface-2 p-3 sm:p-8">{demo}</div>
    </div>
  );
}
