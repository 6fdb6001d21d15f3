import { textTokens } from '../../llm/expected-tokens.ts';
import { promptPrefix } from '../../writing/model/prompts/prompt-prefix.ts';
import type { Assignment, PersonaVoice } from '../../writing/writer.ts';
import { atBothEnds, type Range } from './range.ts';
import { TYPICAL } from './typical-usage.data.ts';

const NOBODY: PersonaVoice = {
  name: '',
  audience: '',
  tone: 'professional',
  objectives: [],
  language: null,
  website: null,
  bannedTerms: [],
  requiredTerms: [],
  preferredTerms: [],
  approvedFacts: [],
  voiceSamples: [],
  styleProfile: '',
};

/** Tokens that all calls of the writer begin with, but for opinion and claims: exactly, once it is known who speaks. */
export async function openingSize(persona: PersonaVoice | null): Promise<Range> {
  const nothing: Assignment = {
    topic: '',
    persona: persona ?? NOBODY,
    language: null,
    opinion: '',
    points: [],
    sources: [],
    ledger: [],
    brief: '',
    texts: new Map(),
  };
  const { system, shared } = await promptPrefix(nothing, { memory: null });
  const instructions = textTokens(system);
  if (persona) return atBothEnds(() => instructions + textTokens(shared));
  return atBothEnds((end) => instructions + TYPICAL.prefix.persona[end]);
}
