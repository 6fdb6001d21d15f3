import type { Dossier } from '../subject/dossier.ts';
import { evidenceOf, ownTexts, standsIn } from './evidence.ts';
import { blankFlags, maskStructure } from './mask-structure.ts';
import { readFacts } from './read-facts.ts';
import type { Verdict } from './verdict.ts';

const SAYS_SO = /\bno sources?\b/i;

/** A job on nothing: no source, no claim, no citation, no figure, and the brief says so. One check a job. */
export function judgeAbstention(dossier: Dossier): Verdict {
  const { name, job, sources, claims, outputs, given } = dossier;
  const brief = job.research_results?.wiki_content ?? '';
  const evidence = evidenceOf(ownTexts(given));
  const faults: string[] = [];
  if (job.status !== 'completed') faults.push(`ended ${job.status}`);
  if (sources.length > 0) faults.push(`has ${sources.length} sources: ${sources.map(({ title }) => title).join('; ')}`);
  if (claims.length > 0) faults.push(`has ${claims.length} claims`);
  if (!SAYS_SO.test(brief)) faults.push('does not say in the brief that there is no source');
  if (/\[\d+\]/.test(brief)) faults.push('cites in the brief');
  if (outputs.length === 0) faults.push('has no pieces');
  for (const { format, citations, content } of outputs) {
    const text = blankFlags(content ?? '');
    if (citations.length > 0) faults.push(`${format} has citations`);
    if (/\[{1,2}\d{1,3}\]|https?:/.test(text)) faults.push(`${format} cites or links`);
    const untraced = readFacts(maskStructure(text, dossier)).filter((fact) => !standsIn(fact, evidence));
    if (untraced.length > 0) faults.push(`${format} has figures: ${untraced.map((fact) => fact.text).join('; ')}`);
  }
  return { checked: 1, faults: faults.length === 0 ? [] : [`${name}: ${faults.join(', ')}`] };
}
