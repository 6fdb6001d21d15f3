import type { ComponentType } from 'react';
import { FORMATS, type FormatFacts } from '../../../lib/format-list.ts';
import { FormatTile } from '../../../components/format-tile.tsx';
import { LANDING } from '../../../texts/landing.ts';
import { EXAMPLE_JOB } from './example-job.ts';
import { MarksLegend } from './marks-legend.tsx';
import { Ad, Article, Mail, Post, Script, Slides } from './pieces.tsx';

/** The formats that a piece is shown of. */
const SHOWN: Readonly<Record<string, ComponentType>> = {
  'x-post': Post,
  'email-newsletter': Mail,
  'blog-post': Article,
  'short-content-script': Script,
  'instagram-carousel': Slides,
  'google-search-ad': Ad,
};
const FIRST = 'x-post';

/** A press on a format shows its piece of the example as the platform would. Radio buttons and CSS, no script. */
export function FormatsDemo() {
  const { legend, others } = LANDING.formats;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <fieldset className="grid grid-cols-2 gap-2 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-8">
        <legend className="sr-only">{legend}</legend>
        {FORMATS.map((format) => {
          const Piece = SHOWN[format.id];
          return Piece && <Choice key={format.id} format={format} Piece={Piece} />;
        })}
      </fieldset>
      <div className="-mt-2 lg:ps-[19rem]">
        <MarksLegend />
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-border pt-5">
        <p className="text-sm font-medium">{others}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-3">
          {FORMATS.filter(({ id }) => !SHOWN[id]).map(({ id, label, icon, tint }) => (
            <li key={id} className="flex items-center gap-2 text-sm">
              <FormatTile icon={icon} tint={tint} className="size-7" />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Choice({ format: { id, label, icon, tint }, Piece }: { format: FormatFacts; Piece: ComponentType }) {
  const characters = EXAMPLE_JOB.pieces.find(({ format }) => format === label)?.characters ?? 0;
  return (
    <div className="group contents">
      <label className="card flex cursor-pointer items-center gap-3 px-3 py-2.5 outline-offset-2 outline-ring transition-colors group-has-checked:border-primary group-has-checked:bg-primary-soft hover:border-primary has-focus-visible:outline-2 max-sm:flex-col max-sm:items-start lg:col-start-1">
        <input type="radio" name="formats-demo" defaultChecked={id === FIRST} className="sr-only" />
        <FormatTile icon={icon} tint={tint} />
        <span className="min-w-0 text-sm leading-tight font-medium">
          {label}
          <span className="mt-0.5 block text-xs font-normal text-muted tabular-nums">
            {LANDING.characters(characters)}
          </span>
        </span>
      </label>
      {/* Below three rows of two, or beside six of one: as many as SHOWN has. */}
      <div className="col-span-2 col-start-1 row-start-4 mt-2 hidden grid-cols-[minmax(0,1fr)] content-center gap-4 rounded-card bg-background/70 p-3 group-has-checked:grid sm:p-6 lg:invisible lg:col-span-1 lg:col-start-2 lg:row-span-6 lg:row-start-1 lg:mt-0 lg:grid lg:group-has-checked:visible">
        <Piece />
      </div>
    </div>
  );
}
