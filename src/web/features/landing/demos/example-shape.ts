import type { FormatLabel } from '../../../../core/formats/registry.ts';

/** A stretch of a piece: the author's opinion, a gap that only the author can fill, or neither. */
export interface Stretch {
  readonly text: string;
  readonly is?: 'opinion' | 'gap';
}

export type Line = readonly Stretch[];

/** A verbatim quote with the words around it in its source. */
export interface Finding {
  readonly quote: string;
  readonly source: string;
  readonly before: string;
  readonly after: string;
}

export interface Newsletter {
  readonly subject: Line;
  readonly preheader: Line;
  readonly lead: Line;
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
  /** In menu order. */
  readonly pieces: readonly { readonly format: FormatLabel; readonly characters: number }[];
  readonly findings: readonly Finding[];
  readonly newsletter: Newsletter;
  /** The same, had the author kept the opinion back. */
  readonly newsletterWithout: Newsletter;
  readonly post: { readonly paragraphs: readonly Line[]; readonly weight: number };
  readonly script: readonly ScriptRow[];
  readonly ad: {
    readonly headlines: readonly string[];
    readonly descriptions: readonly Line[];
    readonly paths: readonly string[];
  };
  readonly article: {
    readonly title: string;
    readonly intro: Line;
    readonly sections: readonly { readonly heading: Line; readonly body: Line }[];
  };
  readonly slides: readonly { readonly title: string; readonly body: Line }[];
}
