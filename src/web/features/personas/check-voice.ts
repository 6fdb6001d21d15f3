import { findTerms } from '../../../core/checks/terms.ts';
import { TEXT_LIMITS, VOICE_LIMITS } from '../../../core/rules/limits.ts';
import { clashingTerm, TERM_LIMITS } from '../../../core/rules/terms.ts';
import { countCharacters, isLongerThan, shorten } from '../../../core/rules/text.ts';
import { VOICE_TEXTS as texts } from '../../texts/voice.ts';
import { readLines, type VoiceDetails } from './persona.ts';

/** What is wrong with each field, null where all is well. */
export interface VoiceProblems {
  readonly objectives: string | null;
  readonly banned: string | null;
  readonly required: string | null;
  readonly preferred: string | null;
  readonly facts: string | null;
  /** In the order of the samples. */
  readonly samples: readonly (string | null)[];
  readonly profile: string | null;
}

interface Limits {
  readonly most: number;
  readonly longest: number;
}

const TERMS: Limits = { most: TERM_LIMITS.perList, longest: TERM_LIMITS.length };
/** Lists of a persona as the wire takes them. */
export const OBJECTIVES: Limits = { most: 20, longest: TEXT_LIMITS.objective };
export const FACTS: Limits = { most: VOICE_LIMITS.approvedFacts, longest: TEXT_LIMITS.approvedFact };

export function checkVoice(voice: VoiceDetails): VoiceProblems {
  const [banned, required, preferred] = [voice.bannedTerms, voice.requiredTerms, voice.preferredTerms].map(readLines);
  return {
    objectives: listProblem(readLines(voice.objectives), OBJECTIVES),
    banned: listProblem(banned ?? [], TERMS),
    required: wantedProblem(required ?? [], banned ?? []),
    preferred: wantedProblem(preferred ?? [], banned ?? []),
    facts: listProblem(readLines(voice.approvedFacts), FACTS),
    samples: voice.voiceSamples.map((sample) => textProblem(sample, TEXT_LIMITS.voiceSample)),
    profile: textProblem(voice.styleProfile, TEXT_LIMITS.styleProfile),
  };
}

export function hasProblem({ samples, ...fields }: VoiceProblems): boolean {
  return [...samples, ...Object.values(fields)].some((problem) => problem !== null);
}

function listProblem(items: readonly string[], { most, longest }: Limits): string | null {
  const long = items.find((item) => isLongerThan(item, longest));
  if (long !== undefined) return texts.tooLong(shorten(long, 24), longest);
  return items.length > most ? texts.tooMany(items.length, most) : null;
}

/** A term that shall be used must not be banned, nor hold what is. */
function wantedProblem(wanted: readonly string[], banned: readonly string[]): string | null {
  const wrong = listProblem(wanted, TERMS);
  if (wrong !== null) return wrong;
  const clash = clashingTerm(banned, wanted);
  if (clash !== undefined) return texts.inBoth(clash);
  for (const term of wanted) {
    const [held] = findTerms(term, banned);
    if (held) return texts.holds(term, held.term);
  }
  return null;
}

function textProblem(text: string, longest: number): string | null {
  const trimmed = text.trim();
  return isLongerThan(trimmed, longest) ? texts.tooMuch(countCharacters(trimmed), longest) : null;
}
