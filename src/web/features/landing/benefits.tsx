import { BookOpenCheck, Timer, UsersRound } from '../../components/icons.ts';
import { LANDING } from '../../texts/landing.ts';

const SIGNS = [Timer, UsersRound, BookOpenCheck] as const;

export function Benefits() {
  return (
    <section className="border-y border-border bg-surface">
      <div className="page grid grid-cols-[minmax(0,1fr)] divide-y divide-border md:grid-cols-3 md:divide-x md:divide-y-0">
        {LANDING.benefits.map(({ title, text }, index) => {
          const Sign = SIGNS[index] ?? Timer;
          return (
            <div key={title} className="py-8 md:px-8 md:py-10 md:first:pl-0 md:last:pr-0">
              <Sign aria-hidden className="size-5.5 text-primary" strokeWidth={1.8} />
              <h2 className="mt-4 text-md">{title}</h2>
              <p className="mt-2 text-sm text-muted">{text}</p>
            </div>
          );
        })}
      </div>
    </section>
  );
}
