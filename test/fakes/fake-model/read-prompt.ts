import { readSentenceSpans } from '../../../src/core/text/sentences.ts';

/** A sentence of a source. */
export interface Fact {
  readonly source: string;
  readonly quote: string;
}

/** A prompt taken apart by its tags, as a model would understand it. */
export interface PromptReading {
  readonly task: 'ask' | 'plan' | 'draft' | 'fast' | 'edit' | 'check' | 'mend' | 'claims' | 'quotes' | 'other';
  readonly topic: string;
  readonly personaName: string;
  readonly audience: string;
  /** All points of it, in a row. */
  readonly opinion: string;
  readonly points: readonly { readonly id: string; readonly text: string }[];
  /** What the sources say that a piece could quote, the first sentences of each source first. */
  readonly facts: readonly Fact[];
  /** For a plan: the numbered pieces. */
  readonly pieces: readonly { readonly number: number; readonly format: string; readonly variant: number }[];
  /** For a piece, whatever is done to it; empty else. */
  readonly format: string;
  readonly variant: number;
  readonly angle: string;
  readonly hook: string;
  /** Sentences of a piece that are to be checked. */
  readonly sentences: readonly {
    readonly number: number;
    readonly words: string;
    readonly hasPassage: boolean;
    readonly problem: string;
  }[];
  /** What is to be read for claims. */
  readonly sources: readonly { readonly name: string; readonly passages: readonly string[] }[];
}

const TASKS = ['ask', 'plan', 'draft', 'fast', 'edit', 'check', 'mend', 'claims', 'quotes'] as const;

/** Shorter ones are headings. */
const FEWEST_LETTERS = 24;

export function readPrompt(prompt: string): PromptReading {
  const [, format = '', variant = '1'] = /this piece: (.+), variant (\d+)\.(?: |$)/m.exec(prompt) ?? [];
  return {
    task: taskOf(tag(prompt, 'task')),
    topic: tag(prompt, 'topic'),
    personaName: tag(prompt, 'name'),
    audience: tag(prompt, 'audience'),
    opinion: pointsIn(prompt)
      .map(({ text }) => text)
      .join(' '),
    points: pointsIn(prompt),
    facts: factsIn(prompt),
    pieces: Array.from(
      prompt.matchAll(/^(\d+)\. (.+), variant (\d+)(?:: .*)?$/gm),
      ([, number, label = '', count]) => ({
        number: Number(number),
        format: label,
        variant: Number(count),
      }),
    ),
    format,
    variant: Number(variant),
    angle: tag(prompt, 'angle'),
    hook: tag(prompt, 'first_line'),
    sentences: Array.from(prompt.matchAll(/<sentence n="(\d+)">([\s\S]*?)<\/sentence>/g), ([, number, inner = '']) => ({
      number: Number(number),
      words: inner.split('\n<')[0] ?? '',
      hasPassage: inner.includes('<passage'),
      problem: tag(inner, 'problem'),
    })),
    sources: Array.from(
      prompt.matchAll(/<source id="(s\d+)"(?: from="[^"]*")?>\n([\s\S]*?)\n<\/source>/g),
      ([, name = '', inner = '']) => ({
        name,
        passages: Array.from(inner.matchAll(/<passage>([\s\S]*?)<\/passage>/g), ([, passage = '']) => passage),
      }),
    ),
  };
}

function taskOf(name: string): PromptReading['task'] {
  return TASKS.find((task) => task === name) ?? 'other';
}

/** One sentence of each source, then the next of each, so that several sources are quoted. */
function factsIn(prompt: string): Fact[] {
  const ofSources = Array.from(
    prompt.matchAll(/<source id="(s\d+)">\n([\s\S]*?)\n<\/source>/g),
    ([, source = '', inner = '']) => {
      const text = tag(inner, 'text');
      return readSentenceSpans(text)
        .map(({ start, end }) => ({ source, quote: text.slice(start, end) }))
        .filter(({ quote }) => quote.length >= FEWEST_LETTERS);
    },
  );
  const most = Math.max(0, ...ofSources.map((facts) => facts.length));
  return Array.from({ length: most }, (_, at) => ofSources.flatMap((facts) => facts[at] ?? [])).flat();
}

function pointsIn(prompt: string): { id: string; text: string }[] {
  return Array.from(prompt.matchAll(/<point id="([^"]+)">([\s\S]*?)<\/point>/g), ([, id = '', text = '']) => ({
    id,
    text,
  }));
}

function tag(prompt: string, name: string): string {
  return new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(prompt)?.[1]?.trim() ?? '';
}
