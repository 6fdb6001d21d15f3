import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFormat } from '../../../../src/core/formats/registry.ts';
import type { TextModel } from '../../../../src/server/llm/text-model.ts';
import { createModelClaims } from '../../../../src/server/research/ledger/model/model-claims.ts';
import { createSentenceClaims } from '../../../../src/server/research/ledger/sentence-claims.ts';
import { createResearch } from '../../../../src/server/research/research.ts';
import { systemClock } from '../../../../src/server/platform/clock.ts';
import { PageUnreadable } from '../../../../src/server/research/fetching/page-reader.ts';
import { silentLogger } from '../../../support/silent-logger.ts';
import { told } from '../counted/measure-counted.ts';
import type { EvalJob } from '../fixed/jobs.ts';
import { printJob } from '../report/print-job.ts';
import { blindText } from '../rival/blind-text.ts';
import { askInFiveTurns } from '../rival/five-turns.ts';
import { askRival, type RivalOrder } from '../rival/rival-prompt.ts';
import { researchJob, runJob } from '../run/run-job.ts';
import type { ModelStage } from '../run/stage.ts';
import { nameOfPiece } from '../../../recorded/task-of-call.ts';
import { type BlindOrder, briefOf, jobOfOrder } from './blind-order.ts';
import { factSheetsOf } from './fact-sheets.ts';

/** Ways of writing that are compared: the product's two modes, and the chat window asked once and five times. */
export const ARMS = ['best', 'fast', 'prompt', 'turns'] as const;
export type Arm = (typeof ARMS)[number];

export interface ArmParts {
  readonly model: TextModel;
  /**
   * Gets `briefs/ORDER.md`, `texts/ARM/ORDER-PIECE.md` as it is ranked, `whole/ARM/ORDER.md` with all that is told of it,
   * `drafts/ORDER-PIECE.md` as they were before their edits, and `facts/ARM/ORDER-PIECE.json` with what their checks say.
   */
  readonly out: string;
  readonly signal: AbortSignal;
}

/** Has all pieces of an order written in one way. Returns the names of those that came to nothing. */
export async function writeArm(order: BlindOrder, arm: Arm, parts: ArmParts): Promise<readonly string[]> {
  const job = jobOfOrder(order);
  const { whole, pieces } = await (arm === 'best' || arm === 'fast'
    ? byProduct(job, arm, parts)
    : byChat(job, arm, parts));
  keep(join(parts.out, 'briefs', `${order.id}.md`), briefOf(order));
  keep(join(parts.out, 'whole', arm, `${order.id}.md`), whole);
  for (const { name, text } of pieces)
    if (text !== null) keep(join(parts.out, 'texts', arm, `${order.id}-${name}.md`), `${blindText(text)}\n`);
  return pieces.filter(({ text }) => text === null).map(({ name }) => name);
}

interface WrittenArm {
  readonly whole: string;
  readonly pieces: readonly { readonly name: string; readonly text: string | null }[];
}

async function byProduct(job: EvalJob, mode: 'best' | 'fast', { model, out, signal }: ArmParts): Promise<WrittenArm> {
  const run = await runJob(job, { stage: materialAlone, model, mode, signal });
  // Whether an edit is better than its draft can be ranked, too.
  for (const { planned, versions } of run.pieces) {
    const [draft] = versions.length > 1 ? versions : [];
    if (draft !== undefined) keep(join(out, 'drafts', `${job.name}-${nameOf(planned)}.md`), `${blindText(draft)}\n`);
  }
  const one = told(run);
  for (const [name, sheet] of factSheetsOf(one))
    keep(join(out, 'facts', mode, `${job.name}-${slugOf(name)}.json`), JSON.stringify(sheet, null, 1));
  return {
    whole: printJob(one),
    pieces: one.dossier.outputs.map(({ format, variant, content }) => ({
      name: nameOf({ format, variant }),
      text: content,
    })),
  };
}

async function byChat(job: EvalJob, arm: 'prompt' | 'turns', { model, signal }: ArmParts): Promise<WrittenArm> {
  const given = await researchJob(job, { stage: materialAlone, model: null, signal });
  const ask = arm === 'prompt' ? askRival : askInFiveTurns;
  const pieces = await Promise.all(
    job.pieces.map(async (piece) => {
      const format = findFormat(piece.format);
      if (!format) throw new RangeError(`No format is called ${piece.format}`);
      const order: RivalOrder = { ...given, format: format.label, signal };
      return { name: nameOf(piece), text: await ask(model, order) };
    }),
  );
  const whole = pieces.map(({ name, text }) => `## ${name}\n\n~~~~\n${text}\n~~~~`).join('\n\n');
  return { whole: `# ${job.name}: ${arm}\n\n${whole}\n`, pieces };
}

const nameOf = (piece: EvalJob['pieces'][number]): string => slugOf(nameOfPiece(piece));
const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

function keep(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Research of what the user brings along, without a web. */
const materialAlone: ModelStage = {
  research: (model) => {
    const sentences = createSentenceClaims();
    return createResearch({
      providers: [],
      reader: {
        read: async () => await Promise.reject(new PageUnreadable('refused', 'This measurement reads no web.')),
      },
      claims: model ? createModelClaims({ model, sentences, logger: silentLogger }) : sentences,
      clock: systemClock,
      logger: silentLogger,
    });
  },
  close: async () => {},
};
