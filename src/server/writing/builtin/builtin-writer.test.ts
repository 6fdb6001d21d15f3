import { describe, expect, it } from 'vitest';
import { sharedRuns } from '../../../../test/support/overlap.ts';
import { proseOf } from '../../../../test/support/prose.ts';
import { WRITING_CASES } from '../../../../test/support/writing-cases/all-cases.ts';
import { findGaps } from '../../../core/formats/layout/gaps.ts';
import { withoutPrintedLabels } from '../../../core/formats/printed-labels.ts';
import { findFormat, FORMATS } from '../../../core/formats/registry.ts';
import { countWords } from '../../../core/rules/text.ts';
import { withoutForeignLinks } from '../model/foreign-links.ts';
import type { Assignment, PieceRef, PlannedPiece, WrittenPiece } from '../writer.ts';
import { createBuiltinWriter } from './builtin-writer.ts';
import { writesEnglish } from './desk.ts';
import { splitSentences } from './text/sentences.ts';

const signal = new AbortController().signal;
const writer = createBuiltinWriter();
const EVERY_PIECE: readonly PieceRef[] = FORMATS.flatMap(({ label }) =>
  [1, 2, 3].map((variant) => ({ format: label, variant })),
);

interface Written extends WrittenPiece {
  readonly piece: PlannedPiece;
}

async function writeAll(assignment: Assignment): Promise<Written[]> {
  const plan = await writer.plan(assignment, EVERY_PIECE, { signal });
  return await Promise.all(
    plan.pieces.map(async (piece) => ({ piece, ...(await writer.write(assignment, plan, piece, { signal })) })),
  );
}

function siblingPairs(written: readonly Written[]): [Written, Written][] {
  return written.flatMap((one, at) =>
    written
      .slice(at + 1)
      .flatMap((other): [Written, Written][] => (one.piece.format === other.piece.format ? [[one, other]] : [])),
  );
}

const SHORT_FORMATS: ReadonlySet<string> = new Set([
  'X Post',
  'Google Search Ad',
  'Meta Ad',
  'Short Content Script',
  'LinkedIn Post',
  'Instagram Carousel',
]);

const ADS: ReadonlySet<string> = new Set(['Google Search Ad', 'Meta Ad']);

