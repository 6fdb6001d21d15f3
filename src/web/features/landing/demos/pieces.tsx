import { LANDING } from '../../../texts/landing.ts';
import { EXAMPLE_JOB } from './example-job.ts';
import type { Line } from './example-shape.ts';
import { MarkedLine } from './marked-line.tsx';

const { pieces: texts } = LANDING;
const { persona, post, newsletter, article, script, slides, ad } = EXAMPLE_JOB;

export function Post() {
  return (
    <div className="card mx-auto w-full max-w-lg px-5 py-4">
      <p className="flex items-center gap-3 font-semibold">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft text-sm text-primary"
        >
          {persona.name.slice(0, 1)}
        </span>
        {persona.name}
      </p>
      {post.paragraphs.map((line, at) => (
        <p key={at} className="mt-3 text-md leading-relaxed">
          <MarkedLine line={line} />
        </p>
      ))}
      <p className="mt-4 border-t border-border pt-3 text-2sm text-muted tabular-nums">{texts.weight(post.weight)}</p>
    </div>
  );
}

export function Mail() {
  const { subject, preheader, lead, sections } = newsletter;
  return (
    <div className="card mx-auto w-full max-w-xl">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-border px-5 py-3 text-2sm">
        <dt className="text-muted">{texts.from}</dt>
        <dd>{persona.name}</dd>
        <dt className="text-muted">{texts.subject}</dt>
        <dd className="font-semibold">
          <MarkedLine line={subject} />
        </dd>
        <dt className="text-muted">{texts.preheader}</dt>
        <dd>
          <MarkedLine line={preheader} />
        </dd>
      </dl>
      <div className="px-5 py-4 text-sm leading-relaxed">
        <Paragraphs lines={lead} />
        {sections.map(({ heading, body }) => (
          <div key={heading} className="mt-4">
            <p className="text-md font-semibold">{heading}</p>
            <Paragraphs lines={body} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Paragraphs({ lines }: { lines: readonly Line[] }) {
  return lines.map((line, at) => (
    <p key={at} className="mt-2">
      <MarkedLine line={line} />
    </p>
  ));
}

export function Article() {
  return (
    <div className="card mx-auto w-full max-w-xl px-5 py-5 sm:px-7">
      <p className="font-display text-xl font-semibold">{article.title}</p>
      <div className="mt-1 text-sm leading-relaxed">
        <Paragraphs lines={article.intro} />
        {article.sections.map(({ heading, body }) => (
          <div key={heading} className="mt-4">
            <p className="text-md leading-snug font-semibold">{heading}</p>
            <Paragraphs lines={body} />
          </div>
        ))}
      </div>
    </div>
  );
}

export function Script() {
  const { time, spoken, visual } = texts.script;
  return (
    <div className="card overflow-hidden">
      <table className="w-full text-start text-sm">
        <thead className="bg-surface-2 text-xs text-muted">
          <tr>
            {[time, spoken, visual].map((name) => (
              <th key={name} scope="col" className="px-2 py-2 text-start font-medium first:ps-4 last:pe-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {script.map((row) => (
            <tr key={row.time} className="border-t border-border align-top">
              <th scope="row" className="py-2.5 ps-4 pe-2 text-start text-2sm font-medium tabular-nums">
                {row.time}
              </th>
              <td className="w-3/5 px-2 py-2.5">
                <MarkedLine line={row.spoken} />
              </td>
              <td className="px-2 py-2.5 pe-4 text-2sm text-muted">{row.visual}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Slides() {
  return (
    <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {slides.map(({ title, body }, at) => (
        <li key={title} className="card flex min-h-40 flex-col p-3.5">
          <span aria-hidden className="text-xs text-muted tabular-nums">
            {at + 1}
          </span>
          <span
            className={
              body.length === 0
                ? 'mt-auto font-display text-lg leading-tight font-semibold'
                : 'mt-1 text-sm font-semibold'
            }
          >
            {title}
          </span>
          <span className="mt-1.5 text-2sm leading-snug">
            <MarkedLine line={body} />
          </span>
        </li>
      ))}
    </ol>
  );
}

export function Ad() {
  return (
    <div className="card mx-auto w-full max-w-xl px-5 py-5">
      <p className="text-2sm">
        <span className="font-semibold">{texts.sponsored}</span>
        <span className="text-muted">{` · ${[texts.yourSite, ...ad.paths].join(' › ')}`}</span>
      </p>
      <p className="mt-1.5 text-xl text-info">{ad.headlines.join(' | ')}</p>
      <p className="mt-2 text-sm leading-relaxed">
        {ad.descriptions.map((line, at) => (
          <span key={at}>
            <MarkedLine line={line} />{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
