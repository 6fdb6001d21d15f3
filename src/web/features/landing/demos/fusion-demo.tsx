import { Quote } from '../../../components/icons.ts';
import { LANDING } from '../../../texts/landing.ts';
import { EXAMPLE_JOB } from './example-job.ts';
import type { Newsletter } from './example-shape.ts';
import { MarkedLine } from './marked-line.tsx';
import { MarksLegend } from './marks-legend.tsx';

/** One newsletter, written with the author's opinion and without it. The switch is a checkbox and CSS: it works before any script. */
export function FusionDemo() {
  const { opinionLabel, toggle, pieceLabel } = LANDING.fusion;
  const { opinion, newsletter, newsletterWithout } = EXAMPLE_JOB;
  return (
    <div className="group flex flex-col gap-4">
      <label className="inline-flex cursor-pointer items-center gap-3 self-start rounded-control py-1 pe-2 text-sm font-medium outline-offset-2 outline-ring has-focus-visible:outline-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          defaultChecked
          className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-input transition-colors outline-none before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-surface before:transition-transform checked:bg-primary checked:before:translate-x-5"
        />
        {toggle}
      </label>
      <div className="ms-auto max-w-[92%] rounded-card rounded-ee-sm border border-dashed border-transparent bg-primary px-4 py-3 text-sm text-primary-foreground transition-colors group-not-has-checked:border-input group-not-has-checked:bg-transparent group-not-has-checked:text-muted">
        <p className="flex items-center gap-1.5 text-xs">
          <Quote aria-hidden className="size-3.5" />
          {opinionLabel}
        </p>
        <p className="mt-1">{opinion}</p>
      </div>
      <div className="card grid grid-cols-[minmax(0,1fr)]">
        <p className="border-b border-border px-5 py-2.5 text-xs text-muted">{pieceLabel}</p>
        <Mail mail={newsletter} className="visible group-not-has-checked:invisible" />
        <Mail mail={newsletterWithout} className="invisible group-not-has-checked:visible" />
      </div>
      <MarksLegend />
    </div>
  );
}

function Mail({ mail, className }: { mail: Newsletter; className: string }) {
  return (
    <div className={`col-start-1 row-start-2 px-5 py-4 text-sm leading-relaxed ${className}`}>
      <p className="font-semibold">
        <MarkedLine line={mail.subject} />
      </p>
      <p className="mt-0.5 border-b border-border pb-3 text-2sm text-muted">
        <MarkedLine line={mail.preheader} />
      </p>
      <p className="mt-3 text-md font-semibold">{mail.heading}</p>
      {mail.body.map((line, at) => (
        <p key={at} className="mt-2">
          <MarkedLine line={line} />
        </p>
      ))}
    </div>
  );
}
