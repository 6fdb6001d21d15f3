import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../test/support/writing-cases/writing-case.ts';
import { countWords } from '../../../core/rules/text.ts';
import type { PlannedPiece } from '../writer.ts';
import { ANGLE_NAMES, type Angle } from './angles/angle.ts';
import type { MadeText } from './makers.ts';
import { writePiece } from './write-piece.ts';

const long = (subject: string): string =>
  `${subject} of our choir were asked in the spring of last year whether they would come back for another season of singing in the loft, and while some hesitated, nearly all of the older ones said in the end that they would.`;
const short = 'A choir of 40 people fits into the loft.';
/** Long enough for one long quotation beside it, too short for two. */
const OPINION =
  `Anybody can learn to sing by ear. ${'A choir that asks its singers for nothing but an evening of the week will find that most of them bring a friend before long. '.repeat(4)}`.trim();

const write = (quotes: readonly string[], choice?: Choice): string => made(quotes, choice).text;

function made(quotes: readonly string[], { angle = 'question', format = 'Email Newsletter' }: Choice = {}): MadeText {
  const { assignment } = writingCase('choir', {
    topic: 'Our choir',
    opinion: OPINION,
    sources: [{ kind: 'web', title: 'Choirs', site: 'choirs.example', quotes }],
  });
  const claimIds = assignment.ledger.map(({ id }) => id);
  const piece: PlannedPiece = { format, variant: 1, angle: ANGLE_NAMES[angle], claimIds };
  return writePiece(assignment, piece);
}

interface Choice {
  readonly angle?: Angle;
  readonly format?: string;
}

describe('what a long piece borrows', () => {
  it('is a quarter of its words at most: it gives up quotations until that holds', () => {
    const quotes = [long('The altos'), long('The basses')];
    const text = write(quotes);
    expect(text).toContain(quotes[0]);
    expect(text).not.toContain(quotes[1]);
    expect(countWords(quotes[0] ?? '') / countWords(text)).toBeLessThanOrEqual(0.25);
  });

  it('keeps what leads, and drops what says least in particular first', () => {
    const plain =
      'Choirs in small parishes like this one tend to meet in the evening hours of an ordinary weekday, in a hall with a piano, a kettle and a row of coats along the wall, from early autumn to late spring.';
    const cause = 'Many parents stop coming because rehearsals begin late.';
    const text = write([long('The altos'), plain, cause]);
    expect(text).toContain(long('The altos'));
    expect(text).not.toContain(plain);
    expect(text).toContain(cause);
  });

  it('is the shortest quotation there is where all that was planned is too long', () => {
    const { assignment } = writingCase('choir', {
      topic: 'Our choir',
      sources: [{ kind: 'web', title: 'Choirs', site: 'choirs.example', quotes: [long('The altos'), short] }],
    });
    const planned = assignment.ledger.slice(0, 1).map(({ id }) => id);
    const { text } = writePiece(assignment, {
      format: 'Email Newsletter',
      variant: 3,
      angle: ANGLE_NAMES.question,
      claimIds: planned,
    });
    const borrowed = [long('The altos'), short].filter((quote) => text.includes(quote));
    expect(borrowed).toHaveLength(1);
    expect(countWords(borrowed[0] ?? '') / countWords(text)).toBeLessThanOrEqual(0.25);
  });
});

it('gives an outline where there is nothing to quote', () => {
  expect(made([]).outlineSources).toBe(0);
});
