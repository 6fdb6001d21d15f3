import type { Output } from '../../../../src/core/contracts/output.ts';
import { dataBlock, group } from '../../../../src/server/llm/prompt/data-block.ts';
import { readSentences } from '../../judges/read-sentences.ts';
import type { Dossier } from '../../subject/dossier.ts';

/** A sentence of a piece as judges are shown it. */
export interface ShownSentence {
  /** 1-based. */
  readonly number: number;
  readonly text: string;
  /** Claims that it cites itself; empty in formats that show no numbers. */
  readonly claims: readonly string[];
}

/** A piece with what stands behind it. */
export interface Exhibit {
  readonly name: string;
  readonly dossier: Dossier;
  readonly output: Output;
  /** How the brand sounds, where somebody said so. */
  readonly voice: string;
  readonly sentences: readonly ShownSentence[];
}

/** Labels and signs are no sentences. */
const FEWEST_WORDS = 3;

/** The written pieces of a job. */
export function exhibitsOf(dossier: Dossier, voice: string): Exhibit[] {
  return dossier.outputs
    .filter(({ content }) => content !== null)
    .map((output) => ({
      name: `${dossier.name}, ${output.format} ${output.variant}`,
      dossier,
      output,
      voice,
      sentences: sentencesOf(output),
    }));
}

function sentencesOf({ content, citations }: Output): ShownSentence[] {
  return readSentences(content ?? '')
    .map(({ text, numbers }) => ({
      text,
      claims: citations
        .filter(({ number }) => number !== null && numbers.includes(number))
        .map(({ claim_id: id }) => id),
    }))
    .filter(({ text }) => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= FEWEST_WORDS)
    .map((sentence, at) => ({ number: at + 1, ...sentence }));
}

export function shownSentences(sentences: readonly ShownSentence[]): string {
  return group(
    'sentences',
    sentences.map(({ number, text }) => dataBlock('sentence', text, String(number))),
  );
}

/** What the author gave: topic, opinion, brand and its own facts. */
export function shownGiven({ given: { topic, opinion, persona } }: Dossier): string {
  return group('given', [dataBlock('topic', topic), dataBlock('opinion', opinion), dataBlock('brand', persona)]);
}

/** Whom a piece of this format is for, and how it is to sound. */
export function shownOrder({ dossier: { job }, voice, format }: OrderOf): string {
  return group('order', [
    dataBlock('format', format),
    dataBlock('audience', job.persona.business_description),
    dataBlock('tone', job.persona.tone_voice),
    ...(voice === '' ? [] : [dataBlock('voice', voice)]),
  ]);
}

interface OrderOf {
  readonly dossier: Dossier;
  readonly voice: string;
  readonly format: string;
}

/** Claims by their words, with the source that they are of. */
export function shownClaims({ claims }: Dossier, isMeant: (id: string) => boolean = () => true): string {
  return group(
    'claims',
    claims
      .filter(({ claim }) => isMeant(claim.id))
      .map(({ claim, source }) => dataBlock('claim', `${claim.quote} (${source.title}, ${source.site})`, claim.id)),
  );
}
