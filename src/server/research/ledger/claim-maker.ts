import type { CallMeter } from '../../llm/call-meter.ts';
import type { Topic } from '../topic/topic.ts';
import type { SourceReading } from '../reading/source-reading.ts';

/** A statement that a piece may stand on. */
export interface Statement {
  readonly from: SourceReading;
  /** What the quote says, clear by itself. */
  readonly claim: string;
  /** Verbatim in the stored text of its source. */
  readonly quote: string;
  /** Index of the quote's first code unit in that text. */
  readonly start: number;
}

export interface ClaimRequest {
  readonly topic: Topic;
  /** The topic as the user wrote it. */
  readonly topicText: string;
  /** Whom the pieces are for, in a few words. */
  readonly audience: string;
  readonly readings: readonly SourceReading[];
  readonly meter?: CallMeter | undefined;
  readonly signal: AbortSignal;
  /** Takes a sentence for the reader: what kept the claims from being made as they should. */
  readonly note?: (sentence: string) => void;
}

/** Two makers: the sources' own sentences, or a model whose quotes are checked against the stored texts. */
export interface ClaimMaker {
  /** Best first. Rejects only when `signal` aborts, with its reason; where nothing can be claimed there is nothing. */
  make(request: ClaimRequest): Promise<Statement[]>;
}
