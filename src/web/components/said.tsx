import { Fragment, type ReactNode } from 'react';

export interface SaidProps {
  /** A whole sentence, with `{file}` where an element stands. */
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in it: where they stand is up to the sentence, so that each language can order them. */
export function Said({ text, parts }: SaidProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 === 0 ? piece : <Fragment key={at}>{parts[piece]}</Fragment>));
}
