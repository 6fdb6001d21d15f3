import type { Citation, Flag } from '../../core/contracts/output.ts';
import type { Claim, Source } from '../../core/contracts/research.ts';
import type { StancePoint } from '../../core/rules/stance-points.ts';
import type { DraftReason } from '../../core/contracts/live.ts';
import type { Tone } from '../../core/rules/tones.ts';
import type { CallMeter } from '../llm/call-meter.ts';

/** The persona as it stood when the job began. */
export interface PersonaVoice {
  readonly name: string;
  /** One to five words. */
  readonly audience: string;
  readonly tone: Tone;
  readonly objectives: readonly string[];
  /** BCP 47; null is the language of the topic. `Assignment.language` is the one that counts. */
  readonly language: string | null;
  /** Words and phrases that no piece may hold, and those that each piece should hold. */
  readonly bannedTerms: readonly string[];
  readonly requiredTerms: readonly string[];
  /** Used where they fit. */
  readonly preferredTerms: readonly string[];
  /** What may be said of the brand without a source. */
  readonly approvedFacts: readonly string[];
  /** Texts that sound as the brand does. */
  readonly voiceSamples: readonly string[];
  /** How it sounds, a line a trait; empty where nobody said so. */
  readonly styleProfile: string;
}

/** All that a writer may draw on; whatever is not in here, a piece must not claim. */
export interface Assignment {
  readonly topic: string;
  readonly persona: PersonaVoice;
  /** BCP 47: the job's, else the persona's; null is the language of the topic. */
  readonly language: string | null;
  /** The author's own words; empty when there is none. */
  readonly opinion: string;
  /** The same, point by point. */
  readonly points: readonly StancePoint[];
  readonly sources: readonly Source[];
  /** Best first. */
  readonly ledger: readonly Claim[];
  readonly brief: string;
  /** Whole texts of the user's own sources. Facts are traced to them; a prompt holds no more of them than the ledger does. */
  readonly material: readonly string[];
}

export interface PieceRef {
  /** The format's label, as on the wire. */
  readonly format: string;
  /** 1-based. */
  readonly variant: number;
}

export interface PlannedPiece extends PieceRef {
  /** What sets this piece apart, by name: "The figure first", "Myth and fact". */
  readonly angle: string;
  /** Ids of the claims that the piece should stand on. */
  readonly claimIds: readonly string[];
  /** Points of the opinion that the piece leads with. Plans made before points existed have none. */
  readonly pointIds?: readonly string[];
  /** How the angle is taken on this topic, in a sentence. */
  readonly approach?: string;
  /** The piece's first thought, where the planner has one. */
  readonly hook?: string;
}

/** JSON-safe: it is stored with the job, so that a restart writes the remaining pieces from the same plan. */
export interface Plan {
  /** What every piece should get across. */
  readonly messages: readonly string[];
  readonly pieces: readonly PlannedPiece[];
  /** Claims that speak against a point of the opinion. */
  readonly objections?: readonly Objection[];
  /** Plans of pieces that were planned anew: their angles and hooks are taken. */
  readonly retired?: readonly PlannedPiece[];
}

export interface Objection {
  readonly pointId: string;
  readonly claimId: string;
}

/** A sentence of a finished piece that carries a point of the opinion, word for word as it stands there. */
export interface StanceSentence {
  readonly pointId: string;
  readonly sentence: string;
}

/** A finished piece, with what it stands on and what a person has to check. */
export interface WrittenPiece {
  readonly text: string;
  /** Sources quoted in it where it is an outline, a frame for its author to fill in; null for any other piece. */
  readonly outlineSources: number | null;
  /** In the order of the text; every claim once. */
  readonly citations: readonly Citation[];
  /** Each stands in the text as `[Check: …]`. */
  readonly flags: readonly Flag[];
  /** In the order of the text. */
  readonly stance: readonly StanceSentence[];
  /** The model that wrote it; null for the built-in writer. */
  readonly model: string | null;
}

/** Hears a piece while it is written, for whoever looks on. What it hears is not traced yet. */
export interface DraftListener {
  /** A draft begins: what was heard before is over. */
  begin(reason: Extract<DraftReason, 'first' | 'retry' | 'repair'>): void;
  /** Text that follows what this draft has so far, without the marks of claims and points. */
  add(text: string): void;
}

/** How a piece is written: for how long, at whose cost, before whose eyes. */
export interface WritingRun {
  readonly signal: AbortSignal;
  readonly meter?: CallMeter | undefined;
  readonly draft?: DraftListener | undefined;
}

export interface PlanRequest {
  readonly signal: AbortSignal;
  readonly meter?: CallMeter | undefined;
  /**
   * What was planned for the job before: its angles and hooks are taken. A piece that stands among the retired ones is to
   * be planned anew.
   */
  readonly standing?: Plan | undefined;
}

/** Two makers: the model writer and the built-in writer. Both can be called again for the same piece. */
export interface Writer {
  readonly id: 'builtin' | 'model';
  /** The model's name, or null for the built-in writer. */
  readonly model: string | null;
  /** Languages that it has words of its own for, as BCP 47 tags; null where that is up to the model. */
  readonly languages: readonly string[] | null;
  /** Plans exactly the pieces asked for, in their order. Throws as `write` does, and `NoAngleLeft`. */
  plan(assignment: Assignment, pieces: readonly PieceRef[], request: PlanRequest): Promise<Plan>;
  /** One piece, traced: what nothing stands behind is marked in it. Throws `RetryLater` or `GaveUp`; any other error is a fault of ours. */
  write(assignment: Assignment, plan: Plan, piece: PlannedPiece, run: WritingRun): Promise<WrittenPiece>;
}

/** Worth another try, not before `retryAfterMs` from now. `reason` is a sentence for the user, never a vendor's text. */
export class RetryLater extends Error {
  readonly reason: string;
  readonly retryAfterMs: number;
  /** Whether the end of the wait is certain, as that of a day's limit of our own is: it is waited for, however long. */
  readonly isCertain: boolean;
  constructor(
    reason: string,
    retryAfterMs: number,
    { isCertain = false, ...options }: { cause?: unknown; isCertain?: boolean } = {},
  ) {
    super(reason, options);
    this.name = 'RetryLater';
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
    this.isCertain = isCertain;
  }
}

/** No further try would help. `reason` is a sentence for the user, never a vendor's text. */
export class GaveUp extends Error {
  readonly reason: string;
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(reason, options);
    this.name = 'GaveUp';
    this.reason = reason;
  }
}

/** A piece is to be written from another angle, and there is none that its format does not have already. */
export class NoAngleLeft extends GaveUp {
  readonly pieces: readonly PieceRef[];
  constructor(pieces: readonly PieceRef[]) {
    super('There is no other angle left for this piece.');
    this.name = 'NoAngleLeft';
    this.pieces = pieces;
  }
}
