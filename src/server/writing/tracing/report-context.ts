import { asWords } from '../../../core/text/plain-words.ts';
import { foreignAddressesIn } from '../../../core/checks/foreign-addresses.ts';
import type { ReportContext } from '../../../core/reports/report.ts';
import { givenAddresses } from '../model/given-addresses.ts';
import type { Assignment } from '../writer.ts';
import { jobEvidence } from './job-evidence.ts';
import { untracedFacts } from './untraced-facts.ts';

/**
 * What the pieces of a job are judged by. It holds what was made of the user's material and not the assignment itself, so
 * that it can be kept when that is gone. Long material takes seconds.
 */
export function reportContextOf(assignment: Assignment): ReportContext {
  const { persona, language, opinion, topic } = assignment;
  const evidence = jobEvidence(assignment);
  const given = givenAddresses(assignment);
  return {
    language,
    terms: { banned: persona.bannedTerms, required: persona.requiredTerms },
    opinion,
    topic,
    evidence: {
      untraced: (text) => untracedFacts(text, evidence),
      foreign: (text) => foreignAddressesIn(text, given),
      says: (words) => evidence.all.says(asWords(words)),
    },
  };
}
