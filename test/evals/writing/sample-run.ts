import type { StoredSource } from '../../../src/server/research/findings.ts';
import type { WritingRun } from './writing-run.ts';

const ARTICLE =
  'Rye bread is a bread made of rye flour. It is dark and heavy. A loaf of rye bread keeps for 9 days in a linen bag. Bakers in the north let the dough rest overnight.';
const NOTE = 'We bake rye bread on Tuesdays and Fridays. Last winter 140 customers a week came for it.';

/** A flawless record made by hand: what the judges must find nothing wrong with. */
export const SAMPLE_RUN: WritingRun = {
  given: {
    id: 'sample',
    topic: 'How to store rye bread',
    english: true,
    brand: 'North Oven',
    audience: 'small bakery owners',
    tone: 'casual',
    search: 'wikipedia',
    pieces: { 'X Post': 2 },
    opinion: 'Plastic bags ruin good bread. Nobody who bakes would wrap a warm loaf in foil.',
    notes: [{ title: 'Oven diary', text: NOTE }],
    pages: [],
  },
  sources: [
    sourceOf({ id: 's1', title: 'Rye bread', kind: 'encyclopaedia', site: 'Wikipedia', text: ARTICLE }),
    sourceOf({ id: 's2', title: 'Oven diary', kind: 'material', site: '', ours: true, text: NOTE }),
  ],
  pieces: [
    {
      format: 'X Post',
      variant: 1,
      angle: 'A question',
      outline: null,
      text: `How to store rye bread

Plastic bags ruin good bread. Does your kitchen agree? Ask the person who cuts it first, and write the answer down before lunch.

“A loaf of rye bread keeps for 9 days in a linen bag.” (Wikipedia, “Rye bread”)`,
    },
    {
      format: 'X Post',
      variant: 2,
      angle: 'The opinion first',
      outline: null,
      text: `Nobody who bakes would wrap a warm loaf in foil.

Where do you disagree? Name the loaf, name the shelf, and tell us what became of it on the last day.

“We bake rye bread on Tuesdays and Fridays.” (our notes, “Oven diary”)`,
    },
  ],
};

/** The same with nothing to go by. */
export const EMPTY_RUN: WritingRun = {
  given: { ...SAMPLE_RUN.given, id: 'empty', opinion: '', notes: [] },
  sources: [],
  pieces: [
    {
      format: 'X Post',
      variant: 1,
      angle: 'A question',
      outline: { sources: 0, gaps: 1 },
      text: `How to store rye bread

[Add: the first thing that you would tell a friend about it]`,
    },
  ],
};

/** The same in a language that the writer has no words for. */
export const FOREIGN_RUN: WritingRun = {
  given: { ...EMPTY_RUN.given, id: 'foreign', topic: 'Wie man Roggenbrot lagert', english: false },
  sources: [],
  pieces: EMPTY_RUN.pieces.map((piece) => ({
    ...piece,
    text: piece.text.replace('How to store rye bread', 'Wie man Roggenbrot lagert'),
  })),
};

function sourceOf(
  told: Pick<StoredSource, 'id' | 'title' | 'kind' | 'site' | 'text'> & Partial<StoredSource>,
): StoredSource {
  return {
    ours: false,
    url: null,
    author: null,
    published_at: null,
    retrieved_at: '2026-05-04T10:00:00.000Z',
    language: 'en',
    license: null,
    also: [],
    hash: '',
    ...told,
  };
}
