import { OPINION_TEXTS } from '../../../texts/opinion.ts';
import type { HeldOpinion } from './hold-against.ts';

const LINES: Readonly<Record<HeldOpinion['outcome'], string>> = {
  objections: OPINION_TEXTS.stays,
  'nothing-found': OPINION_TEXTS.nothingFound,
  'no-claims': OPINION_TEXTS.noClaims,
  'no-sources': OPINION_TEXTS.noSources,
};

/** In one sentence or two, what came of holding the research against an opinion. */
export function lineOf({ outcome }: HeldOpinion): string {
  return LINES[outcome];
}
