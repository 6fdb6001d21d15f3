import { Fragment } from 'react';
import { findCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import { FlagMark } from './flags/flag-mark.tsx';

/** A text as it stands; what has to be checked is marked. */
export function PlainText({ text }: { text: string }) {
  const flags = findCheckMarks(text);
  return (
    <div dir="auto" className="max-w-reading text-md leading-[1.7] wrap-anywhere whitespace-pre-wrap">
      {flags.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(flags[index - 1]?.end ?? 0, start)}
          <FlagMark>{text.slice(start, end)}</FlagMark>
        </Fragment>
      ))}
      {text.slice(flags.at(-1)?.end ?? 0)}
    </div>
  );
}
