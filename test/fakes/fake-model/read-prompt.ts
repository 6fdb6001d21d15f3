/** A prompt taken apart by its tags, as a model would understand it. */
export interface PromptReading {
  readonly task: 'plan' | 'piece' | 'repair' | 'claims' | 'quotes' | 'other';
  readonly topic: string;
  readonly personaName: string;
  readonly audience: string;
  /** All points of it, in a row. */
  readonly opinion: string;
  readonly points: readonly { readonly id: string; readonly text: string }[];
  readonly claims: readonly { readonly id: string; readonly quote: string; readonly contradicts: readonly string[] }[];
  /** For a plan: the numbered pieces. */
  readonly pieces: readonly { readonly number: number; readonly format: string; readonly variant: number }[];
  /** For a piece or a repair; empty else. */
  readonly format: string;
  readonly variant: number;
  readonly angle: string;
  readonly hook: string;
  readonly messages: readonly string[];
  readonly claimIds: readonly string[];
  /** What is to be read for claims. */
  readonly sources: readonly { readonly name: string; readonly passages: readonly string[] }[];
}

const TASKS = ['plan', 'piece', 'repair', 'claims', 'quotes'] as const;

export function readPrompt(prompt: string): PromptReading {
  const [, format = '', variant = '1'] = /^Write this piece: (.+), variant (\d+)\.$/m.exec(prompt) ?? [];
  return {
    task: taskOf(tag(prompt, 'task')),
    topic: tag(prompt, 'topic'),
    personaName: tag(prompt, 'name'),
    audience: tag(prompt, 'audience'),
    opinion: pointsIn(prompt)
      .map(({ text }) => text)
      .join(' '),
    points: pointsIn(prompt),
    claims: Array.from(
      prompt.matchAll(/<claim id="([^"]+)">([\s\S]*?) \(source [^();]*(?:; contradicts ([^()]*))?\)<\/claim>/g),
      ([, id = '', told = '', others = '']) => ({
        id,
        quote: told.split('\nQuote: ').at(-1) ?? told,
        contradicts: others.split(/[\s,]+/).filter(Boolean),
      }),
    ),
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
    hook: tag(prompt, 'hook'),
    messages: Array.from(prompt.matchAll(/<message>([\s\S]*?)<\/message>/g), ([, message = '']) => message),
    claimIds: tag(prompt, 'claims')
      .split(/[\s,]+/)
      .filter(Boolean),
    sources: Array.from(
      prompt.matchAll(/<source id="(s\d+)">\n([\s\S]*?)\n<\/source>/g),
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

function pointsIn(prompt: string): { id: string; text: string }[] {
  return Array.from(prompt.matchAll(/<point id="([^"]+)">([\s\S]*?)<\/point>/g), ([, id = '', text = '']) => ({
    id,
    text,
  }));
}

function tag(prompt: string, name: string): string {
  return new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(prompt)?.[1]?.trim() ?? '';
}
