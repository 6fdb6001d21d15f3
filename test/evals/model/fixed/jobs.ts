import { findFormat } from '../../../../src/core/formats/registry.ts';
import { clampQuantity } from '../../../../src/core/rules/limits.ts';
import { EVAL_PERSONAS, type EvalPersona } from './personas.ts';
import { evalTopics, type EvalTopic } from './topics.ts';

export interface EvalJob {
  /** `cup-deposit-harbour`: also the name of its files. */
  readonly name: string;
  readonly topic: EvalTopic;
  readonly persona: EvalPersona;
  /** What is written for it, in order. */
  readonly pieces: readonly { readonly format: string; readonly variant: number }[];
}

export interface JobChoice {
  /** Ids; empty for all. */
  readonly topics?: readonly string[];
  readonly personas?: readonly string[];
  /** At most so many. */
  readonly jobs?: number | undefined;
  /** Instead of those of the topics, such as `X Post:2`. */
  readonly formats?: readonly string[];
}

/**
 * Every topic with every persona, as far as they are chosen. A persona further with each topic, so that the first few
 * jobs show different topics, personas and languages. Throws with a sentence where a name is unknown.
 */
export function chooseJobs({ topics = [], personas = [], jobs, formats = [] }: JobChoice): EvalJob[] {
  const known = evalTopics();
  const named = chosen(known, topics, 'topic');
  const speakers = chosen(EVAL_PERSONAS, personas, 'persona');
  const own = formats.map(readFormat);
  const all = speakers.flatMap((_, round) =>
    named.flatMap((topic, at) => {
      const persona = speakers[(at + round) % speakers.length];
      return persona ? [jobOf(topic, persona, own)] : [];
    }),
  );
  return all.slice(0, jobs);
}

function jobOf(topic: EvalTopic, persona: EvalPersona, own: readonly (readonly [string, number])[]): EvalJob {
  const wanted = own.length > 0 ? own : Object.entries(topic.pieces);
  const pieces = wanted.flatMap(([format, count]) =>
    Array.from({ length: count }, (_, at) => ({ format, variant: at + 1 })),
  );
  return { name: `${topic.id}-${persona.id}`, topic, persona, pieces };
}

function chosen<Item extends { readonly id: string }>(
  items: readonly Item[],
  ids: readonly string[],
  what: string,
): readonly Item[] {
  const unknown = ids.filter((id) => !items.some((item) => item.id === id));
  if (unknown.length > 0)
    throw new RangeError(`No such ${what}: ${unknown.join(', ')}. There are ${items.map(({ id }) => id).join(', ')}.`);
  return ids.length === 0 ? items : items.filter(({ id }) => ids.includes(id));
}

/** "X Post:2", "blog-post" */
function readFormat(entry: string): readonly [string, number] {
  const [name = '', count = '1'] = entry.split(':');
  const format = findFormat(name.trim());
  if (!format) throw new RangeError(`No format is called ${name.trim()}`);
  return [format.label, clampQuantity(Number(count))];
}
