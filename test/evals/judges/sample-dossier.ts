import { NO_USAGE } from '../../../src/core/rules/no-usage.ts';
import { createHash } from 'node:crypto';
import type { Output } from '../../../src/core/contracts/output.ts';
import type { ClaimInContext, SourceWithText } from '../../../src/core/contracts/research.ts';
import type { CorpusPage, CorpusTopic } from '../corpus/read-corpus.ts';
import type { Dossier } from '../subject/dossier.ts';

const MOMENT = '2026-05-04T10:00:00.000Z';
const OPINION = 'A patient owner who talks to people beats every clever trick we have tried.';

/** The record of a flawless job on a topic of the corpus, made by hand: what judges must find nothing wrong with. */
export function sampleDossier({ id, topic, pages, disputed }: CorpusTopic): Dossier {
  const used = pages.filter(({ role }) => role === 'source');
  const sources = used.map(sourceOf);
  const claims = sources.flatMap((source) => claimsOf(source, disputed)).map((entry, at) => numbered(entry, at + 1));
  return {
    name: id,
    job: jobOf(topic, sources, claims),
    outputs: [blogOf(claims, sources), postOf(claims)],
    sources,
    claims,
    given: {
      topic,
      opinion: OPINION,
      persona: 'Harbour Goods. owners of small shops.',
      material: [],
      addresses: [],
      hosts: [],
    },
    researchMs: 1_000,
  };
}

function sourceOf(page: CorpusPage, at: number): SourceWithText {
  return {
    id: `s${at + 1}`,
    title: page.title,
    url: `http://www.${page.site}.example${page.path}`,
    site: `${page.site}.example`,
    author: page.author,
    published_at: `${page.date}T06:30:00.000Z`,
    retrieved_at: MOMENT,
    kind: 'web',
    ours: false,
    language: page.language,
    license: null,
    also: [],
    hash: createHash('sha256').update(page.text).digest('hex'),
    text: page.text,
  };
}

/** The first sentence of each paragraph, and those that another page disputes. */
function claimsOf(source: SourceWithText, disputed: readonly string[]): ClaimInContext[] {
  const sentences = source.text
    .split('\n\n')
    .filter((text) => /^\p{Lu}/u.test(text))
    .flatMap((paragraph) => paragraph.split(/(?<=\.)\s+(?=\p{Lu})/u).map((text, at) => ({ text, at })));
  const chosen = sentences.filter(({ text, at }) => at === 0 || disputed.some((words) => text.includes(words)));
  return chosen.map(({ text: quote }) => {
    const start = source.text.indexOf(quote);
    const end = start + quote.length;
    return {
      claim: { id: '', source_id: source.id, claim: quote, quote, start, contradicts: [] },
      source,
      before: source.text.slice(Math.max(0, start - 40), start),
      after: source.text.slice(end, end + 40),
    };
  });
}

const numbered = (entry: ClaimInContext, number: number): ClaimInContext => ({
  ...entry,
  claim: { ...entry.claim, id: `c${number}` },
});

function outputOf(format: string, content: string, citations: Output['citations']): Output {
  const meta = {
    status: 'completed',
    error_message: null,
    outline: null,
    angle: null,
    written_by: 'builtin',
    flags: [],
    measures: null,
    language: null,
    layout_version: 1,
    usage: NO_USAGE,
    redo: null,
    redo_error: null,
    versions: 0,
    created_at: MOMENT,
    updated_at: MOMENT,
  } as const;
  return {
    ...meta,
    flags: [],
    stance: [],
    grounds: [],
    checks: [],
    id: `o-${format}`,
    job_id: 'j1',
    format,
    variant: 1,
    content,
    citations,
  };
}

function blogOf(claims: readonly ClaimInContext[], sources: readonly SourceWithText[]): Output {
  const quoted = claims.map(({ claim }) => {
    const at = sources.findIndex(({ id }) => id === claim.source_id);
    return { claim, number: at + 1, line: `They write: “${claim.quote}” [[${at + 1}]](${sources[at]?.url})` };
  });
  const list = sources.map(({ title, url, site }, at) => `${at + 1}. [${title}](${url}), ${site}`);
  return outputOf(
    'Blog Post',
    ['# A plain heading', OPINION, ...quoted.map(({ line }) => line), '## Sources', list.join('\n')].join('\n\n'),
    quoted.map(({ claim, number }) => ({ claim_id: claim.id, source_id: claim.source_id, number })),
  );
}

function postOf(claims: readonly ClaimInContext[]): Output {
  const [first] = claims;
  const citations = first ? [{ claim_id: first.claim.id, source_id: first.claim.source_id, number: null }] : [];
  return outputOf('X Post', `“${first?.claim.quote ?? ''}”`, citations);
}

function jobOf(topic: string, sources: readonly SourceWithText[], claims: readonly ClaimInContext[]): Dossier['job'] {
  return {
    id: 'j1',
    topic,
    status: 'completed',
    created_at: MOMENT,
    updated_at: MOMENT,
    completed_at: MOMENT,
    persona_id: null,
    persona: { name: 'Harbour Goods', business_description: 'owners of small shops', tone_voice: 'professional' },
    language: null,
    writer: 'configured',
    mode: 'best',
    ask_first: false,
    asked: null,
    review_plan: false,
    plan_due_at: null,
    example: null,
    usage: NO_USAGE,
    stance: { points: [], objections: [] },
    terms: { banned: [], required: [] },
    desired_formats: [],
    batch_formats: {},
    initial_desired_formats: [],
    material: [],
    research_options: { allow_sites: [], deny_sites: [], recency: 'any', language: null },
    research_from: null,
    research_results: {
      wiki_content: claims.map(({ claim }) => `- “${claim.quote}”`).join('\n'),
      research_summary: '',
      sources: sources.map(({ text: _text, ...source }) => source),
      ledger: claims.map(({ claim }) => claim),
      searches: [{ provider: 'searxng', label: 'SearXNG', status: 'answered', found: 9, used: 4, message: null }],
    },
    error_message: null,
    progress: { stage: 'completed', percent: 100, message: '', waiting: null, pieces: [] },
    fusion: null,
  };
}
