import { use, type ReactNode } from 'react';
import type { LabelKey } from '../../../../../core/formats/layout/labels.ts';
import { Excerpt } from '../excerpt.tsx';
import { headingAbove } from '../heading-above.ts';
import type { PlacedPart } from '../place-parts.ts';
import { PreviewTextContext } from '../preview-text.ts';
import { PartHeading, type PartLevel } from './part-heading.tsx';

export interface NamedPartsProps {
  name: LabelKey;
  /** What stands first below the heading; nothing is drawn without it. */
  first: PlacedPart | undefined;
  /** Where the words are known already. */
  heading?: PlacedPart | null;
  level: 3 | 4;
  className?: string;
  /** Given the level of headings within. */
  children: (below: PartLevel) => ReactNode;
}

/** Parts of a kind, below the heading that the text has for them; one that it has not is nobody's to make up. */
export function NamedParts({ name, first, heading, level, className, children }: NamedPartsProps) {
  const { text } = use(PreviewTextContext);
  if (!first) return null;
  const words = heading ?? headingAbove(first, name, text);
  return (
    <section className={className}>
      {words && (
        <PartHeading level={level}>
          <Excerpt {...words} syntax="phrase" />
        </PartHeading>
      )}
      {children(words ? BELOW[level] : level)}
    </section>
  );
}

const BELOW = { 3: 4, 4: 5 } as const;

export interface NamedListProps extends Omit<NamedPartsProps, 'children' | 'first'> {
  parts: readonly PlacedPart[];
  /** Its order is that of what one does. */
  isNumbered?: boolean;
}

export function NamedList({ parts, isNumbered = false, ...named }: NamedListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <NamedParts {...named} first={parts[0]}>
      {() => (
        <List>
          {parts.map((part, index) => (
            <li key={index}>
              <Excerpt {...part} syntax="phrase" />
            </li>
          ))}
        </List>
      )}
    </NamedParts>
  );
}
