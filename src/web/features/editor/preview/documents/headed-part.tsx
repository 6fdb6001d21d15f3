import { Excerpt } from '../excerpt.tsx';
import type { PlacedPart } from '../place-parts.ts';
import { PartHeading, type PartLevel } from './part-heading.tsx';

export interface Headed {
  readonly heading: PlacedPart;
  readonly body: PlacedPart;
}

export interface HeadedPartProps extends Headed {
  /** Of its heading; the headings within stand below. */
  level: PartLevel;
  className?: string;
}

/** A section, a card, a question with its answer. */
export function HeadedPart({ heading, body, level, className }: HeadedPartProps) {
  const isHeaded = heading.part !== '';
  return (
    <section className={className}>
      {isHeaded && (
        <PartHeading level={level}>
          <Excerpt {...heading} syntax="phrase" />
        </PartHeading>
      )}
      {body.part !== '' && <Excerpt {...body} syntax="markdown" below={isHeaded ? level : level - 1} />}
    </section>
  );
}
