import { Quote } from '../../../components/icons.ts';
import { LANDING } from '../../../texts/landing.ts';
import { EXAMPLE_JOB } from './example-job.ts';
import { MarkedLine } from './marked-line.tsx';
import { MarksLegend } from './marks-legend.tsx';

/** A newsletter, and which of its sentences carry the author's opinion. The switch is a checkbox and CSS: it works before any script. */
export function FusionDemo() {
  const { opinionLabel, toggle, pieceLabel } = LANDING.fusion;
  const { opinion } = EXAMPLE_JOB;
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
      <div className="ms-auto max-w-[92%] rounded-card rounded-ee-sm bg-primary px-4 py-3 text-sm text-primary-foreground">
        <p className="flex items-center gap-1.5 text-xs">
          <Quote aria-hidden className="size-3.5" />
          {opinionLabel}
        </p>
        <p className="mt-1">{opinion}</p>
      </div>
      <div className="card">
        <p className="border-b border-border px-5 py-2.5 text-xs text-muted">{pieceLabel}</p>
        <Mail />
      </div>
      <MarksLegend />
    </div>
  );
}

function Mail() {
  const { subject, preheader, lead, sections } = EXAMPLE_JOB.newsletter;
  return (
    <div className="px-5 py-4 text-sm leading-relaxed">
      <p className="font-semibold">
        <MarkedLine line={subject} />
      </p>
      <p className="mt-0.5 border-b border-border pb-3 text-2sm text-muted">
        <MarkedLine line={preheader} />
      </p>
      {[...lead, ...sections.flatMap(({ body }) => body)].map((line, at) => (
        <p key={at} className="mt-3">
          <MarkedLine line={line} />
        </p>
      ))}
    </div>
  );
}
