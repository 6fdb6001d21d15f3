import { Quote } from '../../components/icons.ts';
import { FORMATS } from '../../lib/format-list.ts';
import { FormatTile } from '../../components/format-tile.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { LANDING } from '../../texts/landing.ts';

/** The example asks for these. */
const CHOSEN = FORMATS.filter(({ group }) => group === 'first');

/** The product's own card, with an example in it. */
export function ExampleRun() {
  const { caption, persona, initials, audience, ready, topicLabel, topic, opinionLabel, opinion } = LANDING.example;
  return (
    <figure className="relative isolate">
      <figcaption className="sr-only">{caption}</figcaption>
      <div
        aria-hidden
        className="absolute inset-x-0 top-10 -bottom-6 -z-10 rounded-panel bg-primary-soft sm:-right-6 sm:left-8"
      />
      <div className="mx-3 overflow-hidden rounded-card border border-border bg-surface pb-3 shadow-overlay sm:mx-0">
        <div className="flex items-center gap-3 px-5 py-3.5">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-2 text-xs font-semibold"
          >
            {initials}
          </span>
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-medium">{persona}</p>
            <p className="truncate text-xs text-muted">{audience}</p>
          </div>
          <Badge tone="positive" dot>
            {ready}
          </Badge>
        </div>
        <div className="border-y border-border bg-surface-2/50 px-5 py-4">
          <p className="text-xs text-muted">{topicLabel}</p>
          <p className="mt-0.5 text-md leading-snug font-semibold">{topic}</p>
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-px bg-border sm:grid-cols-2">
          {CHOSEN.map(({ id, label, hint, icon, tint }) => (
            <li key={id} className="flex items-center gap-3 bg-surface px-5 py-3">
              <FormatTile icon={icon} tint={tint} />
              <div className="min-w-0">
                <p className="truncate text-sm font-medium">{label}</p>
                <p className="text-xs text-muted">{hint}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="relative -mt-3 max-w-72 rounded-tile border border-border bg-surface px-4 py-3 shadow-raised sm:-ml-4">
        <p className="flex items-center gap-1.5 text-xs text-muted">
          <Quote aria-hidden className="size-3.5" />
          {opinionLabel}
        </p>
        <p className="mt-1 text-sm">
          {opinion[0]}
          <mark className="marker-block">{opinion[1]}</mark>
          {opinion[2]}
        </p>
      </div>
    </figure>
  );
}
