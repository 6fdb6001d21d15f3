import type { ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';
import { LANDING } from '../../texts/landing.ts';
import { FormatsDemo } from './formats-demo.tsx';
import { FusionDemo } from './fusion-demo.tsx';
import { ResearchDemo } from './research-demo.tsx';

export function Features() {
  return (
    <section id="features" className="page flex scroll-mt-16 flex-col gap-20 py-20 lg:gap-28 lg:py-28">
      <h2 className="sr-only">{LANDING.featuresTitle}</h2>
      <FeatureRow {...LANDING.research} demo={<ResearchDemo />} />
      <FeatureRow {...LANDING.fusion} demo={<FusionDemo />} demoFirst />
      <FeatureRow {...LANDING.formats} demo={<FormatsDemo />} />
    </section>
  );
}

interface FeatureRowProps {
  label: string;
  title: string;
  text: string;
  demo: ReactNode;
  demoFirst?: boolean;
}

function FeatureRow({ label, title, text, demo, demoFirst = false }: FeatureRowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:grid-cols-2 lg:gap-16">
      <div className={cn(demoFirst && 'lg:order-2')}>
        <p className="text-sm font-medium text-primary">{label}</p>
        <h3 className="mt-2 font-display text-3xl sm:text-[2rem]">{title}</h3>
        <p className="mt-4 max-w-[30rem] text-md leading-relaxed text-muted">{text}</p>
      </div>
      <div className="rounded-panel bg-surface-2 p-4 sm:p-8">{demo}</div>
    </div>
  );
}
