import type { Claim, ResearchOptions, Source } from '../../src/core/contracts/research.ts';
import { researchOptions } from '../../src/core/contracts/research.ts';
import { hashOf } from '../../src/server/research/reading/stored-text.ts';
import type { ReadyMaterial } from '../../src/server/research/reading/read-material.ts';

/** A claim that says what its quote says, with all that is not told filled in. */
export function claimOf(told: Pick<Claim, 'id' | 'source_id' | 'quote'> & Partial<Claim>): Claim {
  return { claim: told.quote, start: 0, contradicts: [], ...told };
}

/** A source with all that is not told filled in. */
export function sourceOf<Told extends Pick<Source, 'id'> & Partial<Source>>(told: Told): Source & Told {
  return {
    title: 'A page',
    url: null,
    site: 'example.com',
    author: null,
    published_at: null,
    retrieved_at: '2026-05-04T10:00:00.000Z',
    kind: 'web',
    ours: false,
    language: null,
    license: null,
    also: [],
    hash: 'text' in told && typeof told.text === 'string' ? hashOf(told.text) : '',
    ...told,
  };
}

/** Options of a research that may use whatever it finds. */
export const ANYTHING: ResearchOptions = researchOptions.parse({});

/** A pasted note as research gets it. */
export function noteOf(text: string, title = ''): ReadyMaterial {
  return { kind: 'note', title, text, url: null, author: null, publishedAt: null, language: null, ours: true };
}
