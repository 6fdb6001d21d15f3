import type { FormatLabel } from '../../../../core/formats/registry.ts';

/** A stretch of a piece: the author's opinion, what nothing stands behind, or neither. */
export interface Stretch {
  readonly text: string;
  readonly is?: 'opinion' | 'check';
}

export type Line = readonly Stretch[];

/** A verbatim quote with the words around it in its source. */
export interface Finding {
  readonly quote: string;
  readonly source: string;
  /** Whether it is the brand's own. */
  readonly ours: boolean;
  readonly before: string;
  readonly after: string;
}

export interface Newsletter {
  readonly subject: Line;
  readonly preheader: Line;
  readonly lead: readonly Line[];
  readonly sections: readonly Section[];
}

interface Section {
  readonly heading: string;
  readonly body: readonly Line[];
}

export interface ScriptRow {
  readonly time: string;
  readonly spoken: Line;
  readonly visual: string;
}

/** What the page shows of one job. */
export interface ExampleJob {
  readonly topic: string;
  readonly persona: { readonly name: string; readonly audience: string };
  readonly opinion: string;
  /** Its first point. */
  readonly firstPoint: string;
  /** Who wrote the pieces, and on which day. */
  readonly origin: { readonly by: string; readonly on: string };
  /** In menu order. */
  readonly pieces: readonly { readonly format: FormatLabel; readonly characters: number }[];
  readonly findings: readonly Finding[];
  readonly newsletter: Newsletter;
  readonly post: { readonly paragraphs: readonly Line[]; readonly weight: number };
  readonly script: readonly ScriptRow[];
  readonly ad: {
    readonly headlines: readonly string[];
    readonly descriptions: readonly Line[];
    readonly paths: readonly string[];
  };
  readonly article: {
    readonly title: string;
    readonly intro: readonly Line[];
    readonly sections: readonly Section[];
  };
  readonly slides: readonly { readonly title: string; readonly body: Line }[];
}
