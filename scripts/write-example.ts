import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { researchOptions } from '../src/core/contracts/research.ts';
import { FORMAT_LABELS } from '../src/core/formats/registry.ts';
import { environment, readSettings } from '../src/server/config/read-settings.ts';
import { materialOf } from '../src/server/example/example-material.ts';
import { assignmentOf } from '../src/server/example/example-assignment.ts';
import { EXAMPLE_FILE, finishedExample, type FinishedExample } from '../src/server/example/finished-example.ts';
import type { TextModel } from '../src/server/llm/text-model.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import { createModelClaims } from '../src/server/research/ledger/model/model-claims.ts';
import { objectionsTo } from '../src/server/research/ledger/objections.ts';
import { createSentenceClaims } from '../src/server/research/ledger/sentence-claims.ts';
import { createResearch } from '../src/server/research/research.ts';
import { createModelWriter } from '../src/server/writing/model/model-writer.ts';
import { configuredModels } from '../test/evals/model/run/configured-models.ts';
import { writeJob, type WrittenJob } from '../test/evals/model/run/write-job.ts';

/**
 * `npm run example`: has the model that the product is set up with write the finished example anew, from the persona, topic,
 * opinion and sources that stand in its file. `-- --by "a large language model"` says who that is.
 */
const { values } = parseArgs({ options: { by: { type: 'string', default: 'a large language model' } } });
const { signal } = new AbortController();
const logger = { debug() {}, info() {}, warn: console.warn, error: console.error };

const env = environment();
const { model } = await configuredModels(readSettings(env), env);
if (!model) throw new Error('No model is configured: docs/connect-a-model.md has the lines.');

const given = await researched(finishedExample(), model);
const pieces = FORMAT_LABELS.map((format) => ({ format, variant: 1 }));
const assignment = assignmentOf(given);
const written = await writeJob(assignment, pieces, { writer: createModelWriter(model, logger), signal });
const example: FinishedExample = {
  ...given,
  origin: { written_by: values.by, written_on: systemClock.now().toISOString().slice(0, 10) },
  claims: claimsOf(given, written),
  objections: objectionsOf(written),
  plan: written.plan,
  pieces: piecesOf(written),
};
writeFileSync(EXAMPLE_FILE, `${JSON.stringify(example, null, 2)}\n`);

/** The claims of its sources are noted anew, too. */
async function researched(example: FinishedExample, asked: TextModel): Promise<FinishedExample> {
  const research = createResearch({
    providers: [],
    reader: { read: (url) => Promise.reject(new Error(`The text of ${url} is at hand`)) },
    claims: createModelClaims({ model: asked, sentences: createSentenceClaims(), logger }),
    clock: systemClock,
    logger,
  });
  const { sources, ledger, brief, summary } = await research.research({
    topic: example.topic,
    audience: example.persona.business_description,
    website: example.persona.website ?? null,
    material: materialOf(example),
    options: researchOptions.parse({}),
    // Nothing is looked up beside it.
    base: { sources: [], ledger: [], searches: [], brief: '', summary: '' },
    signal,
  });
  return { ...example, sources, ledger, brief, summary, claims: [] };
}

/** As the pipeline keeps them, each once. */
function claimsOf({ ledger }: FinishedExample, { plan, pieces }: WrittenJob): FinishedExample['claims'] {
  const known = new Set(ledger.map(({ id }) => id));
  const found = [...(plan.claims ?? []), ...pieces.flatMap((piece) => piece.written?.claims ?? [])];
  return [...new Map(found.map((claim) => [claim.id, claim])).values()].filter(({ id }) => !known.has(id));
}

function objectionsOf({ plan }: WrittenJob): FinishedExample['objections'] {
  const all = [...(plan.objections ?? []), ...objectionsTo(assignment.points, assignment.ledger)];
  return [...new Map(all.map((one) => [`${one.pointId}/${one.claimId}`, one])).values()];
}

function piecesOf({ pieces: all }: WrittenJob): FinishedExample['pieces'] {
  return FORMAT_LABELS.map((format) => {
    const one = all.find(({ planned }) => planned.format === format);
    if (!one?.written) throw new Error(`${format} was not written: ${one?.failure ?? 'nobody planned it'}`);
    const { planned, written: piece } = one;
    const { text: content, citations, flags, stance, grounds = [] } = piece;
    return { format, variant: planned.variant, angle: planned.angle, content, citations, flags, stance, grounds };
  });
}
