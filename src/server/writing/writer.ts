import type { Citation, Flag, Ground } from '../../core/contracts/output.ts';
import type { Claim, Source } from '../../core/contracts/research.ts';
import type { StancePoint } from '../../core/rules/stance-points.ts';
import type { WritingMode } from '../../core/contracts/job.ts';
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
  /** The name of the brand's website, such as `example.com`; null where it has none. */
  readonly website: string | null;
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
  /** What the author has replied to questions, in the author's own words. */
  readonly replies?: readonly Reply[];
  readonly sources: readonly Source[];
  /** Best first; those that a fact check has found come last. */
  readonly ledger: readonly Claim[];
  readonly brief: string;
  /** The stored text of each source, by its id. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A question that the author was asked, and the reply. */
export interface Reply {
  readonly question: string;
  readonly text: string;
}

/** What a writer would like to know from the author before anything is written. */
export interface Questions {
  /** Passages of the sources that are most worth an opinion. */
  readonly findings: readonly Claim[];
  readonly questions: readonly string[];
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
  /** How the angle is taken on this topic, and what the piece carries. */
  readonly approach?: string;
  /** The piece's first line as it could stand in print, where the planner has one. */
  readonly hook?: string;
  /** What is left to the other pieces. */
  readonly leavesOut?: string;
}

/** What an editor in chief hands to the writers, in the language of the pieces. Each field may be empty. */
export interface PlanPage {
  /** The one sentence that a reader would repeat tomorrow. */
  readonly idea: string;
  /** A moment of the reader's day in which the idea matters. */
  readonly reader: string;
  /** Facts that carry the idea, in the words of their source. */
  readonly proof: readonly ProofFact[];
  /** The fact or phrase that everybody would use. */
  readonly leftOut: string;
  /** The strongest objection, whole. */
  readonly objection: string;
  /** The honest answer to it, and what has to be conceded. */
  readonly answer: string;
  /** One small step that the reader can take tomorrow. */
  readonly tomorrow: string;
  /** Words of the author or of our own notes that have to appear. */
  readonly ownWords: readonly string[];
  /** What no piece may claim, since nothing is known of it. */
  readonly notToClaim: readonly string[];
}

export interface ProofFact {
  /** Id of a source; null for what the author or the brand says. */
  readonly sourceId: string | null;
  readonly words: string;
}

/** JSON-safe: it is stored with the job, so that a restart writes the remaining pieces from the same plan. */
export interface Plan {
  /** Null where no model has planned, and in plans made before there was a page. */
  readonly page?: PlanPage | null;
  /** Its author has changed it: writers keep to all of it, where else it proposes. */
  readonly isChanged?: boolean;
  /** Its author has read it and let it be written: writers keep to the way into each text. */
  readonly isConfirmed?: boolean;
  /** What every piece should get across; only plans without a page have them. */
  readonly messages: readonly string[];
  readonly pieces: readonly PlannedPiece[];
  /** Claims that speak against a point of the opinion. */
  readonly objections?: readonly Objection[];
  /** Of these claims, those that the ledger lacks. */
  readonly claims?: readonly Claim[];
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

/** What a sentence of a finished piece rests on, word for word as it stands there. */
export interface GroundedSentence {
  readonly sentence: string;
  readonly ground: Ground;
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
  /** In the order of the text; absent where no fact check was made. */
  readonly grounds?: readonly GroundedSentence[];
  /** Claims that `citations` names and the ledger lacks: passages that the fact check found. */
  readonly claims?: readonly Claim[];
  /** The model that wrote it; null for the built-in writer. */
  readonly model: string | null;
}

/** Hears a piece while it is written, for whoever looks on. What it hears is not traced yet. */
export interface DraftListener {
  /** A draft begins: what was heard before is over. */
  begin(reason: Extract<DraftReason, 'first' | 'retry' | 'edit'>): void;
  /** Text that follows what this draft has so far, without the marks of sources and points. */
  add(text: string): void;
}

/** What other pieces of the format say so far. */
export interface SiblingTexts {
  texts(): readonly string[];
  /** Tells the others what this piece says so far. */
  drafted(text: string): void;
}

/** How a piece is written: for how long, at whose cost, before whose eyes. */
export interface WritingRun {
  readonly mode?: WritingMode;
  /** Whether the piece gets no further try: what an earlier stage has made is then delivered rather than lost. */
  readonly isLastTry?: boolean;
  readonly siblings?: SiblingTexts | undefined;
  readonly signal: AbortSignal;
  readonly meter?: CallMeter | undefined;
  readonly draft?: DraftListener | undefined;
}

export interface PlanRequest {
  readonly mode?: WritingMode;
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
  /** What to ask the author first; null where there is nothing to ask. Only a model can tell. */
  ask?(assignment: Assignment, run: Pick<WritingRun, 'signal' | 'meter'>): Promise<Questions | null>;
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