/** How the sentences of an opinion and the items of its list begin, in their order. */
function beginningsIn(opinion: string): string[] {
  const unmarked = opinion.replace(/^(?:[-–*•·]|#+|\d{1,2}[.)])\s+/gmu, '');
  return splitSentences(unmarked).map((sentence) => read(sentence).slice(0, 24).trim());
}

/** As a reader sees it: one space between words, no backslash that keeps a line from being read as structure. */
function read(text: string): string {
  return text.replace(/^\\+/gmu, '').replace(/\s+/gu, ' ').trim();
}

/** As `read`, without the signs that a title or topic loses, and without regard to case. */
function plain(text: string): string {
  return read(text.replace(/(?:https?:\/\/|www\.)\S*/giu, ' ').replace(/[`*_|\\[\](){}<>#^~“”]/gu, ' ')).toLowerCase();
}

describe.each(WRITING_CASES)('$name', ({ assignment }) => {
  const written = writeAll(assignment);
  const each = async (check: (piece: Written, name: string) => void): Promise<void> => {
    for (const one of await written) check(one, `${one.piece.format} ${one.piece.variant}\n${one.text}`);
  };

  it('breaks no hard rule of any format', () =>
    each(({ piece, text }, name) => {
      const broken = findFormat(piece.format)
        ?.check(text)
        .filter(({ status }) => status === 'fail');
      expect(broken, name).toEqual([]);
    }));

  it('quotes nobody but the ledger, letter by letter', () => {
    const { ledger, sources, topic, opinion } = assignment;
    const given = [...ledger.map(({ quote }) => quote), ...sources.map(({ title }) => title), topic, opinion];
    const known = plain([...given, 'our working notes'].join('\n'));
    return each(({ text }, name) => {
      for (const [, words = ''] of text.matchAll(/“([^“”]+)”/gu)) {
        expect(known, name).toContain(plain(words.replace(/…$/u, '')));
      }
    });
  });

  it('states nothing that a person would have to check', () =>
    each(({ flags }, name) => expect(flags, name).toEqual([])));

  it('tells which claims it quotes, in the order of the text', () =>
    each(({ text, citations }, name) => {
      const quotes = citations.map(({ claim_id }) => assignment.ledger.find(({ id }) => id === claim_id)?.quote ?? '');
      const places = quotes.map((quote) => text.indexOf(quote));
      expect(places, name).toEqual(places.toSorted((one, other) => one - other));
      expect(
        places.every((place) => place >= 0),
        name,
      ).toBe(true);
      const quoted = assignment.ledger.filter(({ quote }) => text.includes(quote));
      expect(citations.length, name).toBe(quoted.length);
    }));

  it('tells which sentences say a point of the opinion, as they stand and without the label of a field', () =>
    each(({ piece, text, stance }, name) => {
      const format = findFormat(piece.format);
      if (!format) throw new Error(`${piece.format} is no format`);
      const unlabelled = withoutPrintedLabels(text, format);
      const ids = assignment.points.map(({ id }) => id);
      for (const { pointId, sentence } of stance) {
        expect(unlabelled.includes(sentence), `${sentence}\n${name}`).toBe(true);
        expect(ids, name).toContain(pointId);
      }
    }));

  it('lets the author be heard in the author’s own words', () => {
    const beginnings = beginningsIn(assignment.opinion);
    return each(({ piece, text }, name) => {
      // Short siblings begin with another thought each; whatever has room begins where the author did.
      // An ad says whole sentences alone, whichever fit.
      const anywhere = ADS.has(piece.format) || (piece.variant > 1 && SHORT_FORMATS.has(piece.format));
      const may = anywhere ? beginnings : beginnings.slice(0, 1);
      // A title begins with a capital and ends without a full stop.
      const heard = may.some((words) => read(text).toLowerCase().includes(words.toLowerCase().replace(/\.$/u, '')));
      expect(heard || may.length === 0, name).toBe(true);
    });
  });

  it('says nothing twice in a piece', () =>
    each(({ piece, text }, name) => {
      const sentences = proseOf(piece.format, text)
        .flatMap((block) => splitSentences(block))
        .filter((sentence) => countWords(sentence) > 4 && !/^\(|\[Add: /u.test(sentence));
      const opinion = read(assignment.opinion);
      const own = sentences.filter((sentence) => !opinion.includes(read(sentence)));
      expect(own.length, name).toBe(new Set(own).size);
    }));

  it('gives siblings words of their own, labels and gaps included', async () => {
    const { opinion, topic } = assignment;
    // In another language than its own the writer cannot even vary what stands beside the title.
    const given = writesEnglish(assignment) ? [opinion] : [opinion, topic];
    for (const [one, other] of siblingPairs(await written)) {
      const name = `${one.piece.format}\n${one.text}\n-----\n${other.text}`;
      expect(sharedRuns(one.text, other.text, given), name).toBeLessThanOrEqual(0.2);
    }
  });

  it('asks for nothing twice', () =>
    each(({ text }, name) => {
      const gaps = findGaps(text).map(({ what }) => what);
      expect(
        gaps.filter((gap, at) => gaps.indexOf(gap) !== at && gap !== 'link'),
        name,
      ).toEqual([]);
    }));

  it('links to nobody but its sources and what the author gave', () =>
    each(({ text }, name) => expect(withoutForeignLinks(text, assignment), name).toBe(text)));

  it('borrows a quarter of a piece at most', () =>
    each(({ text, outlineSources }, name) => {
      if (outlineSources !== null) return;
      const borrowed = assignment.ledger.filter(({ quote }) => text.includes(quote));
      const words = borrowed.reduce((sum, { quote }) => sum + countWords(quote), 0);
      expect(words / countWords(text), name).toBeLessThanOrEqual(0.25);
    }));

  it('calls an outline so beside the text, never in it, and leaves gaps in each', () =>
    each(({ text, outlineSources }, name) => {
      expect(text, name).not.toMatch(/^Outline/u);
      if (outlineSources !== null) expect(findGaps(text).length, name).toBeGreaterThan(0);
    }));
});
