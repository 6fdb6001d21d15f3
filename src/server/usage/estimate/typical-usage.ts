import type { FormatLabel } from '../../../core/formats/registry.ts';
import type { Range } from './range.ts';

/** What the calls of a job take, in tokens. */
export interface TypicalUsage {
  readonly brief: {
    readonly instructions: number;
    /** What stands around the passages of a source, its share of topic and task included. */
    readonly source: Range;
    readonly sources: Range;
    /** Characters of all passages together. */
    readonly passages: Range;
    /** Characters of passages on each claim that was made of them. */
    readonly charactersOfClaim: Range;
    /** In the answer. */
    readonly claim: Range;
  };
  /** The data that all calls of a job begin with. */
  readonly prefix: {
    /** Topic and persona. */
    readonly persona: Range;
    /** A hundred characters of it. */
    readonly opinion: Range;
    /** What stands around the text of a source. */
    readonly source: Range;
  };
  readonly plan: {
    readonly task: Range;
    /** A piece in the task's list. */
    readonly listed: Range;
    readonly answer: { readonly fixed: number; readonly each: number };
  };
  /** Of the prompts here, the brief of the format is left out, which its registry tells. */
  readonly draft: {
    readonly task: Range;
    /** What a writer notes before the text, in both modes. */
    readonly notes: Range;
  };
  /** A draft that nobody plans or edits. */
  readonly fast: { readonly task: Range };
  readonly edit: {
    /** What stands around the draft. */
    readonly task: Range;
    /** What an editor notes before the text. */
    readonly notes: Range;
    /** Of so many pieces, those that were edited twice: the second time without notes, for a hard rule alone. */
    readonly twice: number;
    readonly pieces: number;
  };
  readonly check: {
    readonly task: number;
    /** Sentences and passages, for each token of the text. */
    readonly shown: Range;
    readonly answer: Range;
    /** Of so many pieces, those with a second call that mends. */
    readonly mended: number;
    readonly pieces: number;
  };
  /** The text of a piece, by its format. */
  readonly answers: Readonly<Record<FormatLabel, Range & { readonly from: 'recorded' | 'usual length' }>>;
}
