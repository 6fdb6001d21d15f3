import { LANDING } from '../../texts/landing.ts';

export function ResearchDemo() {
  const { demoTitle, demoHeading, findings } = LANDING.research;
  return (
    <div className="card p-5">
      <p className="text-xs text-muted">{demoTitle}</p>
      <p className="mt-1 text-md font-semibold">{demoHeading}</p>
      <ol className="mt-4 flex flex-col gap-3.5">
        {findings.map(({ text, source }, index) => (
          <li key={text} className="flex gap-3">
            <span
              aria-hidden
              className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="text-sm">{text}</p>
              <p className="mt-0.5 text-xs text-muted">{source}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
