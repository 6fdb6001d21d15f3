import type { ComponentType } from 'react';
import type { Format } from '../../../../../core/formats/format.ts';
import type { DrawnFormat, PreviewProps } from '../drawn.tsx';
import type { PlacedPart } from '../place-parts.ts';
import { bodyAsOne, type Head } from './body-as-one.ts';

export interface DocumentProps<Parts> extends PreviewProps<Parts> {
  /** What stands below the head, where it is shown as it is written and not by its parts. */
  readonly asOne: PlacedPart | null;
}

/** A format in Markdown with its preview, which shows the parts as they are read: in the order of the text. */
export function drawnDocument<Parts extends object>(
  format: Format<Parts>,
  Preview: ComponentType<DocumentProps<Parts>>,
  head: Head,
): DrawnFormat {
  return {
    label: format.label,
    draw(text) {
      const { parts, unparsed } = format.parse(text);
      const asOne = bodyAsOne({ text, parts, unparsed, head });
      return { preview: <Preview parts={parts} text={text} asOne={asOne} />, unparsed: asOne ? '' : unparsed };
    },
  };
}
