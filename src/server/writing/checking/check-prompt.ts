import { z } from 'zod';
import { dataBlock, neutral } from '../../llm/prompt/data-block.ts';
import { readJson } from '../../llm/prompt/read-json.ts';
import type { TextModel } from '../../llm/text-model.ts';
import { promptPrefix } from '../model/prompts/prompt-prefix.ts';
import type { Assignment, PieceRef, WritingRun } from '../writer.ts';

/** A sentence as the checker sees it. */
export interface ShownSentence {
  /** 1-based, in the order of the text. */
  readonly number: number;
  readonly words: string;
  /** What it rests on, as far as code has found it, or what is nearest to it. */
  readonly passages: readonly { readonly sourceId: string; readonly quote: string }[];
  /** What code has found wrong with it; empty where nothing is. */
  readonly problem: string;
}

export interface Verdict {
  readonly number: number;
  readonly verdict: 'supported' | 'bent' | 'unsupported';
  readonly why: string;
  /** Where words of a source bear the sentence out, or the one that takes its place. */
  readonly sourceId: string | null;
  readonly quote: string;
  /** How a figure is worked out from figures of the quote, "3 * 1.7 = 5.1"; empty where none is. */
  readonly sum: string;
  /** What can take its place; empty to leave it out, null where nothing was offered. */
  readonly instead: string | null;
}

interface CheckOrder extends Pick<WritingRun, 'signal' | 'meter'> {
  readonly assignment: Assignment;
  readonly piece: PieceRef;
  readonly sentences: readonly ShownSentence[];
}

const line = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim());

const answer = z.object({
  /** By their numbers: most sentences need no more said. */
  supported: z
    .array(z.coerce.number())
    .nullish()
    .transform((numbers) => numbers ?? []),
  sentences: z
    .array(
      z.object({
        n: z.coerce.number(),
        verdict: z.enum(['supported', 'bent', 'unsupported']).catch('supported'),
        why: line,
        source: z
          .string()
          .nullish()
          .transform((id) => id?.toLowerCase().replace(/[^\w.-]/g, '') || null),
        quote: line,
        sum: line,
        instead: z
          .string()
          .nullish()
          .transform((text) => text?.replace(/\s+/g, ' ').trim() ?? null),
      }),
    )
    .max(500),
});

const SHAPE = `Answer with one JSON object alone, in this shape:
{"supported": [3, 4, 9], "sentences": [{"n": 5, "verdict": "bent", "why": "...", "source": "s2", "quote": "...", "instead": "..."}, {"n": 7, "verdict": "supported", "source": "s1", "quote": "...", "sum": "..."}]}`;

const CHECK = `You check facts, word by word, before the text in <sentences> goes to print. Each sentence has a number. Where a sentence rests on a source, the passage is with it; where our own checks have found something wrong, the problem is with it.

Judge every sentence that has a passage or a problem, and every other sentence that tells as a fact what somebody found, measured, said or did, what happened, or how the world is in figures.
- supported: a source says all that the sentence tells as fact: the same subject, the same figure, as strong, as wide, with the limits that matter. A paraphrase is fine, and so is what our opinion adds in its own name.
- bent: it says more than the source, or something else: stronger, wider, about others, a cause where the source names none, an advice told as a finding, a limit left out without which the reader is misled.
- unsupported: nothing in the material says it. This holds for what a sentence tells about ourselves, too: experience, customers, offers, promises.
Leave all other sentences out of your answer: our opinion, what speaks to the reader, a typical scene or thought of a reader that nobody takes for a report, common advice, trade knowledge without a figure or a finding. A problem that our checks name may be mistaken: where a source does say it, answer supported, and no instead.

A sentence that the passage with it bears out, or the brand, the opinion or a reply, is named in supported, by its number alone. For one that is supported by other words, or has no passage, or has a problem that is mistaken: source, and quote, copied letter by letter from that source. Where it works a figure out of the source's: sum, with numbers and signs alone, such as "3 * 1.7 = 5.1", several with semicolons between; a small count that the sentence assumes may be in it.
For a sentence that is bent or unsupported: instead, the sentence that can take its place between its neighbours. It has the same voice, language and about the same length, and says nothing that the material does not say; where it reports a source, source and quote say what it rests on. An empty instead leaves the sentence out: do so only where the text reads well without it.
${SHAPE}`;

const MEND = `Each sentence in <sentences> with a problem cannot be printed as it is; the others are its neighbours, and passages are what the sources say nearest to it. For each sentence with a problem write instead: one sentence that can take its place between its neighbours, in the same voice and language and about as long. It says nothing that the material does not say, and takes no eight words in a row from a source outside quotation marks. Where it reports a source: source, and quote, copied letter by letter; where it works a figure out of the source's, sum, such as "3 * 1.7 = 5.1". An empty instead leaves the sentence out. Where the problem is mistaken, answer supported, with source, quote and sum, and no instead.
${SHAPE}`;

/** Compares the sentences of a text with what they rest on; null when the answer cannot be read. Throws `ModelFailure`. */
export async function askForVerdicts(model: TextModel, order: CheckOrder): Promise<Verdict[] | null> {
  return await ask(model, order, `<task>check</task>\n${nameOf(order)}\n${CHECK}`);
}

/** Sentences in the place of those that still have a problem; null when the answer cannot be read. Throws `ModelFailure`. */
export async function askForMends(model: TextModel, order: CheckOrder): Promise<Verdict[] | null> {
  return await ask(model, order, `<task>mend</task>\n${nameOf(order)}\n${MEND}`);
}

/** Says nothing to the checker about its work; logs and recordings tell by it whose check it is. */
const nameOf = ({ piece: { format, variant } }: CheckOrder): string =>
  `Check this piece: ${format}, variant ${variant}.`;

async function ask(model: TextModel, order: CheckOrder, task: string): Promise<Verdict[] | null> {
  const { assignment, sentences: shown, signal, meter } = order;
  const prefix = await promptPrefix(assignment, model);
  const prompt = `<sentences>\n${shown.map(asBlock).join('\n')}\n</sentences>\n\n${task}`;
  // Passages can be longer once other pieces are written, since they then come from the ledger: the sentences are the same.
  const question = `${task}\n${shown.map(({ number, words }) => `${number} ${words}`).join('\n')}`;
  const { text } = await model.generate({ useCase: 'check', ...prefix, prompt, question, signal, meter });
  const reading = readJson(text, answer);
  if (!('value' in reading)) return null;
  const { supported, sentences } = reading.value;
  const named = new Set(sentences.map(({ n }) => n));
  return [
    ...supported.filter((number) => !named.has(number)).map((number): Verdict => ({ ...PLAINLY, number })),
    ...sentences.map(({ n, verdict, why, source, quote, sum, instead }): Verdict => ({
      number: n,
      verdict,
      why,
      sourceId: source,
      quote,
      sum,
      instead,
    })),
  ];
}

/** Borne out by what was shown with it. */
const PLAINLY = { verdict: 'supported', why: '', sourceId: null, quote: '', sum: '', instead: null } as const;

function asBlock({ number, words, passages, problem }: ShownSentence): string {
  const inner = [
    neutral(words),
    ...passages.map(({ sourceId, quote }) => dataBlock('passage', quote.replace(/\s+/g, ' '), sourceId)),
    ...(problem === '' ? [] : [dataBlock('problem', problem)]),
  ];
  return `<sentence n="${number}">${inner.join('\n')}</sentence>`;
}
