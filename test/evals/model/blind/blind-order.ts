import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { findFormat } from '../../../../src/core/formats/registry.ts';
import { clampQuantity } from '../../../../src/core/rules/limits.ts';
import { TONE_OPTIONS } from '../../../../src/core/rules/tones.ts';
import type { Material } from '../../../../src/server/research/reading/read-material.ts';
import { personaVoice } from '../../../fakes/persona-voice.ts';
import type { EvalJob } from '../fixed/jobs.ts';

const lines = z.array(z.string()).default([]);

/** What one file of an order says: `docs/model-evaluation.md` shows one. */
const blindOrder = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/, { error: 'small letters, digits and hyphens' }),
  topic: z.string().min(1),
  opinion: z.string().default(''),
  /** BCP 47; that of the topic where it is missing. */
  language: z.string().nullable().default(null),
  brand: z.strictObject({
    name: z.string(),
    audience: z.string(),
    tone: z.enum(TONE_OPTIONS.map(({ id }) => id)),
    objectives: lines,
    facts: lines,
    banned: lines,
    required: lines,
    preferred: lines,
    samples: lines,
    style: z.string().default(''),
  }),
  sources: z
    .array(
      z.strictObject({
        title: z.string(),
        text: z.string().min(1),
        ours: z.boolean().default(false),
        url: z.url().nullable().default(null),
        author: z.string().nullable().default(null),
        date: z.string().nullable().default(null),
      }),
    )
    .default([]),
  /** Formats by their labels, each with how many variants. */
  pieces: z.record(z.string(), z.int().min(1)),
});

export type BlindOrder = z.infer<typeof blindOrder>;

/** An order of its file. Throws `RangeError` with what is wrong with it. */
export function readBlindOrder(path: string): BlindOrder {
  const read = blindOrder.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new RangeError(`${path}: ${z.prettifyError(read.error)}`);
  const unknown = Object.keys(read.data.pieces).filter((name) => !findFormat(name));
  if (unknown.length > 0) throw new RangeError(`${path}: no format is called ${unknown.join(', ')}`);
  return read.data;
}

/** The order as a job of the evaluation; its sources come as the user's own material. */
export function jobOfOrder({ id, topic, opinion, language, brand, sources, pieces }: BlindOrder): EvalJob {
  const { name, audience, tone, objectives, style } = brand;
  return {
    name: id,
    topic: {
      id,
      topic,
      opinion,
      coverage: sources.length > 0 ? 'covered' : 'nothing',
      contradicted: false,
      pieces,
      material: sources.map(asMaterial),
    },
    persona: {
      id,
      voice: personaVoice({
        name,
        audience,
        tone,
        language,
        objectives,
        approvedFacts: brand.facts,
        bannedTerms: brand.banned,
        requiredTerms: brand.required,
        preferredTerms: brand.preferred,
        voiceSamples: brand.samples,
        styleProfile: style,
      }),
    },
    pieces: Object.entries(pieces).flatMap(([format, count]) =>
      Array.from({ length: clampQuantity(count) }, (_, at) => ({
        format: findFormat(format)?.label ?? format,
        variant: at + 1,
      })),
    ),
  };
}

function asMaterial({ title, text, ours, url, author, date }: BlindOrder['sources'][number]): Material {
  return { kind: url === null ? 'note' : 'link', title, text, url, author, publishedAt: date, language: null, ours };
}

/** Topic, brand, opinion and sources in full, for whoever ranks the texts. */
export function briefOf({ topic, opinion, language, brand, sources }: BlindOrder): string {
  const told = Object.entries(brand)
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(' / ') : value] as const)
    .filter(([, value]) => value !== '');
  return `${[
    `# ${topic}`,
    ...(language === null ? [] : [`Language: ${language}`]),
    ['## Brand', ...told.map(([key, value]) => `- ${key}: ${value}`)].join('\n'),
    `## The author’s opinion\n\n${opinion === '' ? 'None.' : opinion}`,
    '## Sources in full',
    ...(sources.length === 0 ? ['None.'] : []),
    ...sources.map(({ title, text, ours, author, date, url }, at) =>
      [`### ${at + 1}. ${title}`, ours ? 'Our own' : [author, url, date].filter(Boolean).join(', '), text].join('\n\n'),
    ),
  ].join('\n\n')}\n`;
}
