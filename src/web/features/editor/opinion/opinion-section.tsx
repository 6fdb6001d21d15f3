import { useId } from 'react';
import { ChevronRight, Scale } from '../../../components/icons.ts';
import { cn } from '../../../lib/class-names.ts';
import { OPINION_TEXTS as texts } from '../../../texts/opinion.ts';
import { useClaimDesk } from '../claims/claim-context.ts';
import { ClaimEntry } from '../claims/claim-entry.tsx';
import { titleOf } from '../research/describe-source.ts';
import { OutsideLink } from '../research/outside-link.tsx';
import type { HeldOpinion, HeldPoint, Objection } from './hold-against.ts';
import { lineOf } from './opinion-line.ts';

export interface OpinionSectionProps {
  held: HeldOpinion;
  className?: string;
}

/** What of the author's opinion the research was found to speak against, in whose words, and from where. */
export function OpinionSection({ held, className }: OpinionSectionProps) {
  const titleId = useId();
  const against = held.points.filter(({ objections }) => objections.length > 0);
  const others = held.points.filter(({ objections }) => objections.length === 0);
  return (
    <section aria-labelledby={titleId} className={cn('flex max-w-reading flex-col gap-3', className)}>
      <h4 id={titleId} className="text-sm font-semibold">
        {texts.title}
      </h4>
      {against.map((point) => (
        <PointAgainst key={point.id} point={point} />
      ))}
      <p className="text-sm text-muted">{lineOf(held)}</p>
      {others.length > 0 && (held.outcome === 'objections' || held.outcome === 'nothing-found') && (
        <PointList title={(against.length > 0 ? texts.otherPoints : texts.points)(others.length)} points={others} />
      )}
    </section>
  );
}

function PointAgainst({ point: { text, objections } }: { point: HeldPoint }) {
  const pointId = useId();
  return (
    <div role="group" aria-labelledby={pointId} className="rounded-tile border border-warning/35 p-1">
      <p id={pointId} dir="auto" className="px-2 pt-1.5 text-sm font-medium wrap-anywhere">
        {text}
      </p>
      <p className="flex items-center gap-2 px-2 pt-2 pb-1 text-2sm font-medium text-warning">
        <Scale aria-hidden className="size-4 shrink-0" />
        {texts.against}
      </p>
      <ul>
        {objections.map((objection) => (
          <li key={objection.claim.id}>
            <ObjectionEntry objection={objection} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ObjectionEntry({ objection: { claim, source, number } }: { objection: Objection }) {
  const desk = useClaimDesk();
  const open = (opener: HTMLElement) => desk?.show({ claimIds: [claim.id], number: null }, opener);
  return (
    <>
      <ClaimEntry claim={claim} source={source} number={number} onOpen={open} />
      {source.url !== null && (
        <p className="ps-11 pe-2 pb-2 text-2sm">
          <OutsideLink url={source.url}>{titleOf(source)}</OutsideLink>
        </p>
      )}
    </>
  );
}

/** Folded: they are the author's own words, and there is nothing to say of them. */
function PointList({ title, points }: { title: string; points: readonly HeldPoint[] }) {
  return (
    <details className="group text-2sm text-muted">
      <summary className="-mx-2 flex min-h-9 list-none items-center gap-2 rounded-control px-2 tabular-nums hover:bg-surface-2 pointer-coarse:min-h-11">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <ol className="mt-1 flex flex-col gap-1.5 ps-6">
        {points.map(({ id, text }) => (
          <li key={id} dir="auto" className="wrap-anywhere text-foreground">
            {text}
          </li>
        ))}
      </ol>
    </details>
  );
}
