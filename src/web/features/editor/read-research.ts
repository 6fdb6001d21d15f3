import type { Source } from '../../../core/contracts/research.ts';
import { MESSAGES } from '../../../core/rules/messages.ts';

export interface Research {
  /** Markdown. */
  readonly text: string;
  readonly sources: readonly Source[];
}

/**
 * The research of a job, whichever form it has: text, or an object with `wiki_content`, `combined_results.wiki_content` or
 * `research_summary`.
 */
export function readResearch(results: unknown): Research {
  if (typeof results === 'string') return { text: results.trim() || MESSAGES.researchDefault, sources: [] };
  if (!isRecord(results)) return { text: MESSAGES.researchDefault, sources: [] };
  const combined = isRecord(results['combined_results']) ? results['combined_results']['wiki_content'] : null;
  const texts = [results['wiki_content'], combined, results['research_summary']];
  const text = texts.find((candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '');
  const sources = Array.isArray(results['sources']) ? results['sources'].filter(isSource) : [];
  return { text: text ?? MESSAGES.researchDefault, sources };
}

function isSource(value: unknown): value is Source {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['title'] === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
