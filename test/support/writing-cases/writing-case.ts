import { stancePointsOf } from '../../../src/core/rules/stance-points.ts';
import { claimOf, sourceOf } from '../../fakes/findings.ts';
import type { Source } from '../../../src/core/contracts/research.ts';
import type { Tone } from '../../../src/core/rules/tones.ts';
import type { Assignment } from '../../../src/server/writing/writer.ts';
import { personaVoice } from '../../fakes/persona-voice.ts';

/** A job for a writer, told by what is special about it. */
export interface WritingCase {
  readonly name: string;
  readonly assignment: Assignment;
}

interface CaseSource {
  readonly kind: Source['kind'];
  readonly title: string;
  /** A host name; encyclopaedias are Wikipedia, notes are the author's. */
  readonly site?: string;
  readonly quotes: readonly string[];
}

interface CaseInput {
  readonly topic: string;
  readonly tone?: Tone;
  readonly name?: string;
  readonly audience?: string;
  readonly opinion?: string;
  readonly sources?: readonly CaseSource[];
}

const SITES: Readonly<Record<Source['kind'], string>> = {
  encyclopaedia: 'Wikipedia',
  web: 'example.com',
  material: 'Your material',
};

export function writingCase(name: string, input: CaseInput): WritingCase {
  const sources = (input.sources ?? []).map((source, at) => readSource(source, `s${at + 1}`));
  const ledger = (input.sources ?? []).flatMap(({ quotes }, at) =>
    quotes.map((quote) => ({ source_id: `s${at + 1}`, quote })),
  );
  const texts = new Map((input.sources ?? []).map(({ quotes }, at) => [`s${at + 1}`, quotes.join('\n')]));
  return {
    name,
    assignment: {
      topic: input.topic,
      persona: personaVoice({
        name: input.name ?? 'Fieldnote',
        audience: input.audience ?? 'small business owners',
        tone: input.tone ?? 'conversational',
      }),
      language: null,
      opinion: input.opinion ?? '',
      points: stancePointsOf(input.opinion ?? ''),
      sources,
      ledger: ledger.map((claim, at) => claimOf({ id: `c${at + 1}`, ...claim, start: startOf(claim, texts) })),
      brief: '',
      texts,
    },
  };
}

const startOf = ({ source_id, quote }: { source_id: string; quote: string }, texts: ReadonlyMap<string, string>) =>
  Math.max(0, texts.get(source_id)?.indexOf(quote) ?? 0);

function readSource({ kind, title, site }: CaseSource, id: string): Source {
  const host = site ?? SITES[kind];
  const path = encodeURIComponent(title.replaceAll(' ', '_'));
  const urls: Record<Source['kind'], string | null> = {
    encyclopaedia: `https://en.wikipedia.org/wiki/${path}`,
    web: `https://${host}/${path}`,
    material: null,
  };
  return sourceOf({
    id,
    title,
    url: urls[kind],
    site: host,
    published_at: null,
    retrieved_at: '2026-05-04T10:00:00.000Z',
    kind,
    ours: kind === 'material',
    license: kind === 'encyclopaedia' ? 'CC BY-SA 4.0' : null,
  });
}
