import { composePiece } from './compose-piece.ts';
import { withManners } from './manners.ts';
import type { Manners } from './manners.ts';
import { noteClaims } from './note-claims.ts';
import type { PromptReading } from './read-prompt.ts';

/** What a dutiful but dull model answers, with the bad manners that it is told to have. */
export function answerPrompt(reading: PromptReading, manners: Manners = { manners: [], stubborn: false }): string {
  switch (reading.task) {
    case 'ask':
      return questionsFor(reading);
    case 'plan':
      return planFor(reading);
    case 'check':
    case 'mend':
      return verdictsFor(reading, manners);
    case 'claims':
    case 'quotes':
      return notesFor(reading, manners);
    case 'fast':
      return `<notes>One idea: ${reading.topic}.</notes>\n${withManners(composePiece(reading), reading, manners)}`;
    case 'draft':
    case 'edit':
      return withManners(composePiece(reading), reading, manners);
    default:
      return 'All is well.';
  }
}

/** Small talk unless it was told how to take notes. */
function notesFor(reading: PromptReading, { notes = null, stubborn }: Manners): string {
  if (notes === null) return 'All is well.';
  const isMended = reading.task === 'quotes' && !stubborn;
  return JSON.stringify({ claims: isMended ? [] : noteClaims(reading, notes) });
}

function questionsFor({ topic, facts }: PromptReading): string {
  const findings = facts.slice(0, 3).map(({ source, quote }) => ({ source, words: quote }));
  return JSON.stringify({
    findings,
    questions: [`What did you try about ${topic} that failed?`, 'What do you refuse to do?'],
  });
}

const WAYS_IN = ['A Monday morning', 'The question first', 'What went wrong', 'One small step', 'The figure alone'];

function planFor(reading: PromptReading): string {
  const { topic, audience, opinion, points, facts } = reading;
  const pieces = reading.pieces.map(({ number, variant }) => ({
    number,
    angle: `${WAYS_IN[(number + variant - 2) % WAYS_IN.length]} ${number}`,
    first_line: `${topic}: way ${number}.`,
    how: `It takes ${topic} that way.`,
    leaves_out: 'All else.',
  }));
  const [fact] = facts;
  const page = {
    idea: opinion || `${topic} matters to ${audience}.`,
    reader: 'A desk on a Monday.',
    proof: fact ? [{ source: fact.source, words: fact.quote }] : [],
    everybody_uses: '',
    objection: 'Others see it otherwise.',
    answer: 'They may be right where we have not looked.',
    tomorrow: 'Ask one colleague.',
    own_words: points.slice(0, 1).map(({ text }) => text),
    not_to_claim: ['What customers say.'],
    against: [],
  };
  return JSON.stringify({ ...page, pieces }, null, 2);
}

/** All that rests on a passage is fine; what has a problem is left out, unless the model is stubborn. */
function verdictsFor({ sentences }: PromptReading, { stubborn }: Manners): string {
  const judged = sentences.flatMap(({ number, hasPassage, problem }) => {
    if (problem !== '') return [{ n: number, verdict: 'unsupported', ...(stubborn ? {} : { instead: '' }) }];
    return hasPassage ? [{ n: number, verdict: 'supported' }] : [];
  });
  return JSON.stringify({ sentences: judged });
}
