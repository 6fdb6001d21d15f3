import { clashingTerm, longTerm, TERM_LIMITS } from '../../../core/rules/terms.ts';
import { shorten } from '../../../core/rules/text.ts';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { readTerms, type VoiceDetails } from './persona.ts';

const { voice: texts } = PERSONA_TEXTS;

export interface TermProblems {
  readonly banned: string | null;
  readonly required: string | null;
}

export function checkTerms({ bannedTerms, requiredTerms }: VoiceDetails): TermProblems {
  const [banned, required] = [readTerms(bannedTerms), readTerms(requiredTerms)];
  const clash = clashingTerm(banned, required);
  return {
    banned: problemOf(banned),
    required: problemOf(required) ?? (clash === undefined ? null : texts.inBoth(clash)),
  };
}

function problemOf(terms: readonly string[]): string | null {
  const long = longTerm(terms);
  if (long !== undefined) return texts.tooLong(shorten(long, 24), TERM_LIMITS.length);
  return terms.length > TERM_LIMITS.perList ? texts.tooMany(terms.length, TERM_LIMITS.perList) : null;
}
