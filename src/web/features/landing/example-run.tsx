import { Quote } from '../../components/icons.ts';
import { FORMATS } from '../../lib/format-list.ts';
import { FormatTile } from '../../components/format-tile.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { LANDING } from '../../texts/landing.ts';
import { EXAMPLE_JOB } from './demos/example-job.ts';

const [FIRST, MORE] = [
  FORMATS.filter(({ group }) => group === 'first'),
  FORMATS.filter(({ group }) => group !== 'first'),
];

/** The product's own card, with the example in it. */
export function ExampleRun() {
  const { caption, ready, topicLabel, opinionLabel, more } = LANDING.example;
  const { persona, topic, pieces, firstPoint } = EXAMPLE_JOB;
  return (
    <figure className="relative isolate">
      <figcaption className="sr-only">{caption}</figcaption>
      <div
        aria-hidden
        className="absolute inset-x-0 top-10 -bottom-6 -z-10 rounded-panel bg-primary-soft sm:-end-6 sm:start-8"
      />
      <div className="mx-3 overflow-hidden rounded-card border border-border bg-surface pb-4 shadow-overlay sm:mx-0">
        <div className="flex items-center gap-3 px-5 py-3.5">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-2 text-xs font-semibold"
          >
            {persona.name.slice(0, 1)}
          </span>
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-medium">{persona.name}</p>
            <p className="truncate text-xs text-muted">{persona.audience}</p>
          </div>
          <Badge tone="positive" dot>
            {ready(pieces.length)}
          </Badge>
        </div>
        <div className="border-y border-border bg-surface-2/50 px-5 py-4">
          <p className="text-xs text-muted">{topicLabel}</p>
          <p className="mt-0.5 text-md leading-snug font-semibold">{topic}</p>
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-px border-b border-border bg-border min-[26rem]:grid-cols-2">
          {FIRST.map(({ id, label, icon, tint }) => (
            <li key={id} className="flex items-center gap-3 bg-surface px-5 py-2.5">
              <FormatTile icon={icon} tint={tint} />
              <div className="min-w-0">
                <p className="truncate text-sm font-medium">{label}</p>
                <p className="text-xs text-muted tabular-nums">
                  {LANDING.characters(pieces.find(({ format }) => format === label)?.characters ?? 0)}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2 px-5 pt-3 pb-2">
          <ul className="flex gap-1.5" aria-label={more}>
            {MORE.map(({ id, label, icon, tint }) => (
              <li key={id}>
                <FormatTile icon={icon} tint={tint} className="size-7" />
                <span className="sr-only">{label}</span>
              </li>
            ))}
          </ul>
          <p aria-hidden className="text-xs text-muted">
            {more}
          </p>
        </div>
      </div>
      <div className="relative -mt-3 max-w-76 rounded-tile border border-border bg-surface px-4 py-3 shadow-raised sm:-ms-4">
        <p className="flex items-center gap-1.5 text-xs text-muted">
          <Quote aria-hidden className="size-3.5" />
          {opinionLabel}
        </p>
        <p className="mt-1 text-sm">
          <mark className="marker-block">{firstPoint}</mark>
        </p>
      </div>
    </figure>
  );
}
