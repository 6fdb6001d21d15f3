import { z } from 'zod';
import { dataBlock, group } from '../../../../src/server/llm/prompt/data-block.ts';
import type { Dossier } from '../../subject/dossier.ts';
import { askJudge, type Judge } from './ask-judge.ts';
import { shownGiven, shownOrder } from './exhibit.ts';

const answer = z.object({ why: z.string(), better: z.enum(['A', 'B', 'tie']) });

const TASK = `<task>judge pair</task>
Two writers had the same order, the same brand, the same opinion of the author and the same sources. Signs of layout and notes on sources were taken off both texts, so do not judge by them, nor by length as such.

You run the marketing of this brand and publish one of the two today, under your name. Which one? Weigh in this order
1. Is it true to the sources and to what the author gave, with nothing made up?
2. Does it say what the author thinks, as the author's own view?
3. Would this audience read it to the end and remember something from it: concrete, well chosen, one thought?
4. Does it sound like this brand, and do what this format is for?
Say "tie" only if you would toss a coin. First give the reason in one or two sentences, then the verdict.

Answer in this shape:
{"why": "...", "better": "A"}`;

const LONGEST_SOURCES = 24_000;

export interface Pair {
  readonly name: string;
  readonly dossier: Dossier;
  readonly voice: string;
  readonly format: string;
  /** As they are shown: without what tells who wrote them. */
  readonly ours: string;
  readonly rival: string;
}

export interface PairVerdict {
  readonly order: 'ours first' | 'rival first';
  readonly better: 'ours' | 'rival' | 'tie';
  readonly why: string;
}

/** One question, in one order. Null where the judge gave no answer. */
export async function askForPair(judge: Judge, pair: Pair, order: PairVerdict['order']): Promise<PairVerdict | null> {
  const [a, b] = order === 'ours first' ? [pair.ours, pair.rival] : [pair.rival, pair.ours];
  const { dossier } = pair;
  const prompt = [
    shownGiven(dossier),
    shownOrder(pair),
    shownSources(dossier),
    dataBlock('text_a', a),
    dataBlock('text_b', b),
    TASK,
  ].join('\n\n');
  const read = await askJudge(judge, { about: `${pair.name} against the chat window`, prompt, schema: answer });
  if (!read) return null;
  const first = order === 'ours first' ? 'ours' : 'rival';
  const second = order === 'ours first' ? 'rival' : 'ours';
  const better = read.better === 'tie' ? 'tie' : read.better === 'A' ? first : second;
  return { order, better, why: read.why };
}

/** Each with the same share of the room. */
function shownSources({ sources }: Dossier): string {
  const each = Math.floor(LONGEST_SOURCES / Math.max(1, sources.length));
  return group(
    'sources',
    sources.map(({ title, text, id }) => dataBlock('source', `${title}\n\n${text.slice(0, each)}`, id)),
  );
}
