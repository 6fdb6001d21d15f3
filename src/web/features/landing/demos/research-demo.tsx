import { BookOpenCheck } from '../../../components/icons.ts';
import { LANDING } from '../../../texts/landing.ts';
import { EXAMPLE_JOB } from './example-job.ts';
import type { Finding } from './example-shape.ts';

/** A press on a statement shows its words in their source. Radio buttons and CSS: it works before any script. */
export function ResearchDemo() {
  const { demoTitle, demoCount, legend } = LANDING.research;
  const { findings } = EXAMPLE_JOB;
  return (
    <div className="card overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4">
        <p className="text-md font-semibold">{demoTitle}</p>
        <p className="text-xs text-muted">{demoCount(findings.length)}</p>
      </div>
      <fieldset className="grid grid-cols-[minmax(0,1fr)]">
        <legend className="sr-only">{legend}</legend>
        <div aria-hidden className="h-2" />
        {findings.map((finding, index) => (
          <Statement key={finding.quote} finding={finding} index={index} />
        ))}
      </fieldset>
    </div>
  );
}

function Statement({ finding, index }: { finding: Finding; index: number }) {
  const { quote, source, ours, before, after } = finding;
  return (
    <div className="group contents">
      <label className="mx-2 flex cursor-pointer gap-3 rounded-tile px-3 py-2.5 outline-ring transition-colors group-has-checked:bg-primary-soft hover:bg-surface-2 has-focus-visible:outline-2">
        <input type="radio" name="research-demo" defaultChecked={index === 0} className="peer sr-only" />
        <span
          aria-hidden
          className="mt-px grid size-5.5 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary tabular-nums peer-checked:bg-primary peer-checked:text-primary-foreground"
        >
          {index + 1}
        </span>
        <span className="text-sm">{quote}</span>
      </label>
      {/* Below the three statements and the space above them. */}
      <div className="col-start-1 row-start-5 mt-3 hidden border-t border-border bg-surface-2/60 px-5 py-4 group-has-checked:block lg:invisible lg:block lg:group-has-checked:visible">
        <p className="flex items-start gap-2 text-2sm font-medium">
          <BookOpenCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
          {LANDING.research.inSource(source, ours)}
        </p>
        <p className="mt-2 text-sm leading-relaxed text-muted">
          {before}
          <mark className="rounded-sm bg-primary-soft box-decoration-clone px-0.5 py-px font-medium text-foreground underline decoration-primary decoration-2 underline-offset-4">
            {quote}
          </mark>
          {after}
        </p>
      </div>
    </div>
  );
}
