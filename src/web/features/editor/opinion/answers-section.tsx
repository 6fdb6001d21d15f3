import { useId } from 'react';
import { ASKED_TEXTS } from '../../../texts/asked.ts';

const { answers: texts } = ASKED_TEXTS;

/** A question of the project, and what its author said to it. */
export interface GivenAnswer {
  readonly id: string;
  readonly question: string;
  /** Empty where there is none. */
  readonly reply: string;
}

/** What the author was asked before the pieces were written, and answered. */
export function AnswersSection({ answers }: { answers: readonly GivenAnswer[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mb-8 flex max-w-reading flex-col gap-3">
      <h4 id={titleId} className="text-sm font-semibold">
        {texts.title}
      </h4>
      <dl className="flex flex-col gap-3 text-sm">
        {answers.map(({ id, question, reply }) => (
          <div key={id}>
            <dt dir="auto" className="text-page-start text-muted wrap-anywhere">
              {question}
            </dt>
            <dd dir="auto" className="text-page-start mt-0.5 whitespace-pre-line wrap-anywhere">
              {reply === '' ? <span className="text-muted italic">{texts.none}</span> : reply}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
