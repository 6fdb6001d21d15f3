import { oneSide } from '../tracing/one-side.ts';
import { materialTexts } from '../sources/source-texts.ts';
import type { Assignment, PersonaVoice, PlannedPiece } from '../writer.ts';
import { labelLanguage, type LabelLanguage } from '../../../core/formats/layout/labels.ts';
import { FORMATS } from '../../../core/formats/registry.ts';
import { angleOf, type Angle } from './angles/angle.ts';
import { jobQuotes } from './reading/job-quotes.ts';
import { opinionGaps } from './reading/opinion-points.ts';
import { readTopicKind, type TopicReading } from './reading/topic-kind.ts';
import { readsAsEnglish } from './text/language.ts';
import { readOpinion, type Opinion } from './text/opinion.ts';
import { bareItems } from './text/points.ts';
import { thoughtsOf } from './text/thoughts.ts';
import { plainInMarkdown, readTopic, type Topic } from './text/topic.ts';
import type { Quote } from './text/usable-claims.ts';
import { permitsFor, avoidableTerms, type Permits } from './text/permitted.ts';
import { createPhrasePicker, type PhrasePicker } from './voice/phrase-picker.ts';
import type { ToneVoice } from './voice/tone-voice.ts';
import { permittedVoice } from './voice/permitted-voice.ts';

/** What lies ready for one piece. */
export interface Desk {
  readonly angle: Angle;
  /** 1-based. */
  readonly variant: number;
  readonly voice: ToneVoice;
  /** Whether a line of the writer's own may stand in the piece, by the terms that the persona bans. */
  readonly permits: Permits;
  /** Banned terms that neither topic, opinion nor persona hold. */
  readonly avoidable: readonly string[];
  readonly phrases: PhrasePicker;
  readonly topic: Topic;
  readonly topicKind: TopicReading;
  /** The author's own texts, whole. */
  readonly notes: readonly string[];
  readonly opinion: Opinion;
  /** The lines of an opinion that is a list and nothing else, as they are; else empty. */
  readonly items: readonly string[];
  /** The opinion point by point, each fit to stand alone. */
  readonly thoughts: readonly string[];
  /** For a short text: the opinion from the thought that is this variant's on; siblings open with another one each. */
  readonly turned: Opinion;
  /** What the author could add to the opinion, the most specific first; empty without one. */
  readonly opinionGaps: readonly string[];
  readonly persona: PersonaVoice;
  /** The planned claims that can be quoted, the leading one first. */
  readonly quotes: readonly Quote[];
  /** How many sentences of the author's own notes could be quoted, with those of `quotes`. */
  readonly ownFacts: number;
  /** Whether English connecting words fit beside topic and material. */
  readonly english: boolean;
  /** What the parts are called in. */
  readonly labels: LabelLanguage;
}

export function layDesk(assignment: Assignment, piece: PlannedPiece): Desk {
  const permits = permitsFor(assignment);
  const voice = permittedVoice(assignment.persona.tone, permits);
  const usable = new Map(jobQuotes(assignment).map((quote) => [quote.id, quote]));
  const quotes = oneSide(piece.claimIds.flatMap((id) => usable.get(id) ?? []));
  const angle = angleOf(piece.angle);
  const thoughts = thoughtsOf(assignment.opinion);
  return {
    angle: angle === 'figure' && !quotes[0]?.figure ? 'question' : angle,
    variant: piece.variant,
    voice,
    permits,
    avoidable: avoidableTerms(assignment),
    phrases: createPhrasePicker(voice, piece.variant, formatIndex(piece.format)),
    topic: readTopic(isMarkdown(piece.format) ? plainInMarkdown(assignment.topic) : assignment.topic),
    topicKind: readTopicKind(assignment.topic, materialTexts(assignment)),
    notes: materialTexts(assignment),
    opinion: readOpinion(assignment.opinion),
    items: bareItems(assignment.opinion),
    thoughts,
    turned: turnTo(thoughts, { variant: piece.variant, opinion: assignment.opinion }),
    opinionGaps: opinionGaps(assignment.opinion, assignment.topic),
    persona: assignment.persona,
    quotes,
    ownFacts: jobQuotes(assignment).filter(isOwn).length,
    english: writesEnglish(assignment),
    labels: labelLanguage(assignment.language),
  };
}

function isOwn({ source }: Quote): boolean {
  return source.kind === 'material';
}

/** Thoughts of an opinion from which on siblings open with another one each. */
export const FEWEST_TO_TURN = 3;

function turnTo(thoughts: readonly string[], { variant, opinion }: { variant: number; opinion: string }): Opinion {
  // With fewer thoughts, the second one leans on the first more often than not.
  const from = thoughts.length < FEWEST_TO_TURN ? 0 : (variant - 1) % thoughts.length;
  return readOpinion(from === 0 ? opinion : thoughts.slice(from).join(' '));
}

/** A language that was chosen forbids English words beside it; English chosen does not turn other topics into it. */
export function writesEnglish({ topic, opinion, ledger, language }: Assignment): boolean {
  if (language !== null && !isEnglish(language)) return false;
  return readsAsEnglish(topic, [opinion, ...ledger.map(({ quote }) => quote)]);
}

const isEnglish = (tag: string): boolean => /^en(?:-|$)/u.test(tag);

function isMarkdown(label: string): boolean {
  return FORMATS[formatIndex(label)]?.syntax === 'markdown';
}

export function formatIndex(label: string): number {
  return Math.max(
    0,
    FORMATS.findIndex((format) => format.label === label),
  );
}
