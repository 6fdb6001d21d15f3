import { stancePointsOf } from '../../../src/core/rules/stance-points.ts';
import { researchOptions } from '../../../src/core/contracts/research.ts';
import { outlineOf } from '../../../src/core/formats/layout/outline.ts';
import { cleanText } from '../../../src/core/rules/text.ts';
import type { Material } from '../../../src/server/research/reading/read-material.ts';
import type { Research } from '../../../src/server/research/research.ts';
import { createBuiltinWriter } from '../../../src/server/writing/builtin/builtin-writer.ts';
import type { Assignment } from '../../../src/server/writing/writer.ts';
import type { WritingTopic } from '../corpus/read-writing-corpus.ts';
import { withoutPort } from '../web/without-port.ts';
import type { WritingRun } from './writing-run.ts';
import { personaVoice } from '../../fakes/persona-voice.ts';

const writer = createBuiltinWriter();

/** Research and writing of one topic, as the pipeline runs them, without its database. */
export async function writeTopic(given: WritingTopic, research: Research): Promise<WritingRun> {
  const { signal } = new AbortController();
  const { topic, audience } = given;
  const findings = await research.research({
    topic,
    audience,
    website: null,
    material: given.notes.map(materialOf),
    options: researchOptions.parse({}),
    base: null,
    signal,
  });
  const sources = findings.sources.map(withoutPort);
  const assignment: Assignment = {
    topic,
    persona: personaVoice({
      name: given.brand,
      audience,
      tone: given.tone,
    }),
    language: null,
    opinion: given.opinion,
    points: stancePointsOf(given.opinion),
    sources,
    ledger: findings.ledger,
    brief: findings.brief,
    texts: new Map(findings.sources.map(({ id, text }) => [id, text])),
  };
  const wanted = Object.entries(given.pieces).flatMap(([format, count]) =>
    Array.from({ length: count }, (_, at) => ({ format, variant: at + 1 })),
  );
  const plan = await writer.plan(assignment, wanted, { signal });
  const pieces = await Promise.all(
    plan.pieces.map(async (piece) => {
      const { text: written, outlineSources } = await writer.write(assignment, plan, piece, { signal });
      const text = cleanText(written).trim();
      const { format, variant, angle } = piece;
      return { format, variant, angle, text, outline: outlineOf(text, outlineSources) };
    }),
  );
  return { given, sources, pieces };
}

function materialOf({ title, text }: WritingTopic['notes'][number]): Material {
  return { kind: 'note', title, text, url: null, author: null, publishedAt: null, language: null, ours: true };
}
