import { ANGLES } from '../../../src/core/rules/angles.ts';
import { composePiece } from './compose-piece.ts';
import { withManners } from './manners.ts';
import type { Manners } from './manners.ts';
import { noteClaims } from './note-claims.ts';
import type { PromptReading } from './read-prompt.ts';

/** What a dutiful but dull model answers, with the bad manners that it is told to have. */
export function answerPrompt(reading: PromptReading, manners: Manners = { manners: [], stubborn: false }): string {
  if (reading.task === 'plan') return planFor(reading);
  if (reading.task === 'claims' || reading.task === 'quotes') return notesFor(reading, manners);
  if (reading.task === 'other') return 'All is well.';
  return withManners(composePiece(reading), reading, manners);
}

/** Small talk unless it was told how to take notes. */
function notesFor(reading: PromptReading, { notes = null, stubborn }: Manners): string {
  if (notes === null) return 'All is well.';
  const isMended = reading.task === 'quotes' && !stubborn;
  return JSON.stringify({ claims: isMended ? [] : noteClaims(reading, notes) });
}

function planFor(reading: PromptReading): string {
  const angles = ANGLES.filter(({ needs }) => needs === null);
  const pieces = reading.pieces.map(({ number, format, variant }) => {
    const angle = angles[(number + variant - 2) % angles.length]?.name;
    const claims = [0, 1, 2].flatMap((step) => reading.claims[(number - 1 + step) % reading.claims.length]?.id ?? []);
    const points = [reading.points[(number - 1) % reading.points.length]?.id ?? []].flat();
    const hook = `${reading.topic}: ${angle} (${format} ${variant}).`;
    return { number, angle, approach: `It takes ${reading.topic} that way.`, hook, claims, points };
  });
  const messages = [`${reading.topic} matters to ${reading.audience}.`, reading.opinion].filter(Boolean);
  return JSON.stringify({ objections: [], messages, pieces }, null, 2);
}
