import { LANDING } from '../../../texts/landing.ts';

/** What the marks in a piece mean, the same as in the product. */
export function MarksLegend() {
  const { opinion, check } = LANDING.marks;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted">
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="h-3.5 w-5 rounded-sm bg-accent" />
        {opinion}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="h-3.5 w-5 rounded-sm border border-dashed border-warning bg-warning-soft" />
        {check}
      </span>
    </p>
  );
}
