import type { ComponentType, ReactNode } from 'react';
import type { Format } from '../../../../core/formats/format.ts';

export interface PreviewProps<Parts> {
  readonly parts: Parts;
  /** What they were read from. */
  readonly text: string;
}

/** A format with its preview. */
export interface DrawnFormat {
  /** The format's name on the wire. */
  readonly label: string;
  readonly draw: (text: string) => { readonly preview: ReactNode; readonly unparsed: string };
}

export function drawn<Parts>(format: Format<Parts>, Preview: ComponentType<PreviewProps<Parts>>): DrawnFormat {
  return {
    label: format.label,
    draw(text) {
      const { parts, unparsed } = format.parse(text);
      return { preview: <Preview parts={parts} text={text} />, unparsed };
    },
  };
}
