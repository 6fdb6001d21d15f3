import { OPINION_TEXTS } from '../../../texts/opinion.ts';
import type { HeldOpinion, HeldPoint } from './hold-against.ts';
import { lineOf } from './opinion-line.ts';

/** The section as it is copied and kept with the brief, whose numbers it uses. */
export function opinionMarkdown(held: HeldOpinion): string {
  const spokenAgainst = held.points.filter(({ objections }) => objections.length > 0);
  return [`## ${OPINION_TEXTS.title}`, ...spokenAgainst.flatMap(describe), lineOf(held)].join('\n\n');
}

function describe({ text, objections }: HeldPoint): string[] {
  const quotes = objections.map(({ claim, number }) => `- “${claim.quote.replace(/\s+/gu, ' ')}” [${number}]`);
  return [`> ${text}`, OPINION_TEXTS.against, quotes.join('\n')];
}
