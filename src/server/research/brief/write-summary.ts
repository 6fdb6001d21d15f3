import { shorten } from '../../../core/rules/text.ts';
import type { BriefInput } from './write-brief.ts';

/** Longest summary in characters, as the wire promises. */
const MAX_CHARACTERS = 600;

/** The findings in a few lines of plain text. */
export function writeSummary({ sources, ledger, notes }: Omit<BriefInput, 'topic'>): string {
  const best = ledger[0];
  const parts = [read(sources.map((source) => source.title)), ...notes];
  if (best) parts.splice(1, 0, `“${best.quote}”`);
  return shorten(parts.join(' '), MAX_CHARACTERS);
}

function read(titles: readonly string[]): string {
  if (titles.length === 0) return 'No sources: nothing is cited.';
  return `${titles.length === 1 ? '1 source' : `${titles.length} sources`}: ${titles.join('; ')}.`;
}
